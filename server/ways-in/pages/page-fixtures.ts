import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { buildSchema } from 'graphql';
import { onTestFinished, vi } from 'vitest';
import type { RenderRequest, RenderResult } from '../../../client/entry-server.tsx';
import { languageFor } from '../../../rules/languages.ts';
import { registerPageRoutes } from './page-routes.ts';
import { createPageTemplate } from './page-template.ts';
import { sendPlainError } from './plain-error.ts';

const TEMPLATE = createPageTemplate('<html lang="en">|<!--head-->|<!--html-->|<!--state-->');
export const STATE = '<script type="application/json" id="state">{}</script>';
export const PAGE: RenderResult = {
  status: 200,
  language: 'en',
  html: 'page',
  head: '',
  state: '{}',
  errors: [],
};

/** As if pages read nothing but the number of a page, and one of them whatever there is. */
function knownSearch(path: string, search: string): string | undefined {
  if (path === '/for-one') return undefined;
  const page = new URLSearchParams(search).get('page');
  return page ? `?page=${page}` : '';
}

/**
 * A server that has nothing but pages, all of them the same, until the test has finished.
 * @param prepare what comes before the routes
 */
export async function startPages(
  page: Partial<RenderResult> | Error,
  prepare?: (app: FastifyInstance) => void,
) {
  const render = vi.fn(async ({ wanted }: RenderRequest): Promise<RenderResult> => {
    if (page instanceof Error) throw page;
    return { ...PAGE, language: languageFor(wanted, ['en', 'gu']), ...page };
  });
  const app = fastify({ genReqId: () => 'request-7' });
  onTestFinished(() => app.close());
  app.setErrorHandler(sendPlainError);
  await app.register(cookie);
  prepare?.(app);
  registerPageRoutes(
    app,
    {
      render,
      template: async () => TEMPLATE,
      knownSearch,
      failedPageTexts: async (language) => ({
        title: `sorry in ${language}`,
        text: '',
        reference: '',
        home: '',
      }),
    },
    {
      schema: buildSchema('type Query { a: Int }'),
      contextFor: () => 'context',
      origin: 'https://samaj.example',
      secure: false,
    },
  );
  return { app, render };
}
