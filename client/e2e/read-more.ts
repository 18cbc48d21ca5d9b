import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';

/** An item with the fields that a test queries. */
type Item = Record<string, string> & { name: string; description: string };

const CARD_CHARACTERS = 100;

const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/**
 * Checks a card whose text is truncated to whole words within 100 characters, and its full text in the
 * dialog that Read More opens.
 * @param list the query's field with its arguments, such as `events(page: 1, pageSize: 12)`
 * @param more further fields of the item
 * @returns the open dialog, and the card's button, which receives the focus when it closes
 */
export async function openReadMore(
  page: Page,
  request: APIRequestContext,
  list: string,
  more = '',
): Promise<{ dialog: Locator; button: Locator; item: Item }> {
  const answer = await request.post('/graphql', {
    data: { query: `{ list: ${list} { items { name description ${more} } } }` },
    headers: { 'apollo-require-preflight': 'true' },
  });
  const items: Item[] = (await answer.json()).data.list.items;
  const item = items.find(({ description }) => Array.from(onOneLine(description)).length > CARD_CHARACTERS);
  if (!item) throw new Error(`No long text in ${list}`);
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: item.name, exact: true }) })
    .first();
  const beginning = await card.getByRole('paragraph').first().innerText();
  expect(beginning).toMatch(/\S…$/);
  const shown = beginning.slice(0, -1);
  expect(Array.from(shown).length).toBeLessThanOrEqual(CARD_CHARACTERS);
  // It ends with a whole word, and the next one would not fit.
  const [, next = ''] = /^( \S+)/.exec(onOneLine(item.description).slice(shown.length)) ?? [];
  expect(Array.from(shown + next).length).toBeGreaterThan(CARD_CHARACTERS);
  const button = card.getByRole('button', { name: /^Read More/ });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: item.name });
  await expect(dialog).toBeVisible();
  expect(onOneLine(await dialog.innerText())).toContain(onOneLine(item.description));
  return { dialog, button, item };
}
