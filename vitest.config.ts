import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
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
        test: { name: 'rules and client', include: ['{rules,client,bench}/**/*.test.{ts,tsx}'] },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,migrations}/**/*.test.{ts,tsx}'],
          // A Postgres with a migrated database, which the others need not wait for.
          globalSetup: 'server/testing/global-setup.ts',
        },
      },
    ],
    // A single file starts sooner: what has not changed is not compiled again.
    experimental: { fsModuleCache: true },
    setupFiles: 'server/testing/setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    passWithNoTests: false,
    // What is waited for comes as soon as a busy machine allows.
    expect: { poll: { timeout: 15_000 } },
    // No test may lean on another. The run prints its seed: TEST_SEED=… repeats the order.
    sequence: {
      shuffle: { files: false, tests: true },
      seed: Number(process.env.TEST_SEED ?? randomInt(1e6)),
    },
  },
});
