import type { FastifyInstance } from 'fastify';
import { type SiteReads, sitemap } from './sitemap.ts';

const CACHE_CONTROL = 'public, max-age=3600';

/**
 * Only addresses that are not pages: a crawler that runs scripts would call them and be counted as a visitor.
 * Administration, accounts and matrimonials are not listed: their pages have `noindex`, and a crawler that may not
 * fetch a page cannot see that, so its address could still be indexed.
 */
function robots(origin: string): string {
  return `User-agent: *
Allow: /
Disallow: /graphql
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`;
}

/** `GET` and `HEAD /robots.txt` and `/sitemap.xml`, for search engines. */
export function registerCrawlerRoutes(app: FastifyInstance, origin: string, reads: SiteReads): void {
  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', CACHE_CONTROL).type('text/plain; charset=utf-8').send(robots(origin)),
  );
  app.get('/sitemap.xml', { config: { shared: true } }, async (_request, reply) => {
    const [ownPages, languages] = await Promise.all([reads.readOwnPages(), reads.readLanguages()]);
    return reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/xml; charset=utf-8')
      .send(sitemap(origin, ownPages, languages));
  });
}
