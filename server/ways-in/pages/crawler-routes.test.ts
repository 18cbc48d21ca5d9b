import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Language } from '../../../rules/languages.ts';
import { registerCrawlerRoutes } from './crawler-routes.ts';

let app: FastifyInstance;
let languages: Language[];
beforeEach(() => {
  app = fastify();
  languages = ['en', 'gu'];
  registerCrawlerRoutes(app, 'https://samaj.example', {
    readOwnPages: async () => [{ path: '/events/7', changedAt: new Date('2026-05-01T10:00:00Z') }],
    readLanguages: async () => languages,
  });
});
afterEach(() => app.close());

it.each([
  ['/robots.txt', 'text/plain; charset=utf-8'],
  ['/sitemap.xml', 'application/xml; charset=utf-8'],
])('%s has a content type, is cacheable and answers HEAD', async (url, type) => {
  const full = await app.inject(url);
  expect(full.statusCode).toBe(200);
  expect(full.headers).toMatchObject({ 'content-type': type, 'cache-control': 'public, max-age=3600' });
  const head = await app.inject({ method: 'HEAD', url });
  expect([head.statusCode, head.body, head.headers['content-type']]).toEqual([200, '', type]);
});

it('robots.txt disallows no page and names the sitemap', async () => {
  const { body } = await app.inject('/robots.txt');
  expect(body.split('\n').filter((line) => line.startsWith('Disallow:'))).toEqual([
    'Disallow: /graphql',
    'Disallow: /api/',
  ]);
  expect(body).toMatch(/^User-agent: \*$/m);
  expect(body).toMatch(/^Sitemap: https:\/\/samaj\.example\/sitemap\.xml$/m);
});

it('[D83] the sitemap has each page in both languages, each with both alternates', async () => {
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<urlset /);
  const entries = [...body.matchAll(/<url>(.+?)<\/url>/gs)].map(([, entry]) => entry);
  const addresses = entries.map((entry) => /<loc>(.+)<\/loc>/.exec(entry)?.[1]);
  expect(addresses.slice(0, 4)).toEqual([
    'https://samaj.example/',
    'https://samaj.example/?lang=gu',
    'https://samaj.example/whoweare',
    'https://samaj.example/whoweare?lang=gu',
  ]);
  expect(addresses.slice(-2)).toEqual([
    'https://samaj.example/events/7',
    'https://samaj.example/events/7?lang=gu',
  ]);
  expect(entries.at(-1)).toContain('<lastmod>2026-05-01T10:00:00.000Z</lastmod>');
  expect(new Set(addresses).size).toBe(entries.length);
  for (const entry of entries) {
    const plain = /<loc>([^?]+?)(\?lang=gu)?<\/loc>/.exec(entry)?.[1];
    expect(entry.match(/<xhtml:link .+\/>/g)).toEqual([
      `<xhtml:link rel="alternate" hreflang="en" href="${plain}"/>`,
      `<xhtml:link rel="alternate" hreflang="gu" href="${plain}?lang=gu"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${plain}"/>`,
    ]);
  }
});

it('[D83] in the sitemap, addresses without `lang` are in the first language of the site', async () => {
  languages = ['gu', 'en'];
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toContain('hreflang="gu" href="https://samaj.example/"');
  expect(body).toContain('<loc>https://samaj.example/?lang=en</loc>');
  expect(body).not.toContain('lang=gu');
});

it('[D83] the sitemap of a site with one language has no alternates', async () => {
  languages = ['en'];
  const { body } = await app.inject('/sitemap.xml');
  expect(body).toContain('<loc>https://samaj.example/whoweare</loc>');
  expect(body).not.toMatch(/hreflang|lang=/);
});
