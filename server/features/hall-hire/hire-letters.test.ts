import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, scriptOf } from '../../../rules/languages.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ACCEPT, CANCEL, DECLINE, hireFields, LIST, SAVE, sendRequest } from './hall-hire-fixtures.ts';
import { requestLetter } from './hire-letters.ts';

const app = sharedTestApp();

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
async function asAdmin(query: string, variables: Record<string, unknown>) {
  admin ??= adminToken(app);
  const { data, errors } = await graphql(app, { query, variables, token: await admin });
  expect(errors).toBeUndefined();
  return data;
}

async function mailsTo(address: unknown) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === address);
}

const setSite = (values: object) =>
  app.database.dataSource.query(
    `UPDATE site_settings SET ${Object.keys(values).map((name, index) => `${name} = $${index + 1}`)}`,
    Object.values(values),
  );

/** All letters to a hirer who asks twice in that language, or in none. */
async function lettersTo(language: Language | undefined, words: { purpose: string; reason: string }) {
  const fields = hireFields({ purpose: words.purpose, name: words.purpose });
  const ask = async (date: unknown) => {
    expect((await sendRequest(app, { ...fields, date }, { language })).error).toBeUndefined();
    return (await asAdmin(LIST, { pageSize: 1 })).hires.items[0];
  };
  const first = await ask(fields.date);
  await asAdmin(DECLINE, { id: first.id, version: first.version, reason: words.reason });
  const { id, version } = await ask(hireFields().date);
  const booked = (await asAdmin(ACCEPT, { id, version })).hire;
  const date = hireFields().date;
  const moved = (await asAdmin(SAVE, { input: { ...fields, id, version: booked.version, date } })).hire;
  await asAdmin(CANCEL, { id, version: moved.version, reason: words.reason });
  return mailsTo(fields.email);
}

/** What the hirer and the office write, and the association's name: nothing of another language is left to show. */
const OWN_WORDS: Record<Language, { purpose: string; reason: string; association: string }> = {
  en: { purpose: 'Birthday', reason: 'The roof leaks', association: 'Community Hall' },
  gu: { purpose: 'જન્મદિવસ', reason: 'છત ટપકે છે', association: 'સમાજ' },
  te: { purpose: 'పుట్టినరోజు', reason: 'పైకప్పు కారుతోంది', association: 'సంఘం' },
};

describe('letters about hires', () => {
  it.each(LANGUAGES)(
    '[D33] who asked in "%s" is answered in it, without a word of another',
    async (language) => {
      const { association, ...words } = OWN_WORDS[language];
      await setSite({ name: association, language, translations: {} });
      const letters = await lettersTo(language, words);
      // Received, declined; received, accepted, moved, cancelled.
      expect(letters).toHaveLength(6);
      // Why, as the office wrote it, of what was declined and what was cancelled.
      const why = letters.map(({ text }) => text.includes(words.reason));
      expect(why).toEqual([false, true, false, false, false, true]);
      const foreign = new RegExp(`(?!\\p{Script=${scriptOf(language)}})\\p{L}`, 'gu');
      for (const { subject, text } of letters) {
        const written = `${subject}\n${text}`.replaceAll(/\bH\d{5}\b|http\S+/g, '');
        expect(written.match(foreign), written).toBeNull();
        expect(written).not.toMatch(/[{}]|undefined/);
        expect(text).toMatch(new RegExp(`${association}\n$`));
      }
    },
  );

  it('[D33] who says no language is answered in the first of the site, in which the office is written to', async () => {
    await setSite({ languages: ['te', 'en'] });
    const { purpose, reason } = OWN_WORDS.te;
    for (const { text } of await lettersTo(undefined, { purpose, reason })) expect(text).toMatch(/^నమస్కారం,/);
    const fields = hireFields({ email: 'asks.in.english@example.org' });
    await sendRequest(app, fields, { language: 'en' });
    const [toHirer] = await mailsTo(fields.email);
    expect(toHirer?.text).toMatch(/^Hello,/);
    const toOffice = app.messages.mails.filter(({ replyTo }) => replyTo === fields.email);
    expect(toOffice.map(({ text }) => text)).toEqual([
      expect.stringContaining('హాల్‌ను అద్దెకు అడుగుతూ కొత్త అభ్యర్థన వచ్చింది.'),
    ]);
  });

  it('[D33] a booking that the office enters is written about in the first language of the site', async () => {
    await setSite({ languages: ['gu'] });
    const input = hireFields();
    const { id, version } = (await asAdmin(SAVE, { input })).hire;
    await asAdmin(CANCEL, { id, version, reason: 'Flooded' });
    expect((await mailsTo(input.email)).map(({ subject }) => subject)).toEqual(['હૉલનું તમારું બુકિંગ રદ થયું છે']);
  });

  it('[D33] who asked by telephone is sent the booking with their page, where the office says so', async () => {
    const enter = async (more: object) => {
      const input = hireFields();
      await asAdmin(SAVE, { input: { ...input, ...more } });
      return mailsTo(input.email);
    };
    const [letter, ...others] = await enter({ isHirerTold: true });
    expect(others).toEqual([]);
    expect(letter?.text).toMatch(/\/hire\S*#\S{20}/);
    expect(await enter({})).toEqual([]);
    expect(await enter({ isHirerTold: true, date: '2020-02-02' })).toEqual([]);
  });

  it('[D83] who asked by telephone is written to in the language that the office chooses, also later', async () => {
    const input = hireFields({ letterLanguage: 'gu', isHirerTold: true });
    const { hire } = await asAdmin(SAVE, { input });
    const move = async (version: number, more: object) =>
      (await asAdmin(SAVE, { input: { ...input, id: hire.id, version, ...more } })).hire.version;
    const [booked] = await mailsTo(input.email);
    expect(booked?.text).toContain('નમસ્તે');
    const version = await move(hire.version, { to: '22:00', letterLanguage: undefined });
    expect((await mailsTo(input.email)).at(-1)?.text).toContain('નમસ્તે');
    await move(version, { to: '21:00', letterLanguage: 'en' });
    expect((await mailsTo(input.email)).at(-1)?.text).toContain('Hello');
  });

  it('[D83] a request in an unknown language is refused and not stored', async () => {
    const count = async () => (await asAdmin(LIST, {})).hires.totalCount;
    const before = await count();
    for (const language of ['xx', 'EN', '__proto__', '']) {
      const { status, error } = await sendRequest(app, hireFields(), { language });
      expect([status, error.extensions.code]).toEqual([400, 'BAD_USER_INPUT']);
    }
    expect(await count()).toBe(before);
  });

  it('the letter to the office is whole in each language', async () => {
    const settings = await app.features.services.siteSettings.find();
    const hire = { startsAt: new Date('2087-07-12T17:00:00Z'), endsAt: new Date('2087-07-12T21:30:00Z') };
    const texts = {
      name: 'A',
      address: 'B',
      postcode: 'C',
      telephone: '',
      mobile: '1',
      email: 'a@b.example',
    };
    const more = { id: 7, letterLanguage: 'en', guests: 3, depositPence: null, purpose: '{{when}}' };
    for (const language of LANGUAGES) {
      const site = { ...settings, languages: [language] };
      const { subject, text } = requestLetter({ ...hire, ...texts, ...more } as never, site);
      expect(text.split('\n').filter((line) => line.includes(': '))).toHaveLength(10);
      // What was typed is no placeholder.
      expect(text).toContain(': {{when}}\n');
      expect(subject).toContain('2087');
    }
  });
});
