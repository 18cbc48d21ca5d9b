import { describe, expect, it } from 'vitest';
import { PATHS } from '../../../client/components/page/paths.ts';
import { DEMO_SETTINGS } from '../../../demo/association-texts.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { servedPage, serveRealPages } from './real-page-fixtures.ts';

const app = sharedTestApp();
serveRealPages(app);

const LANGUAGES = ['en', 'gu'] as const;
const GUJARATI = /[\u0A80-\u0AFF]/;

const textOf = (element: { textContent: string | null } | null) => element?.textContent?.trim() ?? '';

describe('[D89] privacy, cookies, terms and accessibility', () => {
  const documents = [PATHS.privacy, PATHS.cookies, PATHS.terms, PATHS.accessibility];
  const both = documents.flatMap((path) => LANGUAGES.map((language) => ({ path, language })));

  it.each(both)('$path is a complete document in $language', async ({ path, language }) => {
    const page = await servedPage(app, `${path}?lang=${language}`);
    const sections = [...page.querySelectorAll('article section[id]')];
    expect(sections.length).toBeGreaterThan(5);
    for (const section of sections) expect(textOf(section).length, section.id).toBeGreaterThan(80);
    expect(textOf(page.querySelector('article'))).not.toMatch(/\]\(|\{\{/);
    const titles = sections.map((section) => textOf(section.querySelector('h2')));
    if (language === 'gu') for (const title of titles) expect(title).toMatch(GUJARATI);
    const entries = [...page.querySelectorAll('article nav a')];
    expect(entries.map((entry) => [entry.getAttribute('href'), textOf(entry)])).toEqual(
      sections.map((section, index) => [`#${section.id}`, titles[index]]),
    );
  });

  it.each(documents)('the links of %s lead to what is there', async (path) => {
    const page = await servedPage(app, path);
    const links = page.querySelectorAll('article section a[href^="/"]');
    const addresses = new Set([...links].map((link) => link.getAttribute('href')!));
    // Some ask visitors to sign in first.
    for (const address of addresses) expect((await get(app, address)).statusCode, address).toBeLessThan(400);
  });
});

describe('who we are', () => {
  const paragraphsOf = (text: string) => text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());

  it('[D42] shows the texts of the settings, and leads to the committee and the contact page', async () => {
    const page = await servedPage(app, PATHS.whoWeAre);
    const { history, cricket, charityNumber } = DEMO_SETTINGS;
    for (const text of [...paragraphsOf(history), cricket, charityNumber])
      expect(textOf(page.querySelector('main'))).toContain(text);
    const links = [...page.querySelectorAll('main a')].map((link) => [
      textOf(link),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['The committee', PATHS.committeeMembers],
        ['Contact us', PATHS.contact],
      ]),
    );
  });

  it('[D42] shows them in Gujarati, too', async () => {
    const page = await servedPage(app, `${PATHS.whoWeAre}?lang=gu`);
    const main = textOf(page.querySelector('main'));
    for (const paragraph of paragraphsOf(DEMO_SETTINGS.translations.gu.history))
      expect(main).toContain(paragraph);
  });
});

describe('[VISIT-4] a number in a text that the office writes', () => {
  it('rings from each page that shows the text', async () => {
    const { siteSettings } = app.features.services;
    const { version, cricket, contactHours } = await siteSettings.find();
    const saved = await siteSettings.save(OPERATOR, version, {
      cricket: 'Eight teams. Ring Raj on 07700 900001.',
      contactHours: '5pm-7pm daily, Raj: 07700 900001',
    });
    const found = new Map<string, string[]>();
    for (const path of [PATHS.home, PATHS.whoWeAre, PATHS.contact]) {
      const links = (await servedPage(app, path)).querySelectorAll('main a[href="tel:+447700900001"]');
      found.set(path, [...links].map(textOf));
    }
    // The other tests read the demo's texts.
    await siteSettings.save(OPERATOR, saved.version, { cricket, contactHours });
    for (const [path, numbers] of found) expect(numbers, path).toEqual(['07700 900001']);
  });
});

describe('[D42] a site whose demo content is being written', () => {
  it.each([
    ['en', 'This site is being filled'],
    ['gu', 'સામગ્રી હજી ભરાઈ રહી છે'],
  ])('says so in %s until that is done', async (language, words) => {
    const { siteSettings } = app.features.services;
    const main = async () => textOf((await servedPage(app, `/?lang=${language}`)).querySelector('main'));
    await siteSettings.setBeingFilled(true);
    expect(await main()).toContain(words);
    await siteSettings.setBeingFilled(false);
    expect(await main()).not.toContain(words);
  });
});

describe('[D30] [VISIT-9] giving without scripts', () => {
  const advice = async () => textOf((await servedPage(app, PATHS.give)).querySelector('main form noscript'));

  it('says how to pay into the account where there is one, and else who can be asked', async () => {
    const { siteSettings } = app.features.services;
    for (const [bankAccountName, words] of [
      ['Shree Samaj', 'As the reference, enter your name and what your donation is for.'],
      ['', 'please ring us or write to us'],
    ]) {
      const { version } = await siteSettings.find();
      const account = bankAccountName
        ? { bankSortCode: '20-00-00', bankAccountNumber: '12345678' }
        : { bankSortCode: '', bankAccountNumber: '', bankIban: '', bankBic: '' };
      await siteSettings.save(OPERATOR, version, { bankAccountName, ...account });
      expect(await advice()).toContain(words);
    }
  });
});

describe('[VISIT-9] a page that needs scripts', () => {
  const forms = [PATHS.give, PATHS.hallHire, PATHS.contact, PATHS.requests, PATHS.login, PATHS.signUp];
  const others = [
    PATHS.forgotPassword,
    PATHS.matrimonialLogin,
    PATHS.matrimonialRegister,
    PATHS.matrimonialForgotPassword,
  ];
  const links = [PATHS.gift, PATHS.replies, PATHS.ownHire, PATHS.candidatePage, PATHS.weeklyMail];
  const waysOf = async (path: string) =>
    [...(await servedPage(app, path)).querySelectorAll('main noscript a')].map((link) =>
      link.getAttribute('href'),
    );

  it.each([...forms, ...others, ...links])(
    'says on %s, without them, the number to ring and the address to write to',
    async (path) => {
      expect(await waysOf(path)).toEqual(['tel:01164960100', 'mailto:office@example.org']);
    },
  );
});

it('a part of a page with a chunk of its own is drawn the first time, too', async () => {
  const { body } = await get(app, `${PATHS.hallHire}?day=2026-12-12`);
  // How React marks what is left to the browser.
  expect(body).not.toContain('<!--$!-->');
  expect(body).toContain('<!--$-->');
});
