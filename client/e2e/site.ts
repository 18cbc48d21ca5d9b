import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { copyForRun } from '../../server/testing/kept-folder.ts';
import { freePort, printed, startSite, stopSite } from './template.ts';

const SMS = { SMS_USER: 'samaj', SMS_PASSWORD: 'browser-tests-only', SMS_FROM: 'Samaj' };

/** A site with the demo, its SMS gateway and its Stripe: all that the browser tests of one worker need. */
export interface Site {
  /** Without a trailing slash. */
  url: string;
  /** Where the gateway lists the text messages that the site has sent. */
  smsUrl: string;
  /** The e-mails that the site would have sent, oldest first: it has no mail server and writes them to its log. */
  letters: { to: string; text: string }[];
  stop(): Promise<void>;
}

function startFake(script: string, environment: NodeJS.ProcessEnv): ChildProcess {
  return spawn(process.execPath, ['--import', '@oxc-node/core/register', script], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Starts a site on a copy of the template. */
export async function openSite(): Promise<Site> {
  const { folder, dataDirectory } = copyForRun(process.env.BROWSER_TEST_TEMPLATE!, 'browser');
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const gateway = startFake('client/e2e/sms-gateway.mjs', SMS);
  const stripe = startFake('client/e2e/stripe.ts', { SITE: `http://127.0.0.1:${port}` });
  const [, smsPort] = await printed(gateway, /listens on (\d+)/);
  const [, stripePort] = await printed(stripe, /listens on (\d+)/);
  const smsUrl = `http://127.0.0.1:${smsPort}/messages`;
  const server = startSite({
    ...SMS,
    SMS_URL: smsUrl,
    // Cards are paid at the fake Stripe.
    STRIPE_SECRET_KEY: 'sk_test_fake',
    STRIPE_WEBHOOK_SECRET: 'whsec_fake',
    STRIPE_API_URL: `http://127.0.0.1:${stripePort}`,
    PORT: String(port),
    SAMAJ_DATA: dataDirectory,
    // Tests send X-Forwarded-For: many things are limited for one network.
    TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: 'info',
  });
  const letters: Site['letters'] = [];
  createInterface({ input: server.stdout! }).on('line', (line) => {
    if (line.includes('this e-mail is logged')) letters.push(JSON.parse(line));
  });
  await printed(server, /Demo user/);
  const stop = async () => {
    await stopSite(server);
    for (const fake of [gateway, stripe]) fake.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, smsUrl, letters, stop };
}
