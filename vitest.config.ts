import { createHash, randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification, type Vite } from 'vitest/node';

/** The run prints it: TEST_SEED=… repeats the order of files and tests. */
const seed = Number(process.env.TEST_SEED ?? randomInt(1e6));

/**
 * What mocks a module, or does not run as in production, needs an import of its own; every other file shares what its
 * worker has imported.
 */
const ISOLATED = '**/*.isolated.test.ts';

/**
 * Draws the order of files anew: no file may lean on another. One project after the other, because a worker keeps what
 * it has imported only for the next file of the same project.
 */
class ShuffledFiles extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rankOf = ({ project, moduleId }: TestSpecification) =>
      `${project.name} ${createHash('sha1').update(`${seed} ${moduleId}`).digest('hex')}`;
    const ranks = new Map(files.map((file) => [file, rankOf(file)]));
    return [...files].sort((one, other) => (ranks.get(one)! < ranks.get(other)! ? -1 : 1));
  }
}

/**
 * What lists files is compiled anew each time: the list changes while the module stays. Projects that compile
 * differently do not take each other's modules.
 */
const compiledModules: Vite.Plugin = {
  name: 'compiled-modules',
  configureVitest({ experimental_defineCacheKeyGenerator: define }) {
    define(({ environment, sourceCode }) =>
      sourceCode.includes('import.meta.glob') ? false : JSON.stringify(environment.config.oxc));
  },
};

/**
 * What servers run: the pages that they render take a third of the work without what React and its likes check for
 * developers, which the tests of screens have.
 */
const IN_PRODUCTION = { NODE_ENV: 'production' };

export default defineConfig({
  plugins: [compiledModules],
  resolve: {
    alias: [
      // Without this, two copies of graphql meet: one by its ESM name and one by its CommonJS name.
      { find: /^graphql$/, replacement: fileURLToPath(import.meta.resolve('graphql/index.js')) },
    ],
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{rules,bench,client}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['client/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['server/testing/setup.ts', 'client/testing/setup.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        oxc: { jsx: { development: false } },
        test: {
          name: 'server',
          include: ['{server,migrations}/**/*.test.{ts,tsx}'],
          exclude: [...configDefaults.exclude, ISOLATED],
          // A Postgres with a migrated database, which the others need not wait for.
          globalSetup: 'server/testing/global-setup.ts',
          isolate: false,
          env: IN_PRODUCTION,
        },
      },
      {
        extends: true,
        test: { name: 'isolated', include: [ISOLATED], globalSetup: 'server/testing/global-setup.ts' },
      },
    ],
    // A single file starts sooner: what has not changed is not compiled again.
    experimental: { fsModuleCache: true },
    setupFiles: 'server/testing/setup.ts',
    // What hangs fails; what is slow beside other work does not.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    passWithNoTests: false,
    // What is waited for comes as soon as a busy machine allows.
    expect: { poll: { timeout: 15_000 } },
    sequence: { shuffle: { files: true, tests: true }, seed, sequencer: ShuffledFiles },
  },
});
