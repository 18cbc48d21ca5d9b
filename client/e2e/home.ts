import type { Page, Route } from '@playwright/test';
import { open } from './test.ts';

export interface Item {
  name: string;
  description: string;
  secondDescription?: string | null;
  link?: string | null;
  file?: { url: string } | null;
}

export interface HomeAnswer {
  data: {
    notices: { items: Item[] };
    events: { items: Item[] };
    homeVideos: { items: Item[] };
    committee: { items: Item[]; totalCount: number };
    pdfDocuments: { totalCount: number };
  };
}

/** Queries the server, for comparison with the page. */
export async function queryServer<Answer>(page: Page, query: string): Promise<Answer> {
  const answer = await page.request.post('/graphql', { data: { query } });
  return (await answer.json()).data;
}

export async function notices(page: Page): Promise<Item[]> {
  const query = '{ notices(pageSize: 6) { items { name description secondDescription file { url } } } }';
  return (await queryServer<{ notices: { items: Item[] } }>(page, query)).notices.items;
}

export const isHome = (route: Route) => route.request().postDataJSON()?.operationName === 'Home';

/** Navigates to the home page from another page, with the response to its only request changed. */
export async function openChanged(
  page: Page,
  change: (data: HomeAnswer['data']) => void,
  from = '/events',
): Promise<void> {
  await page.route('**/graphql', async (route) => {
    if (!isHome(route)) return route.fallback();
    const response = await route.fetch();
    const answer: HomeAnswer = await response.json();
    change(answer.data);
    await route.fulfill({ response, json: answer });
  });
  await open(page, from);
  await goHome(page);
}

export const goHome = (page: Page) => page.getByRole('banner').locator('a[href="/"]').first().click();

export const section = (page: Page, name: string) =>
  page.getByRole('main').getByRole('region', { name, exact: true });
