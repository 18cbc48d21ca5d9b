import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as EntryServer from '../../../client/entry-server.tsx';
import type { RenderRequest, RenderResult } from '../../../client/entry-server.tsx';
import type { Language } from '../../../rules/languages.ts';
import type { PageTemplate } from './page-template.ts';

/** Where pages come from: the built files in production, the sources in development. */
export interface PageSource {
  /** Serves the client's sources in development; true if it answered. */
  serveSource?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  render(request: RenderRequest): Promise<RenderResult>;
  failedPageTexts: typeof EntryServer.failedPageTexts;
  /** The part of the query that the page reads; undefined for a page that is never cached. */
  knownSearch?: typeof EntryServer.knownSearch;
  /** The template, with preload links for this language. */
  template(language: Language): Promise<PageTemplate>;
}
