import { Window } from 'happy-dom';
import { beforeAll, expect } from 'vitest';
import { knownSearch } from '../../../client/app/known-search.ts';
import { failedPageTexts, render } from '../../../client/entry-server.tsx';
import { get } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { registerPageRoutes } from './page-routes.ts';
import { createPageTemplate } from './page-template.ts';

/** Of the site's pages in tests, without a slash at its end. */
export const ORIGIN = 'https://samaj.example';

const TEMPLATE = createPageTemplate(
  '<html lang="en"><head><!--head--></head><body><!--html--><!--state--></body></html>',
);

/** Serves the pages of the site in a file's app, without the built client. */
export function serveRealPages(app: TestApp): void {
  beforeAll(() => {
    registerPageRoutes(
      app.server,
      { render, knownSearch, failedPageTexts, template: async () => TEMPLATE },
      { schema: app.schema, contextFor: ({ context }) => context, origin: ORIGIN, secure: false },
    );
  });
}

/** A browser's, as of pages it needs nothing but their text. */
export const PageParser = new Window().DOMParser as unknown as typeof DOMParser;

/** A page as a visitor gets it who has no scripts. */
export async function servedPage(app: TestApp, address: string) {
  const { statusCode, body } = await get(app, address);
  expect(statusCode, address).toBe(200);
  return new PageParser().parseFromString(body, 'text/html');
}
