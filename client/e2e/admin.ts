import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { complaintsOf, expect, PASSWORD } from './test.ts';

function demoFile(path: string): string {
  return fileURLToPath(new URL(`../../demo/${path}`, import.meta.url));
}

export const PICTURE = demoFile('pictures/cricket-cup.png');
export const FILM = demoFile('videos/garba.mp4');

/** A real document of one empty page. */
export const PDF = {
  name: 'Hall rules.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
      '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
      '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\n' +
      'trailer<</Root 1 0 R>>\n%%EOF\n',
  ),
};

const SIGN_IN = 'mutation ($input: SignInInput!) { signIn(input: $input) { role } }';

/** Signs an administrator in without the login page, which has tests of its own. */
export async function signIn(page: Page, login = 'admin@example.org', password = PASSWORD): Promise<void> {
  const input = { login, password };
  const response = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query: SIGN_IN, variables: { input } },
  });
  expect((await response.json()).data).toEqual({ signIn: { role: 'ADMIN' } });
}

/** Asks the server directly, as the one who is signed in: what another administrator does meanwhile. */
export async function ask(page: Page, query: string, variables: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const headers = { 'apollo-require-preflight': 'true', 'x-xsrf-token': token };
  const response = await page.request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

const USERS = 'query ($search: String) { users(search: $search) { items { id } } }';
const MAKE_ADMIN = `mutation ($id: Int!, $password: String!) {
  setUserRole(id: $id, role: ADMIN, password: $password) { id } }`;

/** Makes somebody an administrator; whoever is signed in is one. */
export async function makeAdmin(page: Page, email: string): Promise<void> {
  const [{ id }] = (await ask(page, USERS, { search: email })).users.items;
  await ask(page, MAKE_ADMIN, { id, password: PASSWORD });
}

/** What passes for a film but cannot be played. */
export const BROKEN_FILM = {
  name: 'broken.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${'\0'.repeat(500)}`, 'latin1'),
};

let serial = 0;

/** A title of at most 22 characters that no other item has. */
export function uniqueTitle(): string {
  serial += 1;
  return `Test ${Date.now() % 1_000_000}-${serial}`;
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Fills in text fields by their labels. */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** The first file field, or another by its number. */
export function fileField(page: Page, number = 0): Locator {
  return page.locator('input[type=file]').nth(number);
}

/**
 * Waits for a dialog with this text and accepts it, in either language.
 * @param button where it is not OK
 */
export async function answer(
  page: Page,
  text: string,
  button: string | RegExp = /^(OK|બરાબર)$/,
): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: text });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Saves, which leads to the dashboard. */
export async function save(page: Page, success = 'Updated successfully.'): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, success);
  await page.waitForURL('**/admin-dashboard**');
}

/** Presses Save and expects all these texts below their fields, the first one also in the dialog (D81). */
export async function expectRefusal(page: Page, ...texts: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Save' }).click();
  await answer(page, texts[0]);
  for (const text of texts)
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
}

/** A row of any list but the log, which names what was deleted too. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').and(page.locator(':not(#log *)')).filter({ hasText: title });
}

/** Opens the form of the item in this row. */
export async function edit(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(/_ID=\d+/);
}

/**
 * Deletes the item in this row after the question (spec §8).
 * @param name what the item is called where that is not how its row is found
 */
export async function remove(page: Page, title: string, name = title): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  // What goes stands below the question (D99).
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await answer(page, 'Are you sure to remove.?');
  await answer(page, 'Record removed successfully.');
  await expect(rowOf(page, title)).toHaveCount(0);
}

/** Shows all rows of a section and finds one. */
export async function find(page: Page, section: string, title: string): Promise<void> {
  const region = page.getByRole('region', { name: section, exact: true });
  await region.getByRole('link', { name: /^Show all/ }).click();
  await region.getByRole('searchbox').fill(title);
  await region.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(region.getByRole('status').filter({ hasText: 'Found: 1' })).toBeVisible();
}

/** A page of somebody who is not signed in; it must not complain either. */
export async function asVisitor(page: Page, visit: (visitor: Page) => Promise<void>): Promise<void> {
  const context = await page.context().browser()!.newContext();
  try {
    const visitor = await context.newPage();
    const complaints = complaintsOf(visitor);
    await visit(visitor);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Visitors find the page and its other items, but this text no longer. */
export async function expectGone(
  page: Page,
  address: string,
  text: string,
  others: (visitor: Page) => Locator = (visitor) => visitor.getByRole('article').first(),
): Promise<void> {
  await asVisitor(page, async (visitor) => {
    const response = await visitor.goto(address);
    expect(response?.status()).toBe(200);
    await expect(others(visitor)).toBeVisible();
    await expect(visitor.getByText(text)).toHaveCount(0);
  });
}

/** Whether a picture has arrived. */
export async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
