import type { Page } from '@playwright/test';
import { PATHS } from '../components/page/paths.ts';
import { acceptDialog, expectProblem } from './admin.ts';
import { ANY_WIDTH, expect, expectAccessible, inGujarati, open, test } from './test.ts';

const TERMS = [
  'Guests leave by 11.30pm.',
  'Music stops at 11.00pm.',
  'Charges may vary with at least 6 months notice.',
  'Additional money is due 1 month before the hire date or the booking is cancelled and deposits are forfeited.',
  'Your statutory rights are not affected.',
];

/** A field by name, because labels differ by language. */
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);

async function fillTimes(page: Page, from: string, to: string): Promise<void> {
  await field(page, 'from').fill(from);
  await field(page, 'to').fill(to);
}

/** The agreement's fields that a request need not have. */
const openAgreement = (page: Page) => page.locator('main form summary').click();

/** The visible element with this text: it is in different places on screen and on paper. */
const shown = (page: Page, text: string) => page.getByText(text, { exact: true }).filter({ visible: true });

test.describe('[D33] hall hire form', () => {
  test(
    'day and hours are derived and can be overwritten, late times are warned of, and the terms are shown verbatim',
    ANY_WIDTH,
    async ({ page }) => {
      await open(page, PATHS.hallHire);
      await openAgreement(page);
      await field(page, 'date').fill('2027-02-06');
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue('Saturday');
      await fillTimes(page, '18:00', '22:30');
      const hours = page.getByLabel('Hours', { exact: true });
      await expect(hours).toHaveValue('4.5');
      await hours.fill('5');
      await page.getByLabel('Day', { exact: true }).fill('Sat');
      await page.getByLabel('Purpose').fill('Wedding');
      await expect(hours).toHaveValue('5');
      await expect(page.getByLabel('Day', { exact: true })).toHaveValue('Sat');

      const music = page.getByText('This booking ends after 11.00pm.');
      const leaving = page.getByText('This booking ends after 11.30pm.');
      await expect(music).toBeHidden();
      await fillTimes(page, '18:00', '23:30');
      await expect(music).toBeVisible();
      await expect(leaving).toBeHidden();
      // An end before the start means the next day.
      await fillTimes(page, '20:00', '01:00');
      await expect(hours).toHaveValue('5');
      await expect(leaving).toBeVisible();
      for (const term of TERMS) await expect(shown(page, term)).toHaveCount(1);
    },
  );

  test('[D83] works in Gujarati', ANY_WIDTH, async ({ page }) => {
    await inGujarati(page, PATHS.hallHire);
    await openAgreement(page);
    await field(page, 'date').fill('2027-02-06');
    await expect(field(page, 'day')).toHaveValue('શનિવાર');
    await field(page, 'from').fill('18:00');
    await field(page, 'to').fill('23:45');
    await expect(page.getByRole('main').getByText('રાત્રે 11:30 પછી')).toBeVisible();
    await page.getByRole('button', { name: 'હૉલ માટે વિનંતી મોકલો' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText(/નામ/);
    await dialog.getByRole('button').click();
    await expect(dialog).toBeHidden();
    await field(page, 'name').fill('હંસાબહેન');
    await field(page, 'mobile').fill('07700 900123');
    await field(page, 'purpose').fill(`લગ્ન ${Date.now()}`);
    await field(page, 'date').fill('2097-02-16');
    await field(page, 'to').fill('22:00');
    const sent = page.waitForRequest((request) =>
      /mutation SendHireRequest\b/.test(request.postData() ?? ''),
    );
    await page.getByRole('button', { name: 'હૉલ માટે વિનંતી મોકલો' }).click();
    // Its letters are in Gujarati, too.
    expect((await sent).postDataJSON().variables.language).toBe('gu');
    await expect(dialog).toContainText(/H\d{5}/);
  });

  test('prints only the agreement, with the typed values, on one page', async ({ page }) => {
    await open(page, PATHS.hallHire);
    await openAgreement(page);
    await page.getByLabel('Name of hirer').fill('Hansaben Chauhan');
    await page.getByLabel('Address').fill('14 Station Road\nLeicester');
    await page.getByLabel('Purpose').fill('Golden wedding anniversary');
    await field(page, 'date').fill('2027-02-06');
    await fillTimes(page, '12:00', '17:00');
    await expect(page.getByText('Set by the association.')).toHaveCount(2);
    await page.getByLabel('Hire charges (£)').fill('450.00');
    await page.getByRole('radio', { name: 'Cheque' }).check();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByText('Hall hire: letting agreement')).toBeVisible();
    for (const text of [
      'Hansaben Chauhan',
      '14 Station Road, Leicester',
      'Saturday',
      '06/02/2027',
      '450.00',
      ...TERMS,
    ]) {
      await expect(shown(page, text)).toHaveCount(1);
    }
    await expect(shown(page, 'Signature of hirer')).toHaveCount(1);
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test(
    'the button prints, which sends nothing, and stores nothing but the draft of the tab',
    ANY_WIDTH,
    async ({ page }) => {
      await page.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      });
      await open(page, PATHS.hallHire);
      // Wait until the visit has been counted.
      await expect(page.getByRole('contentinfo')).toContainText(/Visitors: \d/);
      const sent: string[] = [];
      page.on('request', (request) => sent.push(request.url()));
      await page.getByLabel('Name of hirer').fill('Hansaben Chauhan');
      await page.getByRole('button', { name: 'Print form' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
      // The form's script is loaded on first use.
      expect(sent.filter((url) => !/\/assets\/[\w-]+\.js$/.test(url))).toEqual([]);
      const kept = await page.evaluate(() =>
        [sessionStorage, localStorage].map((storage) =>
          Object.keys(storage).filter((key) => storage.getItem(key)?.includes('Hansaben')),
        ),
      );
      expect(kept).toEqual([['typed booking'], []]);
    },
  );

  test(
    '[D81] a request is refused with the first message, then sent; no input is lost',
    ANY_WIDTH,
    async ({ page, pageErrors }) => {
      await open(page, PATHS.hallHire);
      const send = page.getByRole('button', { name: 'Send hire request' });
      await send.click();
      await acceptDialog(page, 'Enter the name of the hirer.');
      await expect(field(page, 'name')).toBeFocused();
      for (const text of [
        'Enter a phone or mobile no.',
        'Enter the purpose of the booking.',
        'Enter the date of the booking.',
      ])
        await expect(page.getByRole('main').getByText(text)).toBeVisible();
      await expect(page.getByRole('main').getByText('Enter the times of the booking.')).toHaveCount(2);
      await expectAccessible(page);

      await field(page, 'name').fill('Hansaben Chauhan');
      await field(page, 'telephone').fill('07700 900123');
      await field(page, 'purpose').fill(`Golden wedding ${Date.now()}`);
      await field(page, 'date').fill('2097-02-09');
      await fillTimes(page, '06:00', '01:00');
      await send.click();
      await acceptDialog(page, 'The booking must end after it begins, the next day within 16 hours.');
      await fillTimes(page, '12:00', '23:15');
      await expect(page.getByText('This booking ends after 11.00pm.')).toBeVisible();

      await page.route('**/graphql', (route) => route.abort());
      await send.click();
      await expectProblem(page, 'The site cannot be reached.');
      // The browser logs the request that this test makes fail.
      pageErrors.splice(0);
      await page.unroute('**/graphql');
      await expect(field(page, 'name')).toHaveValue('Hansaben Chauhan');
      await expect(field(page, 'date')).toHaveValue('2097-02-09');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Who we are' }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText('Your changes are not saved.');
      await question.getByRole('button', { name: 'Cancel' }).click();
      await send.click();
      const said = 'Your hire request has been sent. We will contact you.';
      const popup = page.getByRole('alertdialog').filter({ hasText: said });
      await expect(popup).toContainText(/Reference H\d{5}/);
      const [reference = ''] = /H\d{5}/.exec(await popup.innerText()) ?? [];
      const seen = (text: string) => page.getByText(text).filter({ visible: true });
      const expectPaper = async () => {
        await page.emulateMedia({ media: 'print' });
        for (const text of ['Hansaben Chauhan', '09/02/2097', `Reference ${reference}`])
          await expect(seen(text)).toHaveCount(1);
        await expect(seen(said)).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      };
      await expectPaper();
      await acceptDialog(page, said);
      await expect(field(page, 'name')).toHaveValue('');

      const told = page
        .getByRole('alert')
        .filter({ hasText: `Your hire request ${reference} has been sent` });
      await expect(told).toBeFocused();
      await expect(told.getByRole('button', { name: 'Print what you sent' })).toBeInViewport();
      await expectAccessible(page);
      await expectPaper();
      await field(page, 'name').fill('Another hirer');
      await expect(told).toBeHidden();
      await page.emulateMedia({ media: 'print' });
      for (const text of ['Hansaben Chauhan', reference]) await expect(seen(text)).toHaveCount(0);
    },
  );
});

test.describe('free days of the hall', () => {
  test('a day fills the form and leads to no other page; its price stands beside it', async ({ page }) => {
    await open(page, `${PATHS.hallHire}?month=2097-03&room=1`);
    const address = page.url();
    await page.getByRole('link', { name: /^Tuesday,? 5 March 2097: Free$/ }).click();
    await expect(field(page, 'date')).toHaveValue('2097-03-05');
    await expect(field(page, 'from')).toBeFocused();
    expect(page.url()).toBe(address);
    await fillTimes(page, '19:00', '00:15');
    await expect(
      page.getByText('The booking ends after midnight, on Wednesday, 6 March 2097.'),
    ).toBeVisible();
    await page.getByLabel('With: Kitchen').check();
    const price = page.getByRole('status').filter({ hasText: 'Total' });
    await expect(price).toContainText('£296.25');
    await expect(price).toContainText('a deposit of £150');
    await expectAccessible(page);
  });

  test('in the colours of the device, which have no hatch, each day says in words what it is', async ({
    page,
  }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, `${PATHS.hallHire}?month=2097-03`);
    await expect(page.getByRole('link', { name: /^Tuesday,? 5 March 2097: Free$/ })).toContainText('free');
    await expect(page.getByText('Taken', { exact: true })).toBeHidden();
  });

  test('a taken day says what is free near it, which fills the form', async ({ page }) => {
    const day = page.getByRole('link', { name: /: Taken$/ }).first();
    await open(page, PATHS.hallHire);
    for (let month = 0; month < 2 && (await day.count()) === 0; month += 1)
      await page.getByRole('link', { name: 'Next month' }).click();
    await day.click();
    const near = page.getByRole('status').filter({ hasText: 'These times near it are free.' });
    await near.getByRole('button').first().click();
    await expect(field(page, 'from')).not.toHaveValue('');
    await expect(near).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the empty form can be printed from the browser', ANY_WIDTH, async ({ page }) => {
    await page.goto(PATHS.hallHire);
    await expect(page.locator('main noscript p', { hasText: 'choose Print in your browser' })).toBeVisible();
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Print form' })).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByText('Hall hire: letting agreement')).toBeVisible();
    for (const term of TERMS) await expect(shown(page, term)).toHaveCount(1);
  });

  test('the days of a month and of a room are read, and lead on by links', ANY_WIDTH, async ({ page }) => {
    await page.goto(`${PATHS.hallHire}?month=2097-03&room=1`);
    await expect(page.getByRole('link', { name: /^Tuesday,? 5 March 2097: Free$/ })).toBeVisible();
    await page.getByRole('link', { name: 'Next month' }).click();
    await expect(page.getByRole('table', { name: /April 2097/ })).toBeVisible();
    await page.getByRole('link', { name: 'Small hall' }).click();
    await expect(page.getByRole('table', { name: /^Small hall, April 2097/ })).toBeVisible();
  });
});
