# Each target only calls a script, so that everything also works where make is missing.
.PHONY: run build test bench install lint lexicon screenshots clean

run:
	@Scripts/run
build:
	@Scripts/build
test:
	@Scripts/test
bench:
	@Scripts/bench
install:
	@Scripts/install
lint:
	@Scripts/lint
lexicon:
	@Scripts/lexicon
screenshots:
	@Scripts/screenshots
clean:
	rm -rf .build
