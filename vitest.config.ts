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
    include: ['{server,rules,client,migrations,bench}/**/*.test.{ts,tsx}'],
    globalSetup: 'server/testing/global-setup.ts',
    setupFiles: 'server/testing/setup.ts',
    testTimeout: 20_000,
    hookTimeout: 30_000,
    maxWorkers: 2,
    passWithNoTests: false,
  },
});
