import type { Page } from '@playwright/test';
import { LANGUAGES } from '../../rules/languages.ts';
import { PATHS } from '../components/page/paths.ts';
import { codeFor, expect, logIn, open, test, waitUntilAlive } from './test.ts';

/** Keeps the code of a page's form back until the answer is called. */
async function holdCode(page: Page, name: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(new RegExp(`/assets/${name}-[^/]*\\.js$`), async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const isAlive = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')));

const expectAlive = (page: Page) => expect.poll(() => isAlive(page)).toBe(true);

/** What is sent to the server from now on, by the operations' names. */
function operationsOf(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') names.push(request.postDataJSON()?.operationName);
  });
  return names;
}

async function fillContact(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha Patel');
  await page.getByRole('textbox', { name: 'Email' }).fill('asha@example.org');
  await page.getByRole('textbox', { name: 'Message' }).fill('Is the hall free?');
}

for (const language of LANGUAGES) {
  test(`what was typed and chosen before the form is alive is kept: ${language}`, async ({ page }) => {
    const release = await holdCode(page, 'hall-hire-page');
    await open(page, `${PATHS.hallHire}?lang=${language}`);
    const field = (name: string) => page.locator(`main form [name="${name}"]`);
    const height = () => page.locator('main').evaluate((main) => main.getBoundingClientRect().height);
    const before = await height();

    await field('name').click();
    await page.keyboard.type('Asha Patl');
    await field('address').fill('12 Tulsi Lane\nLeicester');
    await field('email').fill('asha@example.org');
    await field('date').fill('2031-05-03');
    const cash = page.getByRole('radio').last();
    await cash.check();
    await field('name').focus();
    await field('name').press('End');
    await page.keyboard.press('ArrowLeft');
    expect(await isAlive(page)).toBe(false);
    release();
    await expectAlive(page);

    // The caret has stayed, and so has all else.
    await expect(field('name')).toBeFocused();
    await page.keyboard.type('e');
    await expect(field('name')).toHaveValue('Asha Patel');
    await expect(field('address')).toHaveValue('12 Tulsi Lane\nLeicester');
    await expect(field('email')).toHaveValue('asha@example.org');
    await expect(cash).toBeChecked();
    // Only the form knows this.
    await expect(field('day')).not.toHaveValue('');
    expect(Math.abs((await height()) - before)).toBeLessThan(1);
    // The printed agreement is drawn from the form's values.
    await page.emulateMedia({ media: 'print' });
    for (const text of ['Asha Patel', 'asha@example.org'])
      await expect(page.getByText(text, { exact: true }).locator('visible=true').first()).toBeVisible();
  });
}

test('a choice from a list is kept, and a code is asked for once', async ({ page }) => {
  const release = await holdCode(page, 'member-registration-page');
  await open(page, PATHS.matrimonialRegister);
  const sent = operationsOf(page);
  const choice = page.locator('select[name="profileForId"]');
  await choice.selectOption({ index: 2 });
  const chosen = await choice.inputValue();
  await page.locator('[name="mobile"]').fill('7700900842');
  const getCode = page.getByRole('button', { name: 'Get OTP' });
  await getCode.click();
  await getCode.dispatchEvent('click');
  const show = page.getByRole('button', { name: 'Show the password' }).first();
  await page.locator('[name="password"]').fill('early words 1');
  await show.click();
  expect(await isAlive(page)).toBe(false);
  release();
  expect(await codeFor('7700900842')).toMatch(/^\d{6}$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('[name="password"]')).toHaveAttribute('type', 'text');
  await expect(page.locator('[name="password"]')).toHaveValue('early words 1');
  await expect(choice).toHaveValue(chosen);
  // A form that did not know the choice would complain of it.
  await page.getByRole('button', { name: "Let's Begin" }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Enter');
  expect(sent.filter((name) => name !== 'RecordVisit')).toHaveLength(1);
});

test('a form that is sent before it is alive is sent once', async ({ page }) => {
  const release = await holdCode(page, 'contact-page');
  await open(page, PATHS.contact);
  const sent = operationsOf(page);
  await fillContact(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  await send.dispatchEvent('click');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  expect(await isAlive(page)).toBe(false);
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' });
  await expect(send).toHaveAttribute('aria-disabled', 'true');
  await expect(loading).toBeAttached();
  release();
  await expect(page.getByRole('alertdialog')).toContainText('Message send successfully');
  await expect(loading).not.toBeAttached();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('');
  await expect(send).toBeEnabled();
  expect(sent.filter((name) => name === 'SendContactMessage')).toHaveLength(1);
  expect(page.url()).not.toContain('?');
});

test('the Enter key signs in before the form is alive', async ({ page }) => {
  const release = await holdCode(page, 'login-page');
  await open(page, PATHS.login);
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill('nobody@example.org');
  await page.getByLabel('Password').first().fill('wrong password');
  await page.keyboard.press('Enter');
  expect(await isAlive(page)).toBe(false);
  release();
  await expect(page.getByRole('alertdialog')).toContainText('Enter valid e-mail/mobile or password');
});

test('what was typed before any code ran brings the form alive by itself', async ({ page }) => {
  const release = await holdCode(page, 'entry-client');
  await page.goto(PATHS.login);
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill('early@example.org');
  await page.getByLabel('Password').first().fill('wrong password');
  release();
  await expectAlive(page);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Enter valid e-mail/mobile or password');
});

test('without a network a press says so, what was typed stays, and the next press works', async ({
  page,
  complaints,
}) => {
  await open(page, PATHS.contact);
  await page.mouse.move(5, 5);
  await page.waitForLoadState('networkidle');
  const lost = /\/assets\/contact-page-[^/]*\.js$|\/health\/live$/;
  await page.route(lost, (route) => route.abort());
  const sent = operationsOf(page);
  await fillContact(page);
  const send = page.getByRole('button', { name: 'Send message' });
  await send.click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('The site cannot be reached');
  await dialog.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Is the hall free?');
  expect(await isAlive(page)).toBe(false);

  await page.unroute(lost);
  await send.click();
  await expect(dialog).toContainText('Message send successfully');
  expect(sent.filter((name) => name === 'SendContactMessage')).toHaveLength(1);
  // The browser's own reports of what it could not have.
  complaints.splice(0);
});

for (const language of LANGUAGES) {
  test(`a press on a page that is older than the site asks whether to load it anew: ${language}`, async ({
    page,
  }) => {
    await open(page, `${PATHS.contact}?lang=${language}`);
    const gone = /\/assets\/contact-page-[^/]*\.js$/;
    await page.route(gone, (route) => route.fulfill({ status: 404 }));
    const name = page.locator('main form [name="name"]');
    await name.fill('Asha Patel');
    const send = page.locator('main form button[type="submit"]');
    const dialog = page.getByRole('alertdialog');
    const told = language === 'en' ? 'may have been updated' : 'અપડેટ થઈ હોઈ શકે';
    await send.click();
    await expect(dialog).toContainText(told);
    // Who says no can still copy it.
    await dialog.getByRole('button').first().click();
    await expect(name).toHaveValue('Asha Patel');

    await send.click();
    await expect(dialog).toContainText(told);
    await page.unroute(gone);
    await Promise.all([page.waitForEvent('load'), dialog.getByRole('button').last().click()]);
    await waitUntilAlive(page);
    await name.fill('Asha');
    await expectAlive(page);
  });
}

test('[D13] who opens the login signed in is signed out, though its code comes at the second try', async ({
  page,
  complaints,
}) => {
  await logIn(page, 'user');
  await page.route(/\/assets\/login-page-[^/]*\.js$/, (route) => route.abort());
  await open(page, PATHS.login);
  await page.waitForLoadState('networkidle');
  expect(await isAlive(page)).toBe(false);
  await page.unroute(/\/assets\/login-page-[^/]*\.js$/);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect
    .poll(async () => (await page.context().cookies()).filter(({ httpOnly }) => httpOnly).length)
    .toBe(0);
  // The browser's own reports of what it could not have.
  complaints.splice(0);
});

test('without a network a part of the page can still be gone to', async ({ page, complaints }) => {
  await open(page, PATHS.contact);
  await page.route(/\/assets\/contact-page-[^/]*\.js$/, (route) => route.abort());
  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  // The browser's own reports of what it could not have.
  complaints.splice(0);
});

test('the language can be changed before the form is alive', async ({ page }) => {
  const release = await holdCode(page, 'contact-page');
  await open(page, PATHS.contact);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await page.locator('header select').first().selectOption('gu');
  await expect(page.locator('[name="name"]')).toHaveValue('Asha');
  release();
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  await expectAlive(page);
  await expect(page.locator('[name="name"]')).toHaveValue('Asha');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
});

test('a part of the page can be gone to before the form is alive', async ({ page }) => {
  const release = await holdCode(page, 'contact-page');
  await open(page, PATHS.contact);
  await page.getByRole('textbox', { name: 'Name' }).fill('Asha');
  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[name="name"]')).toHaveValue('Asha');
  release();
  await expectAlive(page);
  await expect(page.locator('[name="name"]')).toHaveValue('Asha');
});

test('a page that is reached by a link is alive at once', async ({ page }) => {
  await open(page, PATHS.home);
  const release = await holdCode(page, 'login-page');
  await page.getByRole('link', { name: 'Sign in / Register' }).locator('visible=true').first().click();
  // The page before stays until the form is there too.
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/log ?in/i);
  release();
  await expect(page).toHaveURL(/\/login$/);
  expect(await isAlive(page)).toBe(true);
});
