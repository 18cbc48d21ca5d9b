// An SMS gateway for the browser tests: receives messages from HttpSmsSender, and lists them.
// GET /messages?to=+447700900123 answers [{ to, from, text }], oldest first.
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const { SMS_USER, SMS_PASSWORD } = process.env;
const CREDENTIALS = `Basic ${Buffer.from(`${SMS_USER}:${SMS_PASSWORD}`).toString('base64')}`;

const messages = [];

async function answer(request, response) {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost');
  if (pathname !== '/messages') return response.writeHead(404).end();
  if (request.method === 'GET') {
    // In a query string a plus sign means a space.
    const to = searchParams.get('to')?.replace(' ', '+');
    response.setHeader('content-type', 'application/json');
    return response.end(JSON.stringify(messages.filter((message) => !to || message.to === to)));
  }
  if (request.headers.authorization !== CREDENTIALS) return response.writeHead(401).end();
  const form = new URLSearchParams(await text(request));
  messages.push({ to: form.get('To'), from: form.get('From'), text: form.get('Body') });
  response.writeHead(201).end();
}

const server = createServer((request, response) => {
  answer(request, response).catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () =>
  process.stdout.write(`The SMS gateway listens on ${server.address().port}\n`),
);
