import type { Page } from '@playwright/test';
import { acceptDialog, expectPicture, fileField, PDF, PICTURE, signIn } from './admin.ts';
import { joinAsMember, signInAsDemoMember } from './member.ts';
import {
  collectPageErrors,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inGujarati,
  open,
  PASSWORD,
  test,
} from './test.ts';

const PROFILE = '/full-register-matromonial';

const TEXTS = {
  firstName: 'Komal',
  middleName: 'Dilipbhai',
  lastName: 'Desai',
  fatherName: 'Dilipbhai Desai',
  birthDate: '1997-08-14',
  email: 'komal@example.org',
  educationDescription: 'MPharm, De Montfort University',
  mobile: '+44 7700 900 456',
  address: '8 Champa Close',
  city: 'Leicester',
  pincode: 'le4 6xx',
  contactName: 'Hansa Desai',
  contactMobile: '07700900457',
  aboutCandidate: 'Teaches garba and walks in Bradgate Park.',
};

const CHOICES = {
  height: '5ft 4in (163 cm)',
  maritalStatus: 'Never Married',
  motherTongue: 'Gujarati',
  religion: 'Hindu',
  caste: 'Brahmin - Anavil',
  educationType: "Master's degree",
};

const control = (page: Page, name: string) => page.locator(`[name=${name}]`);

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Fills in what the step has that is shown. */
async function fillInStep(page: Page): Promise<void> {
  for (const [name, text] of Object.entries(TEXTS))
    if (await control(page, name).isVisible()) await control(page, name).fill(text);
  for (const [name, value] of Object.entries(CHOICES))
    if (await control(page, name).isVisible()) await control(page, name).selectOption(value);
}

/** Opens the form of a new profile, which has steps, as one page. */
async function openWhole(page: Page): Promise<void> {
  await open(page, PROFILE);
  await page.getByRole('button', { name: 'Show everything on one page' }).click();
}

/** Presses Join Now and confirms the question (D66). */
async function join(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Join Now' }).click();
  await acceptDialog(page, 'Are you sure to submit.?');
}

test('[D66] [D81] an empty form asks for confirmation, then reports the missing photo and each invalid field', async ({
  page,
}) => {
  await joinAsMember(page);
  await openWhole(page);
  await expect(page.getByRole('heading', { level: 1, name: 'REGISTER MEMBER' })).toBeVisible();
  // [spec §5] An impossible year is reported on blur, and the message disappears when it is corrected.
  const invalidDate = page.getByRole('main').getByText('Invalid Date', { exact: true });
  for (const [day, count] of [
    ['1922-12-31', 1],
    ['1997-08-14', 0],
    ['2100-01-01', 1],
    // What is missing is said by its own words.
    ['', 0],
  ] as const) {
    await control(page, 'birthDate').fill(day);
    await control(page, 'birthDate').blur();
    await expect(invalidDate).toHaveCount(count);
  }
  await join(page);
  await acceptDialog(page, 'Select profile image');
  await expect(page.getByRole('button', { name: 'Choose a photo' })).toBeFocused();
  for (const text of ['You must select an image', 'Enter first name', 'Select DOB', 'Select caste'])
    await expect(page.getByRole('main').getByText(text, { exact: true })).toBeVisible();
  await fileField(page).setInputFiles(PDF);
  await expect(page.getByText('Only images are supported')).toBeVisible();
  await fileField(page).setInputFiles(PICTURE);
  await expect(page.getByRole('slider', { name: 'Larger or smaller' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoSidewaysScroll(page);
});

test('creates a profile with a cropped photo in steps, changes and removes it', async ({ page }) => {
  await joinAsMember(page);
  await open(page, PROFILE);
  await control(page, 'profileForId').selectOption({ label: 'Daughter' });
  await fileField(page).setInputFiles(PICTURE);
  const frame = page.getByRole('group', { name: 'The part of the photo to use' });
  const photo = page.locator('img.reactEasyCrop_Image');
  const before = await photo.getAttribute('style');
  await frame.press('ArrowLeft');
  await expect(photo).not.toHaveAttribute('style', before ?? '');
  await page.getByRole('slider', { name: 'Larger or smaller' }).press('ArrowRight');
  await page.getByRole('button', { name: 'Move the photo up' }).click();

  for (const step of [2, 3, 4, 5]) {
    await press(page, 'Next');
    const place = page.getByText(`Step ${step} of 5`);
    await expect(place).toBeFocused();
    // The step's own fields are what a phone shows, and not the page's head.
    await expect(place).toBeInViewport();
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await fillInStep(page);
    if (step === 2) {
      // [D67] The default gender follows from whom the profile is for.
      await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
      await expect(page.getByText(/^Age: \d\d years$/)).toBeVisible();
    }
    if (step === 3) {
      await control(page, 'occupation').selectOption('Pharmacist');
      await control(page, 'currency').selectOption('GBP');
      await control(page, 'annualIncome').selectOption('30,001 - 35,000');
      await control(page, 'occupationDescription').fill('Community pharmacist');
    }
  }
  await expect(control(page, 'mobile')).toHaveValue('7700900456');

  // [D64] A refused save keeps the whole input.
  await join(page);
  await acceptDialog(page, 'Agree to the use of religion and caste, or choose ‘Prefer not to say’ for both.');
  await expect(control(page, 'aboutCandidate')).toHaveValue(TEXTS.aboutCandidate);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  for (const step of [4, 5]) {
    await press(page, 'Next');
    await expect(page.getByText(`Step ${step} of 5`)).toBeVisible();
  }
  await join(page);
  await acceptDialog(page, 'Record saved successfully.');
  await page.waitForURL('**/matrimonials');

  // A member with a profile cannot register another.
  await open(page, PROFILE);
  await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Join Now' })).toHaveCount(0);
  await expect(control(page, 'pincode')).toHaveValue('LE4 6XX');
  await expect(control(page, 'birthDate')).toHaveValue(TEXTS.birthDate);
  await expectPicture(page.getByRole('img', { name: 'Profile image' }));
  await page.getByRole('button', { name: 'Remove Profile' }).click();
  await acceptDialog(page, 'Are you sure to remove.?');
  await acceptDialog(page, 'Profile removed successfully.');
  await expect(control(page, 'firstName')).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Remove Profile' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'REGISTER MEMBER' })).toBeFocused();
});

test("'Currently Not Working' hides three fields, which return with their values", async ({ page }) => {
  await joinAsMember(page);
  await openWhole(page);
  const occupation = control(page, 'occupation');
  await occupation.selectOption('Pharmacist');
  await control(page, 'currency').selectOption('GBP');
  await occupation.selectOption('Currently Not Working');
  for (const name of ['currency', 'annualIncome', 'occupationDescription'])
    await expect(control(page, name)).toHaveCount(0);
  await occupation.selectOption('Pharmacist');
  await expect(control(page, 'currency')).toHaveValue('GBP');
});

test('[DATA-5] in Gujarati: of two tabs the second is told of the conflict and keeps the typed text', async ({
  page,
}) => {
  await signInAsDemoMember(page);
  await inGujarati(page, PROFILE);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('મારી પ્રોફાઇલ');
  await expect(control(page, 'motherTongue').locator('optgroup')).toHaveCount(5);

  const second = await page.context().newPage();
  const pageErrors = collectPageErrors(second);
  await open(second, PROFILE);
  for (const [tab, text, outcome] of [
    [page, 'કોમલ ગરબા શીખવે છે.', 'વિગતો સચવાઈ ગઈ.'],
    [second, 'બીજું લખાણ', 'આ દરમિયાન'],
  ] as const) {
    await control(tab, 'aboutCandidate').fill(text);
    await tab.getByRole('button', { name: 'સાચવો', exact: true }).click();
    await acceptDialog(tab, 'વિગતો સાચવવી છે?');
    await acceptDialog(tab, outcome);
  }
  await expect(control(second, 'aboutCandidate')).toHaveValue('બીજું લખાણ');
  await expect(second.getByRole('link', { name: /નવી ટૅબ|નવા ટૅબ/ })).toBeVisible();
  expect(pageErrors).toEqual([]);
});

test('[D69] an administrator can read a profile; members and visitors cannot', async ({ page }) => {
  await open(page, `${PROFILE}?profileID=1`);
  await acceptDialog(page, 'Login with your account.');
  await page.waitForURL('**/login-matrimonial?returnTo=*');
  await signInAsDemoMember(page);
  await open(page, `${PROFILE}?profileID=1`);
  await page.waitForURL('**/matrimonials');

  await page.context().clearCookies();
  await signIn(page);
  await open(page, `${PROFILE}?profileID=1`);
  await expect(page.getByRole('heading', { name: 'The candidate', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Back to Matrimonials Dashboard' })).toHaveAttribute(
    'href',
    '/mtm-admin-dashboard',
  );
  await expectPicture(page.getByRole('img', { name: 'Profile image' }));
  await open(page, `${PROFILE}?profileID=99999`);
  await expect(page.getByText('We cannot find this member.')).toBeVisible();
});

test('[PRIV-4] a member exports their data, and deletes the account with the password', async ({ page }) => {
  await joinAsMember(page);
  await open(page, PROFILE);
  // Folded, as long as there is no profile yet.
  await page.locator('summary', { hasText: 'Your account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download my data' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account for good?' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  for (const password of ['not my password', PASSWORD]) {
    await dialog.getByLabel('Password', { exact: false }).first().fill(password);
    await dialog.getByRole('button', { name: 'Delete account' }).click();
    if (password !== PASSWORD)
      await expect(dialog.getByRole('alert')).toHaveText('Enter your current password.');
  }
  await acceptDialog(page, 'Your account has been deleted.');
  await page.waitForURL((url) => url.pathname === '/');
  await open(page, PROFILE);
  await acceptDialog(page, 'Login with your account.');
});
