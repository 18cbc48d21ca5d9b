import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import type { RenderResult } from '../../client/entry-server.tsx';
import { PAGE, startPages } from '../ways-in/pages/page-fixtures.ts';
import { RENDER_LIMITS } from '../ways-in/pages/page-routes.ts';
import { cacheAnswers } from './cached-answers.ts';
import { ResponseCache } from './response-cache.ts';

function openCache(): ResponseCache {
  const cache = new ResponseCache(100_000);
  cache.isListening = true;
  return cache;
}

function startWith(page: Partial<RenderResult>, cache = openCache()) {
  return startPages(page, (app) => cacheAnswers(app, cache, { catchUp: async () => undefined }));
}

describe('a kept page', () => {
  const bodyFor = async (app: FastifyInstance, cookies: Record<string, string> = {}) =>
    (await app.inject({ url: '/', cookies })).body;

  it('is one for each language', async () => {
    const { app, render } = await startWith({});
    for (const attempt of ['new', 'kept']) {
      expect(await bodyFor(app), attempt).toContain('<html lang="en">');
      expect(await bodyFor(app, { 'site-language': 'gu' }), attempt).toContain('<html lang="gu">');
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('[VISIT-3] of a browser in Gujarati is the one of those who have chosen that, and no other', async () => {
    const { app, render } = await startWith({});
    const languageOf = async (accepted: string) =>
      (await app.inject({ url: '/', headers: { 'accept-language': accepted } })).headers['content-language'];
    for (const attempt of ['new', 'kept']) {
      expect(await languageOf('gu'), attempt).toBe('gu');
      expect(await languageOf('en-GB,gu;q=0.5'), attempt).toBe('en');
    }
    expect(await bodyFor(app, { 'site-language': 'gu' })).toContain('<html lang="gu">');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('[AUTHZ-7] goes to nobody with a session, and what is made for them goes to no visitor', async () => {
    const { app, render } = await startWith({ html: 'for the member' });
    render.mockResolvedValueOnce({ ...PAGE, html: 'for visitors' });
    expect(await bodyFor(app)).toContain('for visitors');
    expect(await bodyFor(app, { 'site-session': 'x' })).toContain('for the member');
    expect(await bodyFor(app)).toContain('for visitors');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is none that was being made while something was written', async () => {
    const cache = openCache();
    const { app, render } = await startWith({ html: 'after' }, cache);
    render.mockImplementationOnce(async () => {
      cache.invalidate();
      return { ...PAGE, html: 'before' };
    });
    expect(await bodyFor(app)).toContain('before');
    expect(await bodyFor(app)).toContain('after');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('a page that is asked for with parameters', () => {
  it('is rendered once for all that it does not read, and once for each value of those that it does', async () => {
    const { app, render } = await startWith({});
    for (const url of ['/events', '/events?x=1', '/events?utm_source=mail&x=2', `/events?${'y'.repeat(400)}`])
      expect((await app.inject(url)).statusCode, url).toBe(200);
    expect(render).toHaveBeenCalledTimes(1);
    for (const url of ['/events?page=2', '/events?x=3&page=2', '/events?page=3']) await app.inject(url);
    expect(render).toHaveBeenCalledTimes(3);
  });

  it('is kept for nobody when it may read all of them', async () => {
    const { app, render } = await startWith({});
    for (const url of ['/for-one?x=1', '/for-one?x=1']) await app.inject(url);
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is kept for no address that is answered with something else', async () => {
    const { app } = await startWith({});
    await app.inject('/events');
    expect((await app.inject('/events/')).statusCode).toBe(308);
    expect((await app.inject(`/events?${'y'.repeat(501)}`)).statusCode).toBe(414);
  });
});

describe('more renderings than the machine bears', () => {
  const most = RENDER_LIMITS.atOnce + RENDER_LIMITS.waiting;

  it('wait, and beyond that are sent away with 503, while kept pages are answered', async () => {
    const { app, render } = await startWith({});
    await app.inject('/kept');
    render.mockClear();
    let open = () => {};
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    render.mockImplementation(() => gate.then(() => PAGE));
    const answers = Array.from({ length: most + 1 }, (_, index) => app.inject(`/page${index}`));
    const first = await Promise.race(answers);
    expect([first.statusCode, first.headers['retry-after'], first.headers['cache-control']]).toEqual([
      503,
      String(RENDER_LIMITS.retryAfter),
      'no-store',
    ]);
    expect(first.headers['content-type']).toContain('text/html');
    expect((await app.inject('/kept')).statusCode).toBe(200);
    expect(render.mock.calls.length).toBeLessThanOrEqual(RENDER_LIMITS.atOnce);
    open();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(render).toHaveBeenCalledTimes(most);
  });

  it('are none for those who wait for a page that is kept by their turn', async () => {
    const { app, render } = await startWith({});
    const answers = await Promise.all(Array.from({ length: most }, () => app.inject('/')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(render.mock.calls.length).toBeLessThanOrEqual(RENDER_LIMITS.atOnce);
  });
});

describe('the language', () => {
  it('goes with a kept page to those alone who asked for it', async () => {
    const { app, render } = await startWith({});
    for (const attempt of ['new', 'kept']) {
      const answer = await app.inject('/?lang=gu');
      expect(answer.cookies, attempt).toEqual([expect.objectContaining({ value: 'gu' })]);
      expect(answer.headers['cache-control'], attempt).toContain('private');
    }
    const known = await app.inject({ url: '/?lang=gu', cookies: { 'site-language': 'gu' } });
    expect(known.cookies).toEqual([]);
    expect(known.headers['cache-control']).toContain('public');
    expect(render).toHaveBeenCalledTimes(1);
  });
});
