import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RenderResult } from '../../client/entry-server.tsx';
import { registerCachedAnswers } from '../cache/cached-answers.ts';
import { ResponseCache } from '../cache/response-cache.ts';
import type { ChangeListener } from '../database/change-listener.ts';
import { registerPageRoutes } from './page-routes.ts';
import { createPageTemplate } from './page-template.ts';

const TEMPLATE = createPageTemplate('<html lang="en">|<!--head-->|<!--html-->|<!--state-->');
const STATE = '<script type="application/json" id="state">{}</script>';
const PAGE: RenderResult = { status: 200, html: 'page', head: '', state: '{}', errors: [] };

function openCache(): ResponseCache {
  const cache = new ResponseCache(100_000);
  cache.isInformed = true;
  return cache;
}

let app: FastifyInstance;
afterEach(() => app.close());

/** @param cache where pages are kept; without it each is rendered anew */
async function startWith(page: Partial<RenderResult> | Error, cache?: ResponseCache) {
  const render = vi.fn(async () => {
    if (page instanceof Error) throw page;
    return { ...PAGE, ...page };
  });
  app = fastify({ genReqId: () => 'request-7' });
  await app.register(cookie);
  if (cache) registerCachedAnswers(app, cache, { catchUp: async () => undefined } as ChangeListener);
  registerPageRoutes(
    app,
    { render, template: async () => TEMPLATE },
    {
      schema: buildSchema('type Query { a: Int }'),
      contextFor: () => 'context',
      origin: 'https://samaj.example',
      secure: false,
    },
  );
  return render;
}

describe('a page', () => {
  it('is rendered with its address, language and context', async () => {
    const render = await startWith({});
    const answer = await app.inject({ url: '/events?page=2', cookies: { 'samaj-language': 'gu' } });
    expect(answer.body).toBe(`<html lang="gu">||page|${STATE}`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(render).toHaveBeenCalledWith(
      expect.objectContaining({
        origin: 'https://samaj.example',
        url: '/events?page=2',
        language: 'gu',
        contextValue: 'context',
      }),
    );
  });

  it('may be kept by caches for visitors and must be asked for again', async () => {
    await startWith({});
    const first = await app.inject('/');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Cookie',
    });
    const strong = String(first.headers.etag).replace('W/', '');
    for (const tag of [String(first.headers.etag), `"other", ${strong}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
      expect(again, tag).toMatchObject({ statusCode: 304, body: '' });
    }
  });

  it.each([
    ['a session cookie', { cookie: 'samaj-session=x' }],
    ['a bearer', { authorization: 'Bearer x' }],
  ])('is never stored for %s (HDR 5)', async (_name, headers) => {
    await startWith({});
    const answer = await app.inject({ url: '/', headers });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that does not exist answers 404 (D84)', async () => {
    await startWith({ status: 404 });
    expect(await app.inject('/nowhere')).toMatchObject({
      statusCode: 404,
      body: `<html lang="en">||page|${STATE}`,
    });
  });

  it('whose data failed is not kept', async () => {
    await startWith({ status: 503 });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('may send the visitor elsewhere', async () => {
    await startWith({ redirect: '/sign-up' });
    const answer = await app.inject('/signup');
    expect(answer).toMatchObject({
      statusCode: 302,
      headers: { location: '/sign-up', 'cache-control': 'no-store' },
    });
  });

  it('that breaks answers 500 with a plain page that names the request', async () => {
    await startWith(new Error('secret detail'));
    const answer = await app.inject('/?lang=gu');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="gu">');
    expect(answer.body).toContain('request-7');
    expect(answer.body).not.toContain('secret');
  });
});

describe('a kept page', () => {
  const bodyFor = async (cookies: Record<string, string> = {}) =>
    (await app.inject({ url: '/', cookies })).body;

  it('is one for each language', async () => {
    const render = await startWith({}, openCache());
    for (const attempt of ['new', 'kept']) {
      expect(await bodyFor(), attempt).toContain('<html lang="en">');
      expect(await bodyFor({ 'samaj-language': 'gu' }), attempt).toContain('<html lang="gu">');
    }
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('[AUTHZ-7] goes to nobody with a session, and what is made for them goes to no visitor', async () => {
    const render = await startWith({ html: 'for the member' }, openCache());
    render.mockResolvedValueOnce({ ...PAGE, html: 'for visitors' });
    expect(await bodyFor()).toContain('for visitors');
    expect(await bodyFor({ 'samaj-session': 'x' })).toContain('for the member');
    expect(await bodyFor()).toContain('for visitors');
    expect(render).toHaveBeenCalledTimes(2);
  });

  it('is none that was being made while something was written', async () => {
    const cache = openCache();
    const render = await startWith({ html: 'after' }, cache);
    render.mockImplementationOnce(async () => {
      cache.drop();
      return { ...PAGE, html: 'before' };
    });
    expect(await bodyFor()).toContain('before');
    expect(await bodyFor()).toContain('after');
    expect(render).toHaveBeenCalledTimes(2);
  });
});

describe('the language', () => {
  it('asked for in the address is remembered for a year, on this site only', async () => {
    await startWith({});
    const answer = await app.inject('/?lang=gu');
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'samaj-language',
        value: 'gu',
        path: '/',
        maxAge: 31_536_000,
        sameSite: 'Lax',
      }),
    ]);
    expect(answer.headers['cache-control']).toContain('private');
  });

  it('goes with a kept page to those alone who asked for it', async () => {
    const render = await startWith({}, openCache());
    for (const attempt of ['new', 'kept']) {
      const answer = await app.inject('/?lang=gu');
      expect(answer.cookies, attempt).toEqual([expect.objectContaining({ value: 'gu' })]);
      expect(answer.headers['cache-control'], attempt).toContain('private');
    }
    const known = await app.inject({ url: '/?lang=gu', cookies: { 'samaj-language': 'gu' } });
    expect(known.cookies).toEqual([]);
    expect(known.headers['cache-control']).toContain('public');
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('is remembered once', async () => {
    await startWith({});
    const answer = await app.inject({ url: '/?lang=gu', cookies: { 'samaj-language': 'gu' } });
    expect(answer.cookies).toEqual([]);
  });
});

describe('an odd address', () => {
  it.each([
    ['/events//past', '/events/past'],
    ['/events/', '/events'],
  ])('%s is led to %s', async (url, location) => {
    const render = await startWith({});
    const answer = await app.inject(url);
    expect(answer).toMatchObject({ statusCode: 308, headers: { location } });
    expect(render).not.toHaveBeenCalled();
  });

  it('of a file is not rendered', async () => {
    const render = await startWith({});
    expect(await app.inject('/wp-login.php')).toMatchObject({ statusCode: 404, body: 'Not found' });
    expect(render).not.toHaveBeenCalled();
  });
});
