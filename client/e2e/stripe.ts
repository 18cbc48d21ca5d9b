// The Stripe of the browser tests: what the site asks of it, and a page to pay on. Afterwards it tells the site what happened.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { FakeStripe } from '../../server/testing/fake-stripe.ts';

const { SITE } = process.env;
const stripe = new FakeStripe();

const PAGE = `<!doctype html><html lang="en"><title>Pay</title><h1>A page to pay on</h1>
  <form method="post"><button>Pay</button></form>`;

async function tell(): Promise<void> {
  for (const { payload, signature } of stripe.events.splice(0)) {
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
    await fetch(`${SITE}/webhooks/stripe`, { method: 'POST', headers, body: payload });
  }
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const session = stripe.sessions.get(/^\/pay\/(\w+)$/.exec(request.url ?? '')?.[1] ?? '');
  if (!session) {
    await stripe.answer(request, response);
    return tell();
  }
  if (request.method === 'GET') {
    response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE);
    return;
  }
  stripe.pay(session.id);
  // As the real one, first the visitor and then the site.
  response.writeHead(303, { location: session.success_url }).end();
  await tell();
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  stripe.pageOf = (id) => `http://127.0.0.1:${port}/pay/${id}`;
  process.stdout.write(`Stripe listens on ${port}\n`);
});
