import type { Locator, Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, asVisitor, expectPicture, signIn } from './admin.ts';
import { mockManyCandidates } from './many-candidates.ts';
import {
  DEMO_MEMBER_MOBILE,
  joinAtHome,
  registerPending,
  signInAsDemoMember,
  signInMember,
} from './member.ts';
import { saveProfile, surnameOf } from './member-profile.ts';
import {
  ANY_WIDTH,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  goBack,
  inGujarati,
  open,
  test,
} from './test.ts';

const INTEREST = "I'm interested in this candidate";

async function expectReadable(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
}

function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The name on a card, whose heading has the age, too. */
function nameOn(card: Locator): Locator {
  return card.getByRole('heading').getByRole('link');
}

/** Opens a filter, which is initially collapsed. */
async function openFilter(page: Page, section: string): Promise<Locator> {
  const region = page.getByRole('region', { name: section });
  await region.locator('summary').click();
  return region.getByRole('search');
}

/** Finds a member's card on the dashboard by the mobile. */
async function findMember(admin: Page, mobile: string): Promise<Locator> {
  await open(admin, `${PATHS.matrimonialAdminDashboard}?members_contactNumber=${mobile}`);
  await expect(cards(admin)).toHaveCount(1);
  return cards(admin);
}

async function expectSignedOut(page: Page, photo: string): Promise<void> {
  expect((await page.request.get(photo)).status()).toBe(401);
  await page.goto(PATHS.matrimonials);
  await expect(page).toHaveURL(({ pathname }) => pathname === PATHS.matrimonialLogin);
}

/** Makes the call fail; any error shows the same message (spec §8). */
async function failInterest(page: Page, card: Locator): Promise<void> {
  await page.route('**/graphql', (route) => {
    if (route.request().postDataJSON()?.operationName !== 'ExpressInterest') return route.fallback();
    const error = { message: 'x', extensions: { messageKey: 'internalError' } };
    return route.fulfill({ json: { errors: [error] } });
  });
  await card.getByRole('button', { name: INTEREST }).click();
  await acceptDialog(page, 'Show interest in ');
  await acceptDialog(page, 'Something went wrong.');
  await page.unroute('**/graphql');
}

test(
  '[D5] [D63] an administrator approves a member, who needs a profile to express interest',
  ANY_WIDTH,
  async ({ page }) => {
    const member = await registerPending(page);
    await asVisitor(page, async (admin) => {
      await signIn(admin);
      const card = await findMember(admin, member.mobile);
      await expect(card).toContainText('Status: Pending');
      await expect(card).toContainText('This member has not created a profile yet.');
      await expect(card.getByRole('link', { name: /^View/ })).toHaveCount(0);
      await card.getByRole('button', { name: /^Activate/ }).click();
      await expect(admin.getByRole('alertdialog')).toContainText(/\S can sign in and see other profiles/);
      await acceptDialog(admin, 'Are you sure to update.?', 'Activate');
      await acceptDialog(admin, 'Profile Active successfully.');
      await expect(card).toContainText('Status: Active');

      await signInMember(page, '91', member.mobile);
      await open(page, PATHS.matrimonials);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Matrimonial');
      const first = cards(page).first();
      const chosen = (await nameOn(first).textContent())!;
      await first.getByRole('button', { name: INTEREST }).click();
      await acceptDialog(page, `Show interest in ${chosen}?`);
      await acceptDialog(page, 'Sorry ! You need to create profile to communicate with any candidate.');
      await expect(page).toHaveURL(new RegExp(`${PATHS.matrimonialProfile}$`));
    });
  },
);

test(
  '[D53] [D63] [D68] own card, interest only once, visible to an administrator, who deactivates the member',
  ANY_WIDTH,
  async ({ page }) => {
    // Slow: two people, five pages and axe on each.
    test.slow();
    const member = await joinAtHome(page);
    const lastName = surnameOf(member);
    await saveProfile(page, member, { firstName: 'Aarohi', lastName });
    await open(page, PATHS.matrimonials);
    // It is the last of all.
    const pages = page.getByRole('navigation', { name: 'Members who match' });
    await pages.getByRole('link', { name: /^Page/ }).last().click();
    const own = cards(page).last();
    await expect(nameOn(own)).toHaveText(`Aarohi Rameshbhai ${lastName}`);
    await expect(own.getByRole('button')).toHaveCount(0);
    await expect(own.getByRole('link')).toHaveAttribute('href', PATHS.matrimonialProfile);
    await expectPicture(own.locator('img'));
    const photo = (await own.locator('img').getAttribute('src'))!;
    await open(page, PATHS.matrimonials);
    const other = cards(page).first();
    const chosen = (await nameOn(other).textContent())!;
    const toPerson = other.getByRole('link', { name: `Read more ${chosen}` });
    await toPerson.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(chosen);
    await expectReadable(page);
    await page.getByRole('link', { name: /^All \d+$/ }).click();
    await expect(toPerson).toBeInViewport();
    await failInterest(page, other);
    await other.getByRole('button', { name: INTEREST }).click();
    await acceptDialog(page, `Show interest in ${chosen}?`);
    await acceptDialog(
      page,
      `Thank you for showing interest in ${chosen}.You would be communicated by community.`,
    );
    const mark = other.getByText('Interested since today');
    await expect(mark).toBeFocused();
    // It persists, and only on this card.
    await open(page, PATHS.matrimonials);
    await expect(mark).toBeVisible();
    // No second time; only the press by mistake can be taken back.
    await expect(other.getByRole('button')).toHaveText(['Take back']);
    await expect(page.getByText('Interested since today')).toHaveCount(1);

    await asVisitor(page, async (admin) => {
      await signIn(admin);
      await open(admin, `${PATHS.matrimonialAdminDashboard}?members_contactNumber=${member.mobile}`);
      const interests = await openFilter(admin, 'Interested Candidates List');
      await interests.getByRole('textbox', { name: 'Name' }).first().fill(lastName);
      await interests.getByRole('button', { name: 'Show' }).click();
      const region = admin.getByRole('region', { name: 'Interested Candidates List' });
      const rows = region.locator('tbody tr');
      // Expressing interest twice counts once.
      await expect(rows).toHaveCount(1);
      await expect(rows).toContainText(chosen);
      await expect(rows.getByRole('link', { name: /^View/ })).toHaveCount(2);

      const card = cards(admin);
      const name = await card.getByRole('heading').innerText();
      await card.getByRole('button', { name: /^DeActivate/ }).click();
      const asking = admin.getByRole('dialog', { name: `Deactivate the account of ${name}` });
      await expect(asking).toContainText(`${name} is signed out everywhere`);
      await asking.getByRole('textbox').fill('The family asked for it');
      await asking.getByRole('button', { name: 'DeActivate' }).click();
      await acceptDialog(admin, 'Profile DeActive successfully.');
      await expect(card).toContainText('Status: DeActive');
      const colour = await card.getByRole('heading').evaluate((node) => getComputedStyle(node).color);
      expect(colour).toBe('rgb(179, 38, 30)');
      const log = admin.getByRole('region', { name: 'Audit log' });
      await expect(
        log.getByRole('row').filter({ hasText: 'Reason: The family asked for it' }).first(),
      ).toBeVisible();
    });
    await expectSignedOut(page, photo);
  },
);

test('[D54] [D55] [D57] [D88] the list has four a page and its filter in the URL, and handles no results and failures', async ({
  page,
  pageErrors,
}) => {
  await signInAsDemoMember(page);
  await open(page, PATHS.matrimonials);
  await expect(cards(page)).toHaveCount(4);
  const names = await cards(page).getByRole('heading').allTextContents();
  const heading = page.getByRole('heading', { level: 2 });
  await expect(heading).toHaveText(/^Members who match your Preferences \(\d+\)$/);
  const total = await heading.textContent();
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\?page=2#members$/);
  await expect(cards(page).first().getByRole('heading')).not.toHaveText(names[0]!);

  const filter = await openFilter(page, 'Members who match');
  await filter.getByRole('checkbox', { name: 'Groom' }).check();
  await filter.getByRole('combobox', { name: 'Age from' }).selectOption('30');
  await filter.getByRole('button', { name: 'Show' }).click();
  await expect(page).toHaveURL(/\?groom=1&ageFrom=30$/);
  await expect(filter.getByRole('status')).toHaveText(/^Found: \d+$/);
  await expect(heading).not.toHaveText(total!);
  await expectReadable(page);
  await goBack(page);
  await expect(filter.getByRole('checkbox', { name: 'Groom' })).not.toBeChecked();
  await filter.getByRole('combobox', { name: 'Age to' }).selectOption('18');
  await filter.getByRole('button', { name: 'Show' }).click();
  await expect(page.getByText('No members match these preferences.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await filter.getByRole('button', { name: 'Clear Filter' }).click();
  await expect(heading).toHaveText(total!);

  let refused = 0;
  await page.route('**/graphql', (route) => {
    if (route.request().postDataJSON()?.operationName !== 'Candidates') return route.fallback();
    refused += 1;
    return route.abort();
  });
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page.getByText('This could not be loaded.')).toBeVisible();
  await page.unroute('**/graphql');
  // Only one attempt: failed requests are not retried automatically.
  expect(refused).toBe(1);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(4);
  // Remove the browser's report of the request aborted by this test.
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((one) => !one.includes('net::ERR_FAILED')));
});

test(
  '[D56] with more than a thousand results the list says so, and does not show the number of pages',
  ANY_WIDTH,
  async ({ page, isMobile }) => {
    await signInAsDemoMember(page);
    await mockManyCandidates(page);
    await open(page, PATHS.matrimonials);
    const filter = await openFilter(page, 'Members who match');
    await filter.getByRole('checkbox', { name: 'Groom' }).check();
    await filter.getByRole('button', { name: 'Show' }).click();
    await expect(filter.getByRole('status')).toHaveText('Found: more than 1,000');
    const heading = page.getByRole('heading', { level: 2 });
    await expect(heading).toHaveText('Members who match your Preferences (more than 1,000)');
    const pages = page.getByRole('navigation', { name: 'Members who match' });
    await expect(pages.getByText(isMobile ? 'Page 1' : '251', { exact: true })).toBeVisible();
    await expect(pages.getByText('1 / 251')).toHaveCount(0);
    await inGujarati(page, PATHS.matrimonials);
    const inGujaratiToo = await openFilter(page, 'તમારી પસંદગી');
    await inGujaratiToo.getByRole('checkbox', { name: 'વર' }).check();
    await inGujaratiToo.getByRole('button', { name: 'બતાવો' }).click();
    await expect(heading).toHaveText('તમારી પસંદગી પ્રમાણેના સભ્યો (1,000થી વધુ)');
  },
);

test(
  '[D83] a filter, interest and the administrators’ dashboard work in Gujarati',
  ANY_WIDTH,
  async ({ page }) => {
    // Slow: two people, five pages and axe on each.
    test.slow();
    // A demo member, because registrations per network are limited.
    await signInAsDemoMember(page);
    await inGujarati(page, `${PATHS.matrimonials}?groom=1&page=2`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(/^તમારી પસંદગી પ્રમાણેના સભ્યો \(\d+\)$/);
    await expect(page.getByRole('checkbox', { name: 'વર' })).toBeChecked();
    // Earlier tests have used the demo member too, and three have asked first: to them it would be an answer.
    const button = page.getByRole('button', { name: 'આ પાત્રમાં રસ છે' });
    const card = cards(page)
      .filter({ has: button, hasNotText: /Jigar|Kunal|Parth/ })
      .first();
    await expect(card).toContainText('ભાષાઓ');
    const chosen = await nameOn(card).textContent();
    await card.getByRole('button').click();
    await acceptDialog(page, `${chosen} માટે રસ દર્શાવવો છે?`);
    await acceptDialog(page, 'સમાજ તરફથી તમારો સંપર્ક કરવામાં આવશે.');

    await asVisitor(page, async (admin) => {
      await signIn(admin);
      await inGujarati(
        admin,
        `${PATHS.matrimonialAdminDashboard}?members_contactNumber=${DEMO_MEMBER_MOBILE}&interests_name=Komal`,
      );
      await expect(admin.getByRole('region', { name: 'કોને કોનામાં રસ છે' })).toContainText(chosen!);
      await cards(admin)
        .getByRole('button', { name: /^બંધ કરો/ })
        .click();
      const asking = admin.getByRole('dialog');
      await asking.getByRole('textbox').fill('કુટુંબની વિનંતીથી');
      await asking.getByRole('button', { name: 'બંધ કરો' }).click();
      await acceptDialog(admin, 'પ્રોફાઇલ બંધ થઈ.');
      await page.goto(PATHS.matrimonials);
      await expect(page).toHaveURL(({ pathname }) => pathname === PATHS.matrimonialLogin);
      // Other tests need the demo member too.
      await cards(admin)
        .getByRole('button', { name: /^ચાલુ કરો/ })
        .click();
      await acceptDialog(admin, 'ફેરફાર સાચવવા છે?', 'ચાલુ કરો');
      await acceptDialog(admin, 'પ્રોફાઇલ ચાલુ થઈ.');
    });
  },
);
