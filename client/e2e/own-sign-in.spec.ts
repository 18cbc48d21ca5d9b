import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, field } from './admin.ts';
import { joinAsMember } from './member.ts';
import { saveProfile, surnameOf } from './member-profile.ts';
import { newcomer } from './sign-up.ts';
import {
  codeFor,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  inGujarati,
  open,
  PASSWORD,
  test,
  textsTo,
} from './test.ts';

const DAUGHTER = 3;

test('[D115] a candidate makes a sign-in of her own by her link, beside the family, and then alone', async ({
  page,
}) => {
  const family = await joinAsMember(page);
  const { mobile } = newcomer();
  const lastName = surnameOf(family);
  const hers = { profileForId: DAUGHTER, countryCode: '44', mobile, confirms: null };
  await saveProfile(page, family, { firstName: 'Komal', lastName }, hers);
  await expect.poll(() => textsTo(mobile)).toEqual([expect.stringContaining('#')]);
  const [text] = await textsTo(mobile);
  const link = new URL(/https?:\S+#\S+/.exec(text!)![0]);

  await asVisitor(page, async (candidate) => {
    await open(candidate, link.pathname + link.hash);
    await candidate.getByRole('radio', { name: /^Both of us use it/ }).check();
    await expectAccessible(candidate);
    await expectNoSidewaysScroll(candidate);
    // The number that the family has given, until she types another.
    await expect(field(candidate, 'Mobile')).toHaveValue(mobile);
    await candidate.getByRole('button', { name: 'Get OTP' }).click();
    await acceptDialog(candidate, 'A code has been sent to your mobile.');
    await field(candidate, 'OTP').fill(await codeFor(mobile));
    await candidate.locator('[name=password]').fill(PASSWORD);
    await candidate.locator('[name=confirmPassword]').fill(PASSWORD);
    await candidate.getByRole('button', { name: 'Make my sign-in' }).click();
    await acceptDialog(candidate, 'Your sign-in is ready. From now on you sign in with your own mobile.');
    // The same page, without the link, which opens nothing more.
    await expect(candidate.getByText(`${family.name} and you both sign in.`)).toBeVisible();
    expect(new URL(candidate.url()).hash).toBe('');
    await expectAccessible(candidate);

    await inGujarati(candidate, PATHS.candidatePage);
    await expect(candidate.getByRole('heading', { name: 'તમારું પોતાનું સાઇન ઇન' })).toBeVisible();
    await expectNoSidewaysScroll(candidate);
    await open(candidate, `${PATHS.candidatePage}?lang=en`);
    await candidate.getByRole('button', { name: 'From now on I alone' }).click();
    const dialog = candidate.getByRole('dialog', { name: 'Look after the page alone?' });
    await expect(dialog).toContainText(`${family.name} is signed out at once`);
    await expectAccessible(candidate);
    await dialog.locator('[name=password]').fill(PASSWORD);
    await dialog.getByRole('button', { name: 'From now on I alone' }).click();
    await expect(candidate.getByText('You alone sign in.')).toBeVisible();
    await expect(dialog).toBeHidden();
    await expect(candidate.getByRole('button', { name: 'From now on I alone' })).toHaveCount(0);
  });
  // The family's session has ended.
  await open(page, PATHS.matrimonials);
  await expect(page).toHaveURL(new RegExp(PATHS.matrimonialLogin));
});
