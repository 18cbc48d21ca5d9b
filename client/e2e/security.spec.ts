import { TOTP } from 'otpauth';
import { PATHS } from '../components/page/paths.ts';
import { expectProblem, giveRoles, sendOperation, signIn } from './admin.ts';
import { ACCOUNT_PASSWORD, makeAccount } from './sign-up.ts';
import { expect, expectAccessible, inGujarati, open, PASSWORD, test } from './test.ts';

/** Codes of the steps to come are good up to one step from now, so that the test need not wait for them. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });

test('[AUTH-11] somebody sets up the app, signs in by its code, and without the phone by a recovery code', async ({
  page,
}) => {
  const { email } = await makeAccount(page, 'Kanta Ben');
  const enterPassword = async (address: string) => {
    await page.context().clearCookies();
    await open(page, address);
    await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill(email);
    await page.locator('[name=password]').fill(ACCOUNT_PASSWORD);
    await page.getByRole('button', { name: 'Login Now' }).click();
    return page.getByRole('dialog', { name: 'Two-step verification' });
  };
  // Visitors sign in first, and are led back.
  await enterPassword(PATHS.security);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign-in and security');
  await expect(page).toHaveURL(new RegExp(`${PATHS.security}$`));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Set up two-step verification' }).click();
  await main.locator('[name=password]').fill(ACCOUNT_PASSWORD);
  await main.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expectAccessible(page);
  const secret = (await main.locator('code').innerText()).replaceAll(' ', '');
  await main.getByRole('textbox', { name: 'Code from your app' }).fill(codeOf(secret, -1));
  await main.getByRole('button', { name: 'Turn on' }).click();
  const codes = main.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCode = await codes.first().innerText();
  await main.getByRole('button', { name: 'I have saved the codes' }).click();
  await expect(main.getByText('Recovery codes left: 10 of 10.')).toBeVisible();

  const dialog = await enterPassword(PATHS.login);
  await dialog.getByRole('textbox', { name: 'Code from your app' }).fill('000000');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expectProblem(page, 'This code is incorrect');
  await dialog.getByRole('textbox', { name: 'Code from your app' }).fill(codeOf(secret));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/$/);

  const again = await enterPassword(PATHS.login);
  await again.getByRole('button', { name: 'Use a recovery code' }).click();
  await again.getByRole('textbox', { name: 'Recovery code' }).fill(recoveryCode);
  await again.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/$/);
  await inGujarati(page, PATHS.security);
  await expect(page.getByText('બાકી રહેલા રિકવરી કોડ: 10માંથી 9.')).toBeVisible();
});

test('[AUTH-12] the office says what to do to whoever lacks the second step that an owner requires', async ({
  page,
}) => {
  const { email } = await makeAccount(page, 'Hansa Hall');
  await signIn(page);
  await giveRoles(page, email, ['HALL_SECRETARY']);
  await open(page, PATHS.officePeople);
  const card = page.getByRole('region', { name: 'Who must use two-step verification' });
  await card.getByRole('button', { name: 'Change' }).click();
  const dialog = page.getByRole('dialog', { name: 'Who must use two-step verification' });
  await dialog.getByRole('checkbox', { name: 'Hall secretary' }).check();
  await dialog.locator('[name=password]').fill(PASSWORD);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. It applies from now on.')).toBeVisible();
  await expect(card).toContainText('Hall secretary');
  const owner = await page.context().cookies();
  try {
    await page.context().clearCookies();
    await open(page, PATHS.login);
    await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill(email);
    await page.locator('[name=password]').fill(ACCOUNT_PASSWORD);
    await page.getByRole('button', { name: 'Login Now' }).click();
    await expect(page.getByRole('heading', { name: 'Set up two-step verification first' })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Set up two-step verification' }).click();
    await expect(page.getByRole('alert')).toContainText('You cannot use the office until you set it up');
  } finally {
    await page.context().clearCookies();
    await page.context().addCookies(owner);
    await sendOperation(
      page,
      'mutation ($roles: [OfficeRole!]!, $password: String!) { setSecondFactorRequirements(roles: $roles, password: $password) }',
      { roles: [], password: PASSWORD },
    );
  }
});
