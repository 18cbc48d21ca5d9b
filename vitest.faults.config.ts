import { defineConfig } from 'vitest/config';

/** `npm run test:faults`: kills and restarts what the site is made of. Apart from `npm test`, for it takes minutes. */
export default defineConfig({
  test: {
    include: ['faults/**/*.test.ts'],
    globalSetup: 'faults/global-setup.mjs',
    setupFiles: 'server/testing/setup.ts',
    testTimeout: 300_000,
    hookTimeout: 120_000,
    // Each file has processes of its own and loads them.
    fileParallelism: false,
    passWithNoTests: false,
  },
});
