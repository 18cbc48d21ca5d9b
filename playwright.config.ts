import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

// every-screen.spec.ts opens every screen on a phone too; the others listed behave differently on a phone.
const ON_PHONES =
  /(every-screen|office|home|donor-statements|booking|donations|sign-up|admin-forms|phone-menu|matrimonials|layout-stability)\.spec\.ts/;

const PORT = Number(process.env.BROWSER_TEST_PORT ?? 3977);

// Each run has a fresh embedded database with demo content. Workers inherit its folder when they load this file.
process.env.BROWSER_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'samaj-browser-'));
process.env.DEMO_PASSWORD ??= 'browser-tests-only';

// Text messages go to the fake gateway client/e2e/sms-gateway.mjs; `codeFor` reads them from there.
const SMS_GATEWAY_PORT = PORT + 1;
process.env.SMS_GATEWAY = `http://127.0.0.1:${SMS_GATEWAY_PORT}/messages`;
const SMS = { SMS_USER: 'samaj', SMS_PASSWORD: 'browser-tests-only', SMS_FROM: 'Samaj' };

// Cards are paid at the fake Stripe of client/e2e/stripe.ts.
const STRIPE_PORT = PORT + 2;
const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_fake',
  STRIPE_WEBHOOK_SECRET: 'whsec_fake',
  STRIPE_API_URL: `http://127.0.0.1:${STRIPE_PORT}`,
};

export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'test-results',
  workers: 1,
  // The retry distinguishes failing tests from flaky ones. Both fail the run.
  retries: 1,
  failOnFlakyTests: true,
  forbidOnly: true,
  // Generous, because servers and browsers share two cores. Speed is measured in bench/.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // An element that never comes is reported by its name, and not by a test that ran out of its time.
    actionTimeout: 60_000,
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
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testMatch: ON_PHONES,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: [
    {
      command: 'node client/e2e/sms-gateway.mjs',
      url: process.env.SMS_GATEWAY,
      env: { ...SMS, SMS_GATEWAY_PORT: String(SMS_GATEWAY_PORT) },
    },
    {
      command: 'node --import @oxc-node/core/register client/e2e/stripe.ts',
      url: `${STRIPE.STRIPE_API_URL}/v1/checkout/sessions`,
      env: { STRIPE_PORT: String(STRIPE_PORT), SITE: `http://127.0.0.1:${PORT}` },
    },
    {
      command: 'node scripts/start.mjs',
      // Printed last, when the demo content is complete.
      wait: { stdout: /Demo user/ },
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
      env: {
        ...SMS,
        ...STRIPE,
        SMS_URL: process.env.SMS_GATEWAY,
        PORT: String(PORT),
        SAMAJ_DATA: process.env.BROWSER_TEST_DATA,
        LOG_LEVEL: 'warn',
        // Tests send X-Forwarded-For, because registrations are limited per network (client/e2e/member.ts).
        TRUSTED_PROXIES: '127.0.0.1',
      },
    },
  ],
});
