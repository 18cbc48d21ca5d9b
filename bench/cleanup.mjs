// Whatever the benchmark starts or writes is undone when it ends, in whichever way it ends.

const steps = [];
let cleaning;

/** Remembers a step that undoes something. The steps run in the reverse order. */
export function defer(step) {
  steps.push(step);
}

export function isCleaning() {
  return cleaning !== undefined;
}

async function runSteps() {
  while (steps.length > 0) {
    try {
      await steps.pop()();
    } catch (error) {
      console.error(`Could not clean up: ${error.message}`);
      process.exitCode = 1;
    }
  }
}

/** Undoes everything; called twice, both callers wait for the same end. */
export function cleanUp() {
  cleaning ??= runSteps();
  return cleaning;
}

/** Ctrl-C and a polite kill clean up too. */
export function cleanUpOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      console.error(`\n${signal}: stopping everything …`);
      await cleanUp();
      process.exit(130);
    });
  }
}
