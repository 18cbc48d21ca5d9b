import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as EntryServer from '../../../client/entry-server.tsx';
import type { RenderRequest, RenderResult } from '../../../client/entry-server.tsx';
import type { Language } from '../../../rules/languages.ts';
import type { PageTemplate } from './page-template.ts';

/** Where pages come from: the built files in production, the sources in development. */
export interface PageSource {
  /** Answers requests for the client's own sources; true when it did. In development only. */
  serveSource?(request: FastifyRequest, reply: FastifyReply): Promise<boolean>;
  render(request: RenderRequest): Promise<RenderResult>;
  failedPageTexts: typeof EntryServer.failedPageTexts;
  /** What of a page's query the page reads; undefined for a page that is kept for nobody. */
  knownSearch?: typeof EntryServer.knownSearch;
  /** The template, with links to what a page in this language needs at once. */
  template(language: Language): Promise<PageTemplate>;
}
