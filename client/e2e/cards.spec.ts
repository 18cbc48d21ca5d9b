import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, rowOf, signIn, takeStep } from './admin.ts';
import { expect, expectAccessible, open, reload, test } from './test.ts';

test('a donor pays by card, comes back to Paid, and the treasurer gives it back', async ({ page }) => {
  await open(page, `${PATHS.give}?fund=6&amount=21`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Savita Joshi');
  await page.getByRole('textbox', { name: 'Email' }).fill('savita.card@example.org');
  await page.getByRole('button', { name: 'Give £21' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Pay by card now' })).toBeVisible();
  const reference = /SMJ-\w{4}-\w{4}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pay £21 by card' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(page).toHaveURL(/\/gift#[\w-]{43}$/);
  await expect(main).toContainText('We have received your payment.');
  await expect(page.getByRole('heading', { name: 'Pay by card now' })).toBeHidden();

  await asVisitor(page, async (treasurer) => {
    await signIn(treasurer);
    await open(treasurer, `${PATHS.donationLedger}?search=${reference}`);
    const row = rowOf(treasurer, reference);
    await row.getByRole('button', { name: /^History/ }).click();
    await expect(treasurer.getByRole('dialog')).toContainText('Paid: £21.00');
    await expect(treasurer.getByRole('dialog')).toContainText('Fee: £0.73');
    await expectAccessible(treasurer);
    await treasurer.getByRole('button', { name: 'Close' }).click();
    // Money of a card is not said to be wrong: the step that would be refused says why.
    await row.getByRole('button', { name: /^More actions for/ }).click();
    await expect(treasurer.getByRole('menu')).toContainText('This was paid by card.');
    await expect(treasurer.getByRole('menuitem', { name: 'Undo payment' })).toBeDisabled();
    await treasurer.keyboard.press('Escape');
    await takeStep(treasurer, row, 'Mark as refunded');
    await treasurer.getByRole('dialog').getByRole('button', { name: 'Mark as refunded' }).click();
    await acceptDialog(treasurer, 'Updated successfully.');
    await expect(row).toContainText('Refunded');
  });
  await reload(page);
  await expect(main).toContainText('Your payment has been refunded.');
});

test('a donor gives every month by card, the treasurer sees it, and the donor ends it', async ({ page }) => {
  await open(page, `${PATHS.give}?fund=6&amount=10`);
  await page.getByRole('radio', { name: 'Every month' }).check();
  await expect(page.getByText('To give monthly, pay by card or set up a standing order')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Ramesh Patel');
  await page.getByRole('textbox', { name: 'Email' }).fill('ramesh.monthly@example.org');
  await page.getByRole('button', { name: 'Give £10 every month' }).click();
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { name: 'Pay every month by card' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Set up a standing order' })).toBeVisible();
  const reference = /SMJ-\w{4}-\w{4}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
  await page.getByRole('button', { name: 'Pay £10 every month by card' }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();

  await expect(main).toContainText('We have received your payment.');
  await expect(main).toContainText('£10 is taken each month until you stop it.');

  await asVisitor(page, async (treasurer) => {
    await signIn(treasurer);
    await open(treasurer, `${PATHS.donationLedger}?search=${reference}`);
    await rowOf(treasurer, reference)
      .getByRole('button', { name: /^History/ })
      .click();
    const history = treasurer.getByRole('dialog');
    await expect(history).toContainText('Taken each month');
    await expect(history.getByRole('button', { name: 'Stop monthly payments' })).toBeVisible();
  });

  await page.getByRole('button', { name: 'Stop monthly payments' }).click();
  await acceptDialog(
    page,
    'Stop the monthly payments of £10? Nothing more will be taken.',
    'Stop monthly payments',
  );
  await acceptDialog(page, 'The monthly payments have stopped.');
  await expect(main).toContainText('Your monthly donation has ended.');
  await expect(page.getByRole('button', { name: 'Stop monthly payments' })).toBeHidden();
});
