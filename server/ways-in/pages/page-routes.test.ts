import { describe, expect, it } from 'vitest';
import { PAGE, STATE, startPages } from './page-fixtures.ts';
import { RENDER_LIMITS } from './page-routes.ts';

describe('a page', () => {
  it('is rendered with its address, language and context', async () => {
    const { app, render } = await startPages({});
    const answer = await app.inject({ url: '/events?page=2', cookies: { 'site-language': 'gu' } });
    expect(answer.body).toBe(`<html lang="gu">||page|${STATE}`);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(render).toHaveBeenCalledWith(
      expect.objectContaining({
        origin: 'https://samaj.example',
        url: '/events?page=2',
        wanted: ['gu'],
        contextValue: 'context',
      }),
    );
  });

  it('is cacheable for visitors but must be revalidated', async () => {
    const { app } = await startPages({});
    const first = await app.inject('/');
    expect(first.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Cookie, Accept-Language',
    });
    const strong = String(first.headers.etag).replace('W/', '');
    for (const tag of [String(first.headers.etag), `"other", ${strong}`, '*']) {
      const again = await app.inject({ url: '/', headers: { 'if-none-match': tag } });
      expect(again, tag).toMatchObject({ statusCode: 304, body: '' });
    }
  });

  it.each([
    ['a session cookie', { cookie: 'site-session=x' }],
    ['a bearer token', { authorization: 'Bearer x' }],
  ])('is never stored for %s (HDR 5)', async (_name, headers) => {
    const { app } = await startPages({});
    const answer = await app.inject({ url: '/', headers });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('that does not exist answers 404 (D84)', async () => {
    const { app } = await startPages({ status: 404 });
    expect(await app.inject('/nowhere')).toMatchObject({
      statusCode: 404,
      body: `<html lang="en">||page|${STATE}`,
    });
  });

  it('whose data failed is not cached', async () => {
    const { app } = await startPages({ status: 503 });
    const answer = await app.inject('/');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('may redirect the visitor', async () => {
    const { app } = await startPages({ redirect: '/sign-up' });
    const answer = await app.inject('/signup');
    expect(answer).toMatchObject({
      statusCode: 302,
      headers: { location: '/sign-up', 'cache-control': 'no-store' },
    });
  });

  it('that throws answers 500 with a plain page that has the request id', async () => {
    const { app } = await startPages(new Error('secret detail'));
    const answer = await app.inject('/?lang=gu');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('<html lang="gu">');
    expect(answer.body).toContain('request-7');
    expect(answer.body).not.toContain('secret');
  });
});

describe('the render queue', () => {
  it('makes requests wait, and answers 503 when it is full', async () => {
    const most = RENDER_LIMITS.atOnce + RENDER_LIMITS.waiting;
    const { app, render } = await startPages({});
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
    expect(render.mock.calls.length).toBeLessThanOrEqual(RENDER_LIMITS.atOnce);
    open();
    const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(most);
    expect(render).toHaveBeenCalledTimes(most);
  });

  it.each([
    ['throws', new Error('broken')],
    ['redirects', { redirect: '/' }],
    ['does not exist', { status: 404 }],
  ])('releases the slot of a page that %s', async (_how, page) => {
    const { app, render } = await startPages(page);
    const most = RENDER_LIMITS.atOnce + RENDER_LIMITS.waiting;
    for (let count = 0; count < most + 2; count += 1) await app.inject('/');
    expect(render).toHaveBeenCalledTimes(most + 2);
  });
});

describe('the language', () => {
  it('requested in the address is remembered for a year, on this site only', async () => {
    const { app } = await startPages({});
    const answer = await app.inject('/?lang=gu');
    expect(answer.cookies).toEqual([
      expect.objectContaining({
        name: 'site-language',
        value: 'gu',
        path: '/',
        maxAge: 31_536_000,
        sameSite: 'Lax',
      }),
    ]);
    expect(answer.headers['cache-control']).toContain('private');
  });

  it('that the site does not offer is neither shown nor remembered', async () => {
    const { app } = await startPages({ language: 'en' });
    const answer = await app.inject('/?lang=gu');
    expect(answer.body).toContain('<html lang="en">');
    expect([answer.headers['content-language'], answer.cookies]).toEqual(['en', []]);
  });

  it('[VISIT-3] of the browser is shown where nobody has chosen one, and is not remembered', async () => {
    const { app } = await startPages({});
    const headers = { 'accept-language': 'gu-IN,gu;q=0.9,en;q=0.8' };
    const answer = await app.inject({ url: '/', headers });
    expect([answer.headers['content-language'], answer.cookies]).toEqual(['gu', []]);
    expect(answer.headers.vary).toContain('Accept-Language');
    const chosen = await app.inject({ url: '/', headers, cookies: { 'site-language': 'en' } });
    expect(chosen.headers['content-language']).toBe('en');
  });

  it('is not stored again when already remembered', async () => {
    const { app } = await startPages({});
    const answer = await app.inject({ url: '/?lang=gu', cookies: { 'site-language': 'gu' } });
    expect(answer.cookies).toEqual([]);
  });
});

describe('an odd address', () => {
  it.each([
    ['/events//past', '/events/past'],
    ['/events/', '/events'],
  ])('%s redirects to %s', async (url, location) => {
    const { app, render } = await startPages({});
    const answer = await app.inject(url);
    expect(answer).toMatchObject({ statusCode: 308, headers: { location } });
    expect(render).not.toHaveBeenCalled();
  });

  it.each(['/nope%0a', '/nope%0d%0a', '/%00', '/a%e2%80%a8b', '/a%C2%85', '/%7f?password=x'])(
    '%s is refused with a text and not rendered',
    async (url) => {
      const { app, render } = await startPages({});
      const { statusCode, body } = await app.inject(url);
      expect([statusCode, body === '']).toEqual([400, false]);
      expect(render).not.toHaveBeenCalled();
    },
  );

  it('of a file is not rendered', async () => {
    const { app, render } = await startPages({});
    expect(await app.inject('/wp-login.php')).toMatchObject({ statusCode: 404, body: 'Not found' });
    expect(render).not.toHaveBeenCalled();
  });
});
