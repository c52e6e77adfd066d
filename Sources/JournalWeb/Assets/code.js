// Everything here is convenience: each page works without it.

const find = (selector, root = document) => root.querySelector(selector)
const draftKey = 'yiju-sentence'

// Not `form.action` and `form.id`: fields of these names stand in for the properties.
const address = form => form.getAttribute('action')

// The key that confirms an input method's candidate must not send the sentence. Most browsers mark it; Safari ends the
// composition first, so the flag falls only after the key's own events.
let isComposing = false
addEventListener('compositionstart', () => { isComposing = true })
addEventListener('compositionend', () => setTimeout(() => { isComposing = false }))

addEventListener('keydown', event => {
  if (event.key !== 'Enter' || event.target.id !== 'sentence') return
  if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return
  if (event.isComposing || isComposing || event.keyCode === 229) return
  event.preventDefault()
  event.target.form.requestSubmit()
})

// Text areas grow with their text.
function fit(area) {
  area.style.height = 'auto'
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`
}

// What is being written outlives a reload, until the journal holds it.
function keep(area) {
  try {
    if (area.value) sessionStorage.setItem(draftKey, area.value)
    else sessionStorage.removeItem(draftKey)
  } catch { /* A browser that stores nothing only loses this comfort. */ }
}

function bringBack(area) {
  try {
    if (find('[data-notice=saved]')) sessionStorage.removeItem(draftKey)
    if (!area.value) area.value = sessionStorage.getItem(draftKey) ?? ''
  } catch { /* As above. */ }
}

// So do the changes on a card or a form, as long as the page is the same one: loading another forgets them.
const cardKey = 'yiju-card'
const cardFields = ['content', 'kind', 'mood', 'person', 'time', 'part-kind-1', 'part-kind-2']
const identity = form => address(form) + (form.elements.rawText?.value ?? '')

function keepCard(form) {
  const values = [...new FormData(form)].filter(([name]) => cardFields.includes(name))
  try { sessionStorage.setItem(cardKey, JSON.stringify([identity(form), values])) } catch { /* As above. */ }
}

function bringCardBack(form) {
  try {
    const [of, values] = JSON.parse(sessionStorage.getItem(cardKey)) ?? []
    if (form && of === identity(form)) for (const [name, value] of values) form.elements.namedItem(name).value = value
    else sessionStorage.removeItem(cardKey)
  } catch { /* As above. */ }
}

addEventListener('input', event => {
  if (event.target.form?.matches('#card')) keepCard(event.target.form)
  if (event.target.localName !== 'textarea') return
  fit(event.target)
  if (event.target.id === 'sentence') keep(event.target)
})

// A form is sent once. Its buttons are locked after the browser has read it, since a locked button is not part of a form.
const buttons = form => form.querySelectorAll('button')

function lock(form) {
  form.dataset.locked = ''
  setTimeout(() => {
    if (!('locked' in form.dataset)) return
    for (const button of buttons(form)) button.disabled = true
    const save = find('#save', form)
    if (!save || !form.dataset.busy) return
    save.dataset.words ??= save.textContent
    save.textContent = form.dataset.busy
  })
}

function unlock(form) {
  delete form.dataset.locked
  for (const button of buttons(form)) {
    button.disabled = false
    if (button.dataset.words) button.textContent = button.dataset.words
  }
}

addEventListener('pageshow', event => {
  if (event.persisted) document.querySelectorAll('form').forEach(unlock)
})

// A card is sent without leaving the page, so that a lost connection costs nothing. Sending it again is safe: it is one entry.
async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form))
  if (submitter?.name) body.set(submitter.name, submitter.value)
  lock(form)
  try {
    const answer = await fetch(address(form), { method: 'POST', body, signal: AbortSignal.timeout?.(30000) })
    if (answer.redirected) return location.assign(answer.url)
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
    if (!find('#card', page)) return refuse(form, find('h1', page)?.textContent ?? '', find('main p', page)?.textContent ?? '')
    find('main').replaceWith(document.adoptNode(find('main', page)))
    arrange()
    find('[aria-invalid], [role=alert]')?.focus()
  } catch {
    refuse(form, '', form.dataset.lost)
  }
}

function refuse(form, title, step) {
  find('#failure')?.remove()
  const alert = document.createElement('div')
  Object.assign(alert, { id: 'failure', className: 'alert', tabIndex: -1 })
  alert.setAttribute('role', 'alert')
  for (const words of [title, step].filter(Boolean)) alert.appendChild(document.createElement('p')).textContent = words
  form.before(alert)
  unlock(form)
  alert.focus()
}

addEventListener('submit', event => {
  const form = event.target
  if ('locked' in form.dataset) return event.preventDefault()
  if (form.matches('#card') && event.submitter?.value !== 'cancel') {
    event.preventDefault()
    send(form, event.submitter)
  } else {
    lock(form)
  }
})

// Settings apply at once.
addEventListener('change', event => {
  const form = event.target.form
  if (!form?.matches('#settings')) return
  if (event.target.name !== 'theme') return form.requestSubmit()
  const theme = event.target.value
  document.documentElement.dataset.theme = theme
  find('meta[name=color-scheme]').content = theme === 'system' ? 'light dark' : theme
  fetch(address(form), { method: 'POST', body: new URLSearchParams(new FormData(form)) }).catch(() => {})
})

function arrange() {
  const sentence = find('#sentence')
  if (sentence) bringBack(sentence)
  bringCardBack(find('#card'))
  document.querySelectorAll('textarea').forEach(fit)
  const palette = find('.palette')
  const face = find('.face input:checked')?.parentElement
  if (palette && face) palette.scrollLeft = face.offsetLeft - palette.clientWidth / 2
}

arrange()
// A reload says nothing about the last entry again. The notice with the undo button stays.
if (find('[data-notice=saved], [data-notice=restored]')) history.replaceState(null, '', location.pathname)
