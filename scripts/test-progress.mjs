// What the two test runners print while `npm test` runs, a line for each file or test, and what they report to it at the
// end, as JSON in the file that TEST_REPORT names.
import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';

const seconds = (milliseconds) => `${(milliseconds / 1000).toFixed(1)} s`;

/** Prints and collects what one part of the run does. */
class Progress {
  #begun = 0;
  #report = { passed: 0, failures: [], flaky: 0, files: {} };

  constructor(part) {
    this.part = part;
  }

  begin(total, note = '') {
    this.total = total;
    console.log(`\n── ${this.part}: ${total}${note}`);
  }

  /** One of `total` has ended. */
  ended(name, milliseconds, { passed, failures, flaky = 0 }, file = name) {
    this.#begun += 1;
    const mark = failures.length > 0 ? '✘' : '✓';
    console.log(`${mark} ${this.part} ${this.#begun}/${this.total}  ${name}  ${seconds(milliseconds)}`);
    for (const failure of failures) console.log(`\n${failure}\n`);
    this.#report.passed += passed;
    this.#report.flaky += flaky;
    this.#report.failures.push(...failures);
    this.#report.files[file] = (this.#report.files[file] ?? 0) + milliseconds;
  }

  failed(message) {
    console.log(message);
    this.#report.failures.push(message);
  }

  finish() {
    if (process.env.TEST_REPORT) writeFileSync(process.env.TEST_REPORT, JSON.stringify(this.#report));
  }
}

/** The messages of a test's errors, with where they were thrown in our own files. */
function describeErrors(errors = []) {
  return errors
    .map(({ message, diff, stack = '' }) => {
      const place = stack
        .split('\n')
        .filter((line) => /^\s+at /.test(line) && !line.includes('node_modules'));
      return [message, diff, ...place.slice(0, 4)].filter(Boolean).join('\n');
    })
    .join('\n');
}

/** A reporter of vitest. */
export default class VitestProgress {
  #progress = new Progress('unit and API tests');

  onInit({ config }) {
    this.seed = config.sequence.seed;
  }

  onTestRunStart(specifications) {
    this.#progress.begin(specifications.length, ` (TEST_SEED=${this.seed})`);
  }

  onTestModuleEnd(module) {
    const path = relative(process.cwd(), module.moduleId);
    const tests = [...module.children.allTests()];
    const failed = tests.filter((test) => test.result().state === 'failed');
    const failures = [
      ...failed.map((test) => `FAILED ${path} › ${test.fullName}\n${describeErrors(test.result().errors)}`),
      ...(module.errors().length > 0 ? [`FAILED ${path}\n${describeErrors(module.errors())}`] : []),
      ...[...module.children.allSuites()]
        .filter((suite) => suite.errors().length > 0)
        .map((suite) => `FAILED ${path} › ${suite.fullName}\n${describeErrors(suite.errors())}`),
    ];
    const passed = tests.filter((test) => test.result().state === 'passed').length;
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    this.#progress.ended(path, duration + collectDuration + setupDuration, { passed, failures });
  }

  onTestRunEnd(_modules, errors) {
    for (const error of errors) this.#progress.failed(`FAILED outside any test\n${describeErrors([error])}`);
    this.#progress.finish();
  }
}

/** A reporter of Playwright: its file exports this alone (scripts/browser-progress.mjs). */
export class PlaywrightProgress {
  #progress = new Progress('browser tests');

  printsToStdio() {
    return true;
  }

  onBegin(_config, suite) {
    this.#progress.begin(suite.allTests().length);
  }

  onTestEnd(test, { status, retry, duration, errors }) {
    const [, project, ...names] = test.titlePath();
    const name = `[${project}] ${names.join(' › ')}`;
    const file = relative(process.cwd(), test.location.file);
    // The second try only tells a failing test from a flaky one; both fail the run.
    if (retry > 0) {
      if (status === 'passed') this.#progress.failed(`Flaky, passed at the second try: ${name}`);
      return;
    }
    const failures = status === test.expectedStatus ? [] : [`FAILED ${name}\n${describeErrors(errors)}`];
    this.#progress.ended(name, duration, { passed: failures.length > 0 ? 0 : 1, failures }, file);
  }

  onError(error) {
    this.#progress.failed(`FAILED outside any test\n${describeErrors([error])}`);
  }

  onEnd() {
    this.#progress.finish();
  }
}
