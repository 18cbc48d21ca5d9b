// Undoes everything that the benchmark starts or writes when it ends, including by a signal.

const steps = [];
let cleaning;

/** Registers a clean-up step. The steps run in reverse order. */
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

/** Runs all clean-up steps once; concurrent callers wait for the same run. */
export function cleanUp() {
  cleaning ??= runSteps();
  return cleaning;
}

/** Cleans up on Ctrl-C and SIGTERM too. */
export function cleanUpOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, async () => {
      console.error(`\n${signal}: stopping everything …`);
      await cleanUp();
      process.exit(130);
    });
  }
}
