import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, rowOf, signIn } from './admin.ts';
import { expect, expectAccessible, open, reload, test } from './test.ts';

const REFERENCE = /SMJ-\w{4}-\w{4}/;

test('a Gujarati donor without an account gives by a link and sees Paid after the treasurer has set it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PATHS.give}?fund=6&amount=51&lang=gu`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('દાન આપો');
  await expect(page.getByRole('radio', { name: 'નવરાત્રિ' })).toBeChecked();
  await expect(page.getByRole('button', { name: '£51', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: '£101', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'રકમ' })).toHaveValue('101');
  // On a Gujarati keyboard.
  await page.getByRole('textbox', { name: 'રકમ' }).fill('૨૧');
  await expect(page.getByRole('textbox', { name: 'રકમ' })).toHaveValue('21');
  await page.getByRole('textbox', { name: 'નામ' }).fill('સવિતાબેન જોશી');
  await page.getByRole('button', { name: '£21 આપો' }).click();
  await acceptDialog(page, 'ઈ-મેલ લખો');
  await page.getByRole('textbox', { name: 'ઈ-મેલ' }).fill('savita.joshi@example.org');
  await expectAccessible(page);
  await page.getByRole('button', { name: '£21 આપો' }).click();

  await expect(page.getByText('રકમ હજી અમને મળી નથી')).toBeVisible();
  await expect(page).toHaveURL(/\/gift#[\w-]{43}$/);
  const main = page.getByRole('main');
  await expect(main).toContainText('12345678');
  const reference = REFERENCE.exec((await main.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'કૉપિ કરો સંદર્ભ નંબર' }).click();
  await expect(page.getByRole('button', { name: 'કૉપિ થયું સંદર્ભ નંબર' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await expectAccessible(page);

  await asVisitor(page, async (treasurer) => {
    await signIn(treasurer);
    await open(treasurer, `${PATHS.donationLedger}?search=${reference}`);
    const row = rowOf(treasurer, reference);
    await expect(row).toContainText('Without an account');
    await row.getByRole('button', { name: /^Mark as paid/ }).click();
    await treasurer.getByRole('dialog').getByRole('button', { name: 'Mark as paid' }).click();
    await acceptDialog(treasurer, 'Updated successfully.');
  });
  await reload(page);
  await expect(main).toContainText('રકમ અમને મળી ગઈ છે.');
  await expect(main.getByText('ચૂકવાઈ ગયું', { exact: true })).toBeVisible();
  await expect(main).not.toContainText('12345678');
});

test('a link that names what cannot be given says so, and the page of a gift is kept by nobody', async ({
  page,
}) => {
  await open(page, `${PATHS.give}?fund=13&amount=1e9`);
  await expect(page.getByText('is for something you cannot give to here')).toBeVisible();
  await expect(page.getByText('amount in the link is not valid')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
  await page.getByText('Membership, festivals and other purposes').click();
  await page.getByRole('radio', { name: 'Family membership, one year: £45' }).check();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('45');
  await expect(page.getByText('This is a membership: you pay the fee once.')).toBeVisible();
  // The second answer is not one that the server has kept for others.
  await page.goto(PATHS.gift);
  const answer = await page.goto(PATHS.gift);
  expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
  expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
});
