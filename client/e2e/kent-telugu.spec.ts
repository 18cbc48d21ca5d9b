import type { Page } from '@playwright/test';
import JSZip from 'jszip';
import { KENT_TELUGU_SETTINGS } from '../../demo/kent-telugu/association.ts';
import { KENT_TELUGU_CONTENT } from '../../demo/kent-telugu/content.ts';
import { ADMIN_PATHS } from '../components/page/paths.ts';
import { acceptDialog, fileField, fill, openLanguage, PICTURE, save } from './admin.ts';
import { type NewSite, startNewSite } from './new-site.ts';
import { expect, expectNoSidewaysScroll, open, test } from './test.ts';

const PASSWORD = 'mango-lantern-77';
const SETTINGS = KENT_TELUGU_SETTINGS;
const TELUGU = SETTINGS.translations.te;

/** What belongs to the association of the demo alone. */
const OTHERS = /.{0,40}(samaj|leicester|gujarat|mandir|jai shri|સમાજ|ગુજરાત).{0,40}/i;

let site: NewSite;
test.beforeAll(async () => {
  site = await startNewSite();
});
test.afterAll(() => site?.stop());

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** A step of the evening: it fits a phone and a desktop, and nothing on it is of another association. */
async function step(page: Page, name: string, work: () => Promise<void>): Promise<void> {
  await test.step(name, async () => {
    await work();
    for (const width of [360, 1280]) {
      // Chromium keeps the media queries of the old width when styles arrive during the resize; the next one over a
      // breakpoint evaluates them.
      await expect(async () => {
        await page.setViewportSize({ width: 2 * width, height: 900 });
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }).toPass();
    }
    await expectTheirOwn(page);
  });
}

/** What a page says, where its links lead, and which drawings it shows. */
interface Read {
  text: string;
  links: string[];
  drawings: string[];
}

/** Reads HTML in a tab, which shows it or not. */
function readHtml(tab: Page, html: string): Promise<Read> {
  return tab.evaluate((sent) => {
    const parsed = new DOMParser().parseFromString(sent, 'text/html');
    const values = (selector: string, name: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
    const links = values('a[href^="/"]', 'href').map((link) => new URL(link, location.origin).pathname);
    const drawings = [...values('link[href$=".svg"]', 'href'), ...values('img[src$=".svg"]', 'src')].map(
      (file) => new URL(file, location.origin).pathname,
    );
    // The languages of the software are offered by name.
    for (const choice of parsed.querySelectorAll('select, fieldset label, script, style')) choice.remove();
    return { text: parsed.documentElement.textContent ?? '', links, drawings };
  }, html);
}

async function expectTheirOwn(tab: Page, html?: string): Promise<Read> {
  const read = await readHtml(tab, html ?? (await tab.content()));
  expect(OTHERS.exec(read.text)?.[0], tab.url()).toBeUndefined();
  return read;
}

const OFFICE: readonly string[] = Object.values(ADMIN_PATHS);

/** A page as whoever is signed in has it: what the server leaves to the browser is waited for, and all else is asked for alone. */
async function readPage(tab: Page, path: string): Promise<Read> {
  const address = `${site.url}${path}?lang=en`;
  const html = await (await tab.request.get(address)).text();
  if (!OFFICE.includes(path) && !html.includes('aria-busy')) return expectTheirOwn(tab, html);
  await open(tab, address);
  await expect(tab.locator('main [aria-busy="true"]')).toHaveCount(0);
  return expectTheirOwn(tab);
}

/** What an administrator downloads. */
const EXPORTS = [
  '/exports/donations.xlsx',
  '/exports/contact-messages.xlsx',
  '/exports/template-events.xlsx',
  '/exports/template-users.xlsx',
];

/** All that a workbook has in it, also about itself. */
async function textsOfWorkbook(content: Buffer): Promise<string> {
  const parts = Object.values((await JSZip.loadAsync(content)).files);
  return (await Promise.all(parts.map((part) => part.async('text')))).join('\n');
}

/** Brings a sheet with these columns in. */
async function bringIn(page: Page, subject: string, rows: readonly Record<string, string | undefined>[]) {
  const columns = Object.keys(rows[0]!);
  const quoted = (text = '') => `"${text.replaceAll('"', '""')}"`;
  const lines = [columns.map(quoted), ...rows.map((row) => columns.map((column) => quoted(row[column])))];
  await page.getByRole('radio', { name: subject }).check();
  await page.locator('input[type=file]').setInputFiles({
    name: `${subject}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.map((line) => line.join(',')).join('\n')),
  });
  await page.getByRole('button', { name: `Add ${rows.length}` }).click();
  await expect(page.getByRole('listitem').filter({ hasText: `${subject}.csv` })).toContainText(
    `${rows.length} added`,
  );
}

test('Kent Telugu Sangham sets its site up in the browser alone, and no word of another association is on it', async ({
  page,
}) => {
  // A whole evening, and then every page that a link leads to.
  test.setTimeout(600_000);
  await open(page, site.link);
  await step(page, '1 name', async () => {
    await fill(page, {
      Name: SETTINGS.name,
      'Short name': SETTINGS.shortName,
      'Short description': SETTINGS.description,
      'Motto or greeting': SETTINGS.tagline,
    });
  });
  await next(page);
  await step(page, '2 languages', async () => {
    await page.getByRole('checkbox', { name: 'Telugu' }).check();
  });
  await next(page);
  await step(page, '3 look', async () => {
    await fill(page, { 'Main colour': SETTINGS.mainColour, 'Accent colour': SETTINGS.accentColour });
  });
  await next(page);
  await step(page, '4 parts', async () => {
    for (const part of [
      'Hall hire',
      'Matrimonials',
      'Poojas and sevas',
      'Videos',
      'Documents',
      'Visitor counter',
    ])
      await page.getByRole('checkbox', { name: part }).uncheck();
  });
  await next(page);
  await step(page, '5 contact', async () => {
    await fill(page, {
      Address: SETTINGS.address,
      Phone: SETTINGS.phone,
      Email: SETTINGS.email,
      'Contact hours': SETTINGS.contactHours,
      'Position on the map': SETTINGS.mapPosition,
    });
  });
  await next(page);
  await step(page, '6 administrator', async () => {
    await fill(page, {
      Name: 'Padma Rao',
      'E-mail': 'padma@example.org',
      Mobile: '07700 900001',
      Password: PASSWORD,
      'Confirm Password': PASSWORD,
    });
  });
  await page.getByRole('button', { name: 'Finish and open the dashboard' }).click();
  await page.waitForURL('**/office');

  await step(page, '7 what is left to do', async () => {
    await expect(page.getByRole('region', { name: 'Left to do' }).getByRole('listitem')).toHaveCount(6);
  });
  await page.getByRole('link', { name: 'Top of the home page' }).first().click();
  await step(page, '8 settings', async () => {
    await fill(page, {
      'Founded in': SETTINGS.founded,
      'Reference prefix': SETTINGS.referencePrefix,
      Heading: SETTINGS.openingTitle,
      'Opening text': SETTINGS.openingText,
      History: SETTINGS.history,
      'Short history': SETTINGS.footerHistory,
      'Payment page': SETTINGS.paymentUrl,
      'Your own password': PASSWORD,
      'Name in Telugu': TELUGU.name,
      'Short name in Telugu': TELUGU.shortName,
      'Short description in Telugu': TELUGU.description,
      'Motto or greeting in Telugu': TELUGU.tagline,
      'Heading in Telugu': TELUGU.openingTitle,
      'Opening text in Telugu': TELUGU.openingText,
      'History in Telugu': TELUGU.history,
      'Short history in Telugu': TELUGU.footerHistory,
      'Contact hours in Telugu': TELUGU.contactHours,
    });
  });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await acceptDialog(page, 'Updated successfully.');
  await page.waitForURL('**/office');

  const [first, ...others] = KENT_TELUGU_CONTENT.events;
  await page.getByRole('region', { name: 'Left to do' }).getByRole('link', { name: 'Add event' }).click();
  await step(page, '9 the first event', async () => {
    await fill(page, {
      Title: first!.name,
      Description: first!.description,
    });
    await openLanguage(page, 'తెలుగు');
    await fill(page, {
      'Title in Telugu': first!.translations.te.name,
      'Description in Telugu': first!.translations.te.description,
    });
    await fileField(page).setInputFiles(PICTURE);
  });
  await save(page);

  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await step(page, '10 events and committee from spreadsheets', async () => {
    await bringIn(
      page,
      'Events',
      others.map(({ name, startsOn, description }) => ({
        Event: name,
        Date: startsOn,
        Description: description,
      })),
    );
    const committee = KENT_TELUGU_CONTENT.committeeMembers;
    await bringIn(
      page,
      'Committee',
      committee.map(({ name, designation, description }) => ({
        Name: name,
        Position: designation,
        About: description,
      })),
    );
  });
  await open(page, `${site.url}/office`);
  await step(page, '11 the dashboard', async () => {
    // Mail and text messages are set up on the server.
    await expect(page.getByRole('region', { name: 'Left to do' }).getByRole('listitem')).toHaveCount(2);
    for (const room of ['Hall', 'Matrimonials'])
      await expect(page.getByRole('link', { name: room, exact: true })).toHaveCount(0);
  });

  for (const language of ['en', 'te'])
    await step(page, `12 home in ${language}`, async () => {
      await open(page, `${site.url}/?lang=${language}`);
      const { name } = language === 'te' ? TELUGU : SETTINGS;
      await expect(page).toHaveTitle(new RegExp(name));
      await expect(
        heading(page, language === 'te' ? TELUGU.openingTitle : SETTINGS.openingTitle),
      ).toBeVisible();
    });

  const files = new Set(['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', ...EXPORTS]);
  await test.step('every page that a link leads to', async () => {
    const seen = new Set<string>();
    const tabs = [page, await page.context().newPage(), await page.context().newPage()];
    await Promise.all(tabs.map((tab) => open(tab, `${site.url}/`)));
    let waiting = ['/', '/admin-dashboard', '/office', '/sign-up'];
    while (waiting.length > 0) {
      for (const path of waiting) seen.add(path);
      const found: string[] = [];
      const readNext = async (tab: Page) => {
        for (let path = waiting.shift(); path; path = waiting.shift()) {
          const { links, drawings } = await readPage(tab, path);
          for (const file of drawings) files.add(file);
          found.push(...links.filter((link) => !/^\/(exports|api)\b|\.\w+$/.test(link)));
        }
      };
      await Promise.all(tabs.map(readNext));
      waiting = [...new Set(found)].filter((link) => !seen.has(link));
    }
    expect(seen.size).toBeGreaterThan(15);
  });
  await test.step('every file', async () => {
    expect([...files].filter((file) => file.endsWith('.svg')).length).toBeGreaterThan(3);
    const read = async (file: string) => {
      const answer = await page.request.get(`${site.url}${file}`);
      expect(answer.status(), file).toBe(200);
      const texts = file.endsWith('.xlsx') ? await textsOfWorkbook(await answer.body()) : await answer.text();
      expect(OTHERS.exec(texts)?.[0], file).toBeUndefined();
    };
    await Promise.all([...files].map(read));
  });
  await test.step('the pages of those who are not signed in', async () => {
    // The first of them signs out.
    for (const path of ['/login', '/sign-up', '/forgot-psw']) {
      await open(page, `${site.url}${path}`);
      await expectTheirOwn(page);
    }
  });
});
