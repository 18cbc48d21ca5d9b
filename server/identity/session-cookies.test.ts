import cookie from '@fastify/cookie';
import fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { antiForgeryToken, restoreAntiForgeryCookie } from './session-cookies.ts';

const TOKEN = 'a-session';

/** What a page sets for a browser with these cookies, signed in that way. */
async function setFor(cookies: Record<string, string>, transport: 'COOKIE' | 'BEARER' = 'COOKIE') {
  const app = fastify();
  onTestFinished(() => app.close());
  await app.register(cookie);
  app.all('/', (request, reply) => {
    Object.assign(request, { context: { credentials: { transport, token: TOKEN } } });
    restoreAntiForgeryCookie(request, reply, true);
    reply.send('page');
  });
  const answer = await app.inject({ url: '/', cookies });
  return answer.cookies;
}

it('a browser that has only the session cookie left gets the value against forgery again with its next page', async () => {
  const value = antiForgeryToken(TOKEN);
  const restored = { name: 'XSRF-TOKEN', value, path: '/', secure: true, sameSite: 'Lax' };
  expect(await setFor({})).toEqual([restored]);
  expect(await setFor({ 'XSRF-TOKEN': 'of another session' })).toEqual([restored]);
  expect(await setFor({ 'XSRF-TOKEN': value })).toEqual([]);
  expect(await setFor({}, 'BEARER')).toEqual([]);
});
