import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

// These behave differently on a phone, but for what says ANY_WIDTH; what looks at every screen makes a phone of its page
// (client/e2e/screen-sizes.ts).
const ON_PHONES = /\/(office|home|booking|sign-up|admin-donations|matrimonials|layout-stability)\.spec\.ts/;

process.env.DEMO_PASSWORD ??= 'browser-tests-only';

export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'test-results',
  globalSetup: './client/e2e/global-setup.ts',
  // Each with a site of its own (client/e2e/site.ts); a free one takes the next file.
  workers: 2,
  // The retry distinguishes failing tests from flaky ones. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // Generous, because servers and browsers share two cores. Speed is measured in bench/.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // An element that never comes is reported by its name, and not by a test that ran out of its time.
    actionTimeout: 60_000,
    // Nothing fades: what a test looks at is there or not. What moves is asked for by its tests.
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: findChromium(),
      env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'client/e2e/fonts.conf') },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live for seconds: optimizing their scripts costs more than it saves.
        '--js-flags=--no-maglev,--no-opt',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testMatch: ON_PHONES,
      grepInvert: /@any-width/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
