import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog } from './admin.ts';
import { codeFor, expect, test, waitUntilHydrated } from './test.ts';

const isHydrated = (page: Page) =>
  page
    .locator('main form')
    .first()
    .evaluate((form) => Object.keys(form).some((key) => key.startsWith('__reactProps')));

/**
 * Opens a page as rendered by the server, holding back a chunk that it needs.
 * @returns a function that releases the chunk and waits until the page is hydrated
 */
async function openUnhydrated(page: Page, address: string, chunk: string): Promise<() => Promise<void>> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let markRequested = () => {};
  const requested = new Promise<void>((resolve) => {
    markRequested = resolve;
  });
  await page.route(new RegExp(`/assets/${chunk}-[^/]*\\.js$`), async (route) => {
    markRequested();
    await released;
    await route.continue();
  });
  await page.goto(address);
  await requested;
  return async () => {
    expect(await isHydrated(page)).toBe(false);
    release();
    await waitUntilHydrated(page);
  };
}

/**
 * Records the names of the operations sent from now on; undefined for a form submitted by the browser itself.
 */
function recordSent(page: Page): (string | undefined)[] {
  const names: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    const isGraphql = new URL(request.url()).pathname === '/graphql';
    names.push(isGraphql ? request.postDataJSON()?.operationName : undefined);
  });
  return names;
}

const field = (page: Page, name: string) => page.locator(`main form [name="${name}"]`);

test('input made before hydration is kept and known to the form', async ({ page }) => {
  const hydrate = await openUnhydrated(page, `${PATHS.hallHire}?lang=gu`, 'hall-hire-page');
  // Below it the form may say that the text is kept.
  const buttonTop = () =>
    page
      .locator('main form [type="submit"]')
      .last()
      .evaluate((button) => button.getBoundingClientRect().top + window.scrollY);
  const before = await buttonTop();
  await field(page, 'name').click();
  await page.keyboard.type('Asha Patl');
  await field(page, 'purpose').fill('Golden wedding');
  await field(page, 'email').fill('asha@example.org');
  await field(page, 'date').fill('2031-05-03');
  await field(page, 'name').focus();
  await field(page, 'name').press('End');
  await page.keyboard.press('ArrowLeft');
  await hydrate();

  // The caret and all values are unchanged.
  await expect(field(page, 'name')).toBeFocused();
  await page.keyboard.type('e');
  await expect(field(page, 'name')).toHaveValue('Asha Patel');
  await expect(field(page, 'purpose')).toHaveValue('Golden wedding');
  await expect(field(page, 'email')).toHaveValue('asha@example.org');
  // Derived by the form, so it knows the values.
  const form = page.locator('main form');
  await expect(form.locator('h2').first()).toContainText('2031');
  // All that a chosen day brings has come, too: what is free, and the bar of its hours.
  await expect(form.getByText(/ ખાલી છે\.$/)).toBeVisible();
  await expect(form.getByText('બપોરે 12', { exact: true })).toBeVisible();
  expect(Math.abs((await buttonTop()) - before)).toBeLessThan(1);
  // The printed agreement is rendered from the form's values.
  await page.emulateMedia({ media: 'print' });
  for (const text of ['Asha Patel', 'asha@example.org'])
    await expect(page.getByText(text, { exact: true }).locator('visible=true').first()).toBeVisible();
});

test('a message typed before hydration can be sent afterwards', async ({ page }) => {
  const hydrate = await openUnhydrated(page, PATHS.contact, 'contact-page');
  const sent = recordSent(page);
  await field(page, 'name').fill('Asha Patel');
  await field(page, 'email').fill('asha@example.org');
  await field(page, 'message').fill('Is the hall free?');
  await hydrate();
  await page.getByRole('button', { name: 'Send message' }).click();
  await acceptDialog(page, 'Message send successfully');
  await expect(field(page, 'message')).toHaveValue('');
  expect(sent.filter((name) => name === 'SendContactMessage')).toHaveLength(1);
});

test('the Enter key sends nothing before hydration, and signs in afterwards', async ({ page }) => {
  const hydrate = await openUnhydrated(page, PATHS.login, 'login-page');
  const sent = recordSent(page);
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill('nobody@example.org');
  await field(page, 'password').fill('wrong password');
  await page.keyboard.press('Enter');
  await hydrate();
  expect(sent.filter((name) => name !== 'RecordVisit')).toEqual([]);
  expect(new URL(page.url()).search).toBe('');
  await expect(field(page, 'password')).toHaveValue('wrong password');
  await field(page, 'password').press('Enter');
  await acceptDialog(page, 'Enter valid e-mail/mobile or password');
  expect(sent).toContain('SignIn');
});

test('input made before any script ran is kept', async ({ page }) => {
  const hydrate = await openUnhydrated(page, PATHS.login, 'entry-client');
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill('early@example.org');
  await field(page, 'password').fill('wrong password');
  await hydrate();
  const sent = recordSent(page);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await acceptDialog(page, 'Enter valid e-mail/mobile or password');
  // A form that did not know the values would have refused without a request.
  expect(sent).toContain('SignIn');
});

test('a selection made before hydration is kept and known to the form', async ({ page }) => {
  const hydrate = await openUnhydrated(page, PATHS.matrimonialRegister, 'member-registration-page');
  const choice = field(page, 'profileForId');
  await choice.selectOption({ index: 2 });
  const chosen = await choice.inputValue();
  await field(page, 'mobile').fill('7700900842');
  await field(page, 'password').fill('early words 1');
  await hydrate();
  await page.getByRole('button', { name: 'Get OTP' }).click();
  expect(await codeFor('7700900842')).toMatch(/^\d{6}$/);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Show password' }).first().click();
  await expect(field(page, 'password').and(page.locator('[type="text"]'))).toHaveValue('early words 1');
  await expect(choice).toHaveValue(chosen);
  // A form that did not know the selection would report it as missing.
  await page.getByRole('button', { name: "Let's Begin" }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Enter');
});

test('a language chosen before hydration is applied afterwards, and typed text is kept', async ({ page }) => {
  const hydrate = await openUnhydrated(page, PATHS.contact, 'contact-page');
  await field(page, 'name').fill('Asha');
  await page.locator('header select').first().selectOption('gu');
  await hydrate();
  await expect(page.locator('html')).toHaveAttribute('lang', 'gu');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact us');
  await expect(field(page, 'name')).toHaveValue('Asha');
});

test('links within the page work before hydration', async ({ page }) => {
  const hydrate = await openUnhydrated(page, PATHS.contact, 'contact-page');
  await field(page, 'name').fill('Asha');
  await page.locator('a[href="#main"]').focus();
  await page.keyboard.press('Enter');
  await hydrate();
  await expect(page).toHaveURL(/#main$/);
  await expect(field(page, 'name')).toHaveValue('Asha');
});

test('[VISIT-8] a button pressed before hydration is pressed afterwards, once, with all that was typed', async ({
  page,
}) => {
  const hydrate = await openUnhydrated(page, PATHS.contact, 'contact-page');
  const sent = recordSent(page);
  await field(page, 'name').fill('Asha Patel');
  await field(page, 'email').fill('asha@example.org');
  await field(page, 'message').fill('Is the hall free at Easter?');
  const send = page.locator('main form [type="submit"]');
  for (const _press of [1, 2]) await send.click({ force: true });
  await expect(send).toHaveAttribute('aria-busy', 'true');
  await hydrate();
  await acceptDialog(page, 'Message send successfully');
  await expect(send).not.toHaveAttribute('aria-busy');
  expect(sent.filter((name) => name === 'SendContactMessage')).toHaveLength(1);
});

for (const chunk of ['hall-hire-page', 'entry-client', 'style'])
  test(`[VISIT-8] what does not come at first (${chunk}) is asked for again, and what was typed stays`, async ({
    page,
    pageErrors,
  }) => {
    let failures = 0;
    // The browser asks once ahead, and once when it is needed.
    await page.route(new RegExp(`/assets/${chunk}-[^/]*\\.(js|css)$`), (route) =>
      failures++ < 2 ? route.abort() : route.continue(),
    );
    await page.goto(PATHS.hallHire);
    await field(page, 'name').fill('Asha Patel');
    await waitUntilHydrated(page);
    await expect(field(page, 'name')).toHaveValue('Asha Patel');
    await expect(page.getByText('has not loaded fully')).toBeHidden();
    expect(failures).toBeGreaterThan(1);
    // The browser logs the failed requests.
    pageErrors.splice(0);
  });

for (const chunk of ['hall-hire-page', 'entry-client'])
  test(`a page whose script fails to load (${chunk}) says so, and reloading fixes it`, async ({
    page,
    pageErrors,
  }) => {
    const code = new RegExp(`/assets/${chunk}-[^/]*\\.js$`);
    await page.route(code, (route) => route.abort());
    await page.goto(PATHS.hallHire);
    const notice = page.getByRole('alert').filter({ hasText: 'has not loaded fully' });
    await expect(notice).toBeVisible();
    await page.unroute(code);
    await notice.getByRole('link', { name: 'Try again' }).click();
    await waitUntilHydrated(page);
    await expect(notice).toBeHidden();
    // The browser logs the failed request.
    pageErrors.splice(0);
  });
