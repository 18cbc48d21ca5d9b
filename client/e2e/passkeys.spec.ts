import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, signIn } from './admin.ts';
import { ACCOUNT_PASSWORD, makeAccount } from './sign-up.ts';
import { expect, expectAccessible, open, test } from './test.ts';

/** A phone with a fingerprint sensor, always touched by the right finger. */
async function attachAuthenticator(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', { options });
  return {
    /** Whether it knows who touches it. */
    verifies: (isUserVerified: boolean) =>
      session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

test('[AUTH-13] somebody adds a passkey, signs in with it, alone and as the second step, and removes it', async ({
  page,
}) => {
  const authenticator = await attachAuthenticator(page);
  const { email } = await makeAccount(page, 'Asha Patel');
  await signIn(page, email, ACCOUNT_PASSWORD);
  await open(page, PATHS.security);
  const part = page.getByRole('region', { name: 'Passkeys' });
  await part.getByRole('button', { name: 'Add a passkey' }).click();
  const adding = page.getByRole('dialog', { name: 'Add a passkey' });
  await adding.getByRole('textbox', { name: 'Name of the passkey' }).fill('Phone of Asha');
  await adding.locator('[name=password]').fill(ACCOUNT_PASSWORD);
  await expectAccessible(page);
  await adding.getByRole('button', { name: 'Continue' }).click();
  // As the first second factor it brings recovery codes.
  await expect(part.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem')).toHaveCount(10);
  await part.getByRole('button', { name: 'I have saved the codes' }).click();
  const passkeys = part.getByRole('list', { name: 'Passkeys' });
  await expect(passkeys).toContainText('Phone of Asha');
  await expect(passkeys).toContainText('Not used yet');

  await page.context().clearCookies();
  await open(page, PATHS.login);
  await authenticator.verifies(false);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await acceptDialog(page, 'No passkey was used.');
  await authenticator.verifies(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.context().clearCookies();
  await open(page, PATHS.login);
  await page.getByRole('textbox', { name: 'E-mail/Mobile' }).fill(email);
  await page.locator('[name=password]').fill(ACCOUNT_PASSWORD);
  await page.getByRole('button', { name: 'Login Now' }).click();
  const step = page.getByRole('dialog', { name: 'Two-step verification' });
  await expect(step.getByRole('textbox', { name: 'Recovery code' })).toBeVisible();
  await step.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(page).toHaveURL(/\/$/);

  await open(page, `${PATHS.security}?lang=en`);
  await passkeys.getByRole('button', { name: 'Remove' }).click();
  const removing = page.getByRole('dialog', { name: 'Remove “Phone of Asha”' });
  await removing.locator('[name=password]').fill(ACCOUNT_PASSWORD);
  await removing.getByRole('button', { name: 'Remove' }).click();
  await page
    .getByRole('dialog', { name: 'Two-step verification' })
    .getByRole('button', { name: 'Use your passkey' })
    .click();
  await expect(page.getByText('“Phone of Asha” is removed.')).toBeVisible();
  await expect(passkeys).toHaveCount(0);
});
