# Each target only calls a script, so that everything also works where make is missing.
.PHONY: run build test eval model lexicon fuzz bench install lint screenshots clean

run:
	@Scripts/run
build:
	@Scripts/build
test:
	@Scripts/test
eval:
	@Scripts/eval
model:
	@Scripts/model
lexicon:
	@Scripts/lexicon
fuzz:
	@Scripts/fuzz
bench:
	@Scripts/bench
install:
	@Scripts/install
lint:
	@Scripts/lint
screenshots:
	@Scripts/screenshots
clean:
	rm -rf .build
