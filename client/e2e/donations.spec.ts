import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, expectProblem, field, fill, rowOf, signIn } from './admin.ts';
import { fillInSignUp, newcomer } from './sign-up.ts';
import {
  ANY_WIDTH,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inGujarati,
  open,
  test,
} from './test.ts';

const DONATE = 'Donate Now';

async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

/** Opens the form of a donation type as people do. */
async function choose(page: Page, type: string): Promise<void> {
  await open(page, PATHS.payments);
  await page.getByRole('link', { name: type }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${type} Information`);
}

/** Marks a donation as paid as an admin, and checks the result. */
async function markAsPaid(page: Page, reference: string): Promise<void> {
  await asVisitor(page, async (admin) => {
    await signIn(admin);
    await open(admin, `${PATHS.donationLedger}?search=${reference}`);
    await rowOf(admin, reference)
      .getByRole('button', { name: /^Mark as paid/ })
      .click();
    const dialog = admin.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Note' }).fill('Bank transfer');
    await dialog.getByRole('button', { name: 'Mark as paid' }).click();
    await acceptDialog(admin, 'Updated successfully.');
    await rowOf(admin, reference)
      .getByRole('button', { name: /^History/ })
      .click();
    await expect(admin.getByRole('dialog')).toContainText('Not paid yet → Paid');
    await expect(admin.getByRole('dialog')).toContainText('Bank transfer');
  });
}

test('[D30] [D32] [D86] sign-up, a donation, marked as paid, with a receipt', async ({ page }) => {
  const person = newcomer();
  await open(page, PATHS.signUp);
  await fillInSignUp(page, person);
  await page.getByRole('button', { name: 'Sign Up Now' }).click();
  await acceptDialog(page, 'Are you sure to submit.?');
  await acceptDialog(page, 'Record saved successfully.');
  await page.waitForURL((url) => url.pathname === '/');
  await open(page, PATHS.payments);
  for (const column of ['Membership Fees', 'Festival Donation', "Hall hire and Other's Donation"])
    await expect(page.getByRole('region', { name: column })).toBeVisible();

  await choose(page, 'Gujarati school');
  await expect(field(page, 'Name')).toHaveValue(person.name);
  await page.getByRole('button', { name: DONATE }).click();
  await acceptDialog(page, 'Enter valid amount.');
  await field(page, 'Amount (£)').pressSequentially('£1,2x50.75');
  await expect(field(page, 'Amount (£)')).toHaveValue('1250.75');
  await fill(page, { Email: '', 'Message (optional)': 'For the Saturday class' });
  await page.getByRole('button', { name: DONATE }).click();
  await acceptDialog(page, 'Enter email');
  await expectReadable(page);
  await fill(page, { Email: 'kiran@example.org' });
  const payNow = page.getByRole('link', { name: /^Pay now/ });
  await expect(payNow).toHaveAttribute('target', '_blank');
  await expect(payNow).toHaveAttribute('rel', /noopener/);
  await page.getByRole('button', { name: DONATE }).click();
  await acceptDialog(page, 'Information saved successfully.');

  await page.waitForURL(/\/donation-success\?reference=SMJ-/);
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  await expect(page.getByRole('alert')).toContainText(`We have not received your payment yet.`);
  await expect(page.getByRole('main')).toContainText('£1,250.75');
  await expectReadable(page);

  await markAsPaid(page, reference);
  await page.getByRole('link', { name: 'My donations' }).click();
  const mine = page.getByRole('listitem').filter({ hasText: reference });
  await expect(mine).toContainText('Paid');
  // Until what stands above has come, the list moves: a press may miss the button.
  await expect(page.getByRole('button', { name: 'Make a declaration' })).toBeVisible();
  await mine.getByRole('button', { name: /^Receipt/ }).click();
  const receipt = page.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt).toContainText(reference);
  await expect(receipt).toContainText('Shree Samaj Leicester');
  await expectReadable(page);
  await page.emulateMedia({ media: 'print' });
  await expect(receipt.getByText('£1,250.75')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('[D30] a fixed fee is shown and filled in, and cannot be changed; Logout leads home', async ({
  page,
}) => {
  await signIn(page, 'user@example.org');
  await open(page, PATHS.payments);
  await expect(page.getByRole('link', { name: /^Single membership.*£25$/ })).toBeVisible();
  await open(page, `${PATHS.donations}?id=1`);
  const amount = field(page, 'Amount (£)');
  await expect(amount).toHaveValue('25');
  await expect(amount).not.toBeEditable();
  await open(page, `${PATHS.donations}?id=999`);
  await expect(page.getByRole('main')).toContainText('Select donation type.');

  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole('button', { name: 'Logout' }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/$/);
  // No dialog covers the home page.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
});

test(
  '[DATA-2] after a lost response the input is kept, and sending again saves only one donation',
  ANY_WIDTH,
  async ({ page, pageErrors, isMobile }) => {
    await signIn(page, 'user@example.org');
    await choose(page, 'Holi');
    // The run on the desktop has already added to the same list.
    const amount = isMobile ? '12.50' : '11.50';
    await fill(page, { 'Amount (£)': amount, 'Message (optional)': 'Colours!' });
    const keys: unknown[] = [];
    await page.route('**/graphql', async (route) => {
      const { operationName, variables } = route.request().postDataJSON() ?? {};
      if (operationName !== 'Donate') return route.fallback();
      keys.push(variables.input.idempotencyKey);
      if (keys.length > 1) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: DONATE }).click();
    await expectProblem(page, 'The site cannot be reached.');
    await expect(field(page, 'Message (optional)')).toHaveValue('Colours!');
    await page.getByRole('button', { name: DONATE }).click();
    await acceptDialog(page, 'Information saved successfully.');
    expect(keys).toEqual([keys[0], keys[0]]);
    await page.getByRole('link', { name: 'My donations' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `£${amount}` })).toHaveCount(1);
    // Remove the browser's report of the response that this test dropped.
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((one) => !one.includes('net::ERR_FAILED')));
  },
);

test('[D87] visitors are told to sign in, then redirected', ANY_WIDTH, async ({ page }) => {
  for (const [from, to] of [
    [PATHS.payments, '/login'],
    [`${PATHS.donations}?id=1`, '/'],
    [`${PATHS.donationSuccess}?reference=SMJ-2222-2222`, '/'],
    [PATHS.myDonations, '/login'],
  ]) {
    await open(page, from);
    await acceptDialog(page, 'Sign in to more details.');
    await expect(page).toHaveURL((url) => url.pathname === to);
  }
});

test('[D80] Escape closes a message, and the page continues', ANY_WIDTH, async ({ page }) => {
  await open(page, PATHS.payments);
  await expect(page.getByRole('alertdialog').getByRole('button')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL((url) => url.pathname === '/login');
});

test('[D80] selecting the text of a message does not close it', ANY_WIDTH, async ({ page }) => {
  await open(page, PATHS.payments);
  const dialog = page.getByRole('alertdialog');
  await dialog.locator('p').hover();
  await page.mouse.down();
  await page.mouse.move(5, 5);
  await page.mouse.up();
  await expect(dialog.getByRole('button')).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(dialog).toHaveCount(0);
});

test('[D83] sign-up, donation and receipt work in Gujarati', async ({ page }) => {
  await inGujarati(page, PATHS.signUp);
  await fillInSignUp(page, newcomer());
  await page.getByRole('button', { name: 'હમણાં નોંધણી કરો' }).click();
  await acceptDialog(page, 'વિગતો સાચવવી છે?');
  await acceptDialog(page, 'વિગતો સચવાઈ ગઈ.');
  await page.waitForURL((url) => url.pathname === '/');
  await inGujarati(page, PATHS.payments);
  await expect(page.getByRole('region', { name: 'ઉત્સવ દાન' })).toContainText('નવરાત્રિ');
  await inGujarati(page, `${PATHS.donations}?id=6`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('નવરાત્રિ');
  await page.locator('input[name=amount]').fill('૫૧.૫૦');
  await expect(page.locator('input[name=amount]')).toHaveValue('51.50');
  const sent = page.waitForRequest((request) => /mutation Donate\b/.test(request.postData() ?? ''));
  await page.getByRole('button', { name: 'દાન આપો' }).click();
  // Its letters are in Gujarati, too.
  expect((await sent).postDataJSON().variables.language).toBe('gu');
  await acceptDialog(page, 'વિગતો સચવાઈ ગઈ.');
  await page.waitForURL(/\/donation-success\?reference=SMJ-/);
  await markAsPaid(page, new URL(page.url()).searchParams.get('reference') ?? '');
  await inGujarati(page, PATHS.signUp);
  await page.getByRole('button', { name: /^રસીદ/ }).first().click();
  await expect(page.getByRole('dialog', { name: 'રસીદ' })).toContainText('£');
  await expectReadable(page);
});
