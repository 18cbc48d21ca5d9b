import { fileURLToPath } from 'node:url';
import type { Cookie, Locator, Page } from '@playwright/test';
import { ACCOUNT_PASSWORD } from './sign-up.ts';
import { collectPageErrors, expect, linkFor, PASSWORD } from './test.ts';

function demoFile(path: string): string {
  return fileURLToPath(new URL(`../../demo/${path}`, import.meta.url));
}

export const PICTURE = demoFile('pictures/cricket-cup.png');
export const FILM = demoFile('videos/garba.mp4');

/** A valid PDF with one empty page. */
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

/** The cookies of who has signed in to the site of this worker by `signIn`. */
const sessions = new Map<string, Cookie[]>();

const OF_A_SESSION = /(site-session|XSRF-TOKEN)$/;

async function isSignedIn(page: Page): Promise<boolean> {
  const answer = await page.request.get('/graphql?query={viewer{role}}', {
    headers: { 'apollo-require-preflight': 'true' },
  });
  return (await answer.json()).data.viewer.role !== 'ANONYMOUS';
}

/**
 * Signs somebody in, by default an administrator, without the login page, which has its own tests. Whoever has signed in
 * before goes on in the same session, unless a test has ended it.
 */
export async function signIn(page: Page, login = 'admin@example.org', password = PASSWORD): Promise<void> {
  const kept = sessions.get(login);
  if (kept) {
    await page.context().addCookies(kept);
    if (await isSignedIn(page)) return;
    await page.context().clearCookies({ name: OF_A_SESSION });
  }
  const input = { login, password };
  const response = await page.request.post('/graphql', {
    headers: { 'apollo-require-preflight': 'true' },
    data: { query: SIGN_IN, variables: { input } },
  });
  expect((await response.json()).errors).toBeUndefined();
  const cookies = await page.context().cookies();
  sessions.set(
    login,
    cookies.filter(({ name }) => OF_A_SESSION.test(name)),
  );
}

/** Sends an operation directly with the page's session, for example to simulate another administrator. */
export async function sendOperation(page: Page, query: string, variables: object) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? '';
  const headers = { 'apollo-require-preflight': 'true', 'x-xsrf-token': token };
  const response = await page.request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = await response.json();
  expect(errors).toBeUndefined();
  return data;
}

const USERS = 'query ($search: String) { users(search: $search) { items { id } } }';
const SET_ROLES = `mutation ($id: Int!, $roles: [OfficeRoleInput!]!, $password: String!) {
  setOfficeRoles(id: $id, roles: $roles, password: $password) { id } }`;
const PROVE = 'mutation ($token: String!) { proveEmail(token: $token) }';

/**
 * Gives roles of the office, by default an owner's, to somebody who has signed up by `makeAccount`, and who then opens the
 * link of the letter; the page must be signed in as an owner.
 */
export async function giveRoles(page: Page, email: string, names: readonly string[] = ['OWNER']) {
  const [{ id }] = (await sendOperation(page, USERS, { search: email })).users.items;
  const roles = names.map((role) => ({ role }));
  await sendOperation(page, SET_ROLES, { id, roles, password: PASSWORD });
  await proveEmail(page, email);
}

/** Opens the link of the letter to their e-mail as somebody who has signed up by `makeAccount`. */
export async function proveEmail(page: Page, email: string): Promise<void> {
  const token = new URL(await linkFor(email)).hash.slice(1);
  await asVisitor(page, async (visitor) => {
    await signIn(visitor, email, ACCOUNT_PASSWORD);
    await sendOperation(visitor, PROVE, { token });
  });
}

/** A file that is accepted as a film but cannot be played. */
export const BROKEN_FILM = {
  name: 'broken.mp4',
  mimeType: 'video/mp4',
  buffer: Buffer.from(`\0\0\0\x18ftypmp42\0\0\0\0mp42isom${'\0'.repeat(500)}`, 'latin1'),
};

/** Tomorrow as a date field takes it: an event of that day is on the first page of those to come. */
export const TOMORROW = new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10);

let serial = 0;

/** A unique title of at most 22 characters. */
export function uniqueTitle(): string {
  serial += 1;
  return `Test ${Date.now() % 1_000_000}-${serial}`;
}

export function field(page: Page, label: string): Locator {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Opens the tab of a language, named in its own letters, in the form of an item. */
export async function openLanguage(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name }).click();
}

/** Fills in text fields by their labels. */
export async function fill(page: Page, texts: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
}

/** The file field with this index, by default the first. */
export function fileField(page: Page, number = 0): Locator {
  return page.locator('input[type=file]').nth(number);
}

/**
 * Waits for a dialog with this text and confirms it, in English or Gujarati.
 * @param button its label, if it is not OK
 */
export async function acceptDialog(
  page: Page,
  text: string,
  button: string | RegExp = /^(OK|બરાબર)$/,
): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: text });
  await expect(dialog).toContainText(text);
  await dialog.getByRole('button', { name: button, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Expects what a form says beside its button: in a dialog it says it nowhere else. */
export async function expectProblem(page: Page, text: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: text })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
}

/** What saves a form: something new is shown to visitors, what they do not see yet stays so. */
const SAVE = 'Save';

/** Saves and waits until the form is left, for the list that it belongs to. */
export async function save(
  page: Page,
  success = 'Updated successfully.',
  button: string | RegExp = SAVE,
): Promise<void> {
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: button, exact: true }).click();
  await acceptDialog(page, success);
  await page.waitForURL((url) => url.pathname !== pathname);
}

/** Presses Save and expects these messages below their fields, the first one also in the dialog and beside the button. */
export async function expectRefusal(page: Page, ...texts: string[]): Promise<void> {
  await page.getByRole('button', { name: SAVE, exact: true }).click();
  await acceptDialog(page, texts[0]);
  for (const text of texts)
    await expect(page.getByRole('main').getByText(text, { exact: true }).first()).toBeVisible();
}

/** A row of any list except the log, which also names deleted items. */
export function rowOf(page: Page, title: string): Locator {
  return page.getByRole('row').and(page.locator(':not(#log *)')).filter({ hasText: title });
}

/** Takes a step of a donation: a row of the table has it in its menu, a card on a phone has it as a button. */
export async function takeStep(page: Page, row: Locator, name: string): Promise<void> {
  await expect(row.getByRole('button').first()).toBeVisible();
  const more = row.getByRole('button', { name: /^More actions for/ });
  if (!(await more.isVisible())) return row.getByRole('button', { name: new RegExp(`^${name}`) }).click();
  await more.click();
  await page.getByRole('menuitem', { name }).click();
}

/** An entry of a list that is put in order. */
export function entryOf(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('listitem').filter({ hasText: name });
}

/** Opens the edit form of the item in this row. */
export async function edit(page: Page, title: string): Promise<void> {
  await rowOf(page, title).getByRole('link', { name: 'Edit' }).click();
  await page.waitForURL(/_ID=\d+/);
}

/**
 * Deletes the record in this row, confirming the question; of content see `bin`.
 * @param name its name, if the row is found by another text
 */
export async function remove(page: Page, title: string, name = title): Promise<void> {
  await rowOf(page, title).getByRole('button', { name: 'Delete' }).click();
  // The question names what is deleted.
  await expect(page.getByRole('alertdialog')).toContainText(name);
  await acceptDialog(page, 'Are you sure to remove.?');
  await acceptDialog(page, 'Record removed successfully.');
  await expect(rowOf(page, title)).toHaveCount(0);
}

/** Chooses an action in the menu of the item's row. */
export async function act(page: Page, title: string, action: string): Promise<void> {
  await rowOf(page, title)
    .getByRole('button', { name: /^More actions for/ })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Puts the item in this row into the bin, which asks nothing, and says so. */
export async function bin(page: Page, title: string): Promise<void> {
  await act(page, title, 'Move to bin');
  await expect(page.getByText(/is in the bin\.$/)).toBeVisible();
  await expect(rowOf(page, title)).toHaveCount(0);
}

/** Follows the office's link to the site, which on a phone is behind "More". */
export async function seeSite(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'More', exact: true });
  if (await more.isVisible()) await more.click();
  await page.getByRole('link', { name: 'View the website' }).click();
}

/** Searches the list of a kind of content for one item. */
export async function find(page: Page, title: string): Promise<void> {
  const bar = page.getByRole('main').getByRole('search');
  await bar.getByRole('searchbox').fill(title);
  await bar.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Found: 1' })).toBeVisible();
}

/** Runs `visit` on the page of an anonymous visitor, which must not log errors either. */
export async function asVisitor(
  page: Page,
  visit: (visitor: Page, pageErrors: string[]) => Promise<void>,
): Promise<void> {
  const context = await page.context().browser()!.newContext();
  try {
    const visitor = await context.newPage();
    const pageErrors = collectPageErrors(visitor);
    await visit(visitor, pageErrors);
    expect(pageErrors).toEqual([]);
  } finally {
    await context.close();
  }
}

/** Expects that visitors see the page and its other items, but no longer this text. */
export async function expectGone(page: Page, address: string, text: string): Promise<void> {
  await asVisitor(page, async (visitor) => {
    const response = await visitor.goto(address);
    expect(response?.status()).toBe(200);
    await expect(visitor.getByRole('article').first()).toBeVisible();
    await expect(visitor.getByText(text)).toHaveCount(0);
  });
}

/** Goes from the list to the page of an event, where its picture is. */
export async function openEvent(visitor: Page, title: string): Promise<Locator> {
  await visitor.goto('/events');
  // Of the event that is next, which one it is depends on the day, the link says what it does: "Read More: Diwali".
  await visitor
    .getByRole('link', { name: new RegExp(`(^|: )${title}$`) })
    .first()
    .click();
  await visitor.waitForURL(/\/events\/\d+/);
  return visitor.getByRole('main');
}

/** Expects that a picture has been loaded. */
export async function expectPicture(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
}
