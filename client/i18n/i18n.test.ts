import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, scriptOf } from '../../rules/languages.ts';
import { MESSAGES } from '../../rules/messages.ts';
import { allTexts, loadTextFiles, loadTexts } from './load-texts.ts';

type Texts = [key: string, text: unknown][];

function flatten(texts: object, path = ''): Texts {
  return Object.entries(texts).flatMap(([key, value]): Texts => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'object' ? flatten(value, name) : [[name, value]];
  });
}

/** The texts of each feature, and those that belong to none, by their files' paths. */
const FILES = import.meta.glob<object>('./*/*.json', { eager: true, import: 'default' });

/** Each text of a language, with its file. */
function textsIn(language: string): { file: string; key: string; text: unknown }[] {
  const folder = `./${language}/`;
  return Object.entries(FILES)
    .filter(([path]) => path.startsWith(folder))
    .flatMap(([path, texts]) =>
      flatten(texts).map(([key, text]) => ({ file: path.slice(folder.length), key, text })),
    );
}

const ENGLISH = textsIn('en');
const ENGLISH_TEXTS = new Map(ENGLISH.map(({ key, text }) => [key, text]));
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en');

/** A name in another language, numbers or names alone, and networks that are called the same everywhere. */
const NOT_TRANSLATED = [
  'donations.change',
  'site.pageTitle',
  'content.pageOf',
  'content.fieldInLanguage',
  'documents.privacy.sections.how-long.parts.1',
  'donationLetters.gift.iban',
  'donationLetters.gift.bankCode.IFSC',
  'donationLetters.gift.bankCode.BSB',
  'donationLetters.gift.bic',
  'person.nameAndAge',
  'person.quoted',
  'giftAidClaims.noteTitle',
  'giftAidClaims.reasonOption',
  'bankAccount.iban',
  'bankAccount.bic',
  'bankAccount.code.IFSC',
  'bankAccount.code.BSB',
  'siteSettings.facebook',
  'siteSettings.instagram',
  'siteSettings.youtube',
  'siteSettings.whatsapp',
  'events.whatsApp',
  'hall.dayRange',
  'hall.freeTime',
  'replies.act.about',
  'replies.foodOf',
  'replyLetters.diet',
];

const PLURAL = /_(zero|one|two|few|many|other)$/;

/** A text with a number has a form for each class of numbers that the language has. */
function keyOf(key: string, language: string): string[] {
  if (!PLURAL.test(key)) return [key];
  const classes = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return classes.map((name) => key.replace(PLURAL, `_${name}`));
}

/** The English text of the same key, or of the same text for other numbers. */
const englishOf = (key: string) => ENGLISH_TEXTS.get(key) ?? ENGLISH_TEXTS.get(key.replace(PLURAL, '_other'));

/** What a folder lacks of the English one, each with what to do. Text messages are in English alone. */
function lacksOf(language: string, texts = textsIn(language)): string[] {
  const there = new Set(texts.map(({ file, key }) => `${file} ${key}`));
  const translated = ENGLISH.filter(({ key }) => !key.startsWith('textMessages.'));
  const wanted = translated.flatMap(({ file, key }) => keyOf(key, language).map((one) => `${file} ${one}`));
  return [...new Set(wanted)]
    .filter((one) => !there.has(one))
    .map((one) => one.split(' '))
    .map(([file, key]) => `"${key}" is missing: translate it in client/i18n/${language}/${file}.`);
}

const placeholders = (text: unknown) =>
  String(text)
    .match(/\{\{\w+\}\}/g)
    ?.sort() ?? [];

/**
 * Its numbers, in whichever digits; a time is the same with a point or a colon, and at the full hour without minutes.
 */
function numbersIn(text: unknown, language: string): string[] {
  const { format } = new Intl.NumberFormat(`${language}-u-nu-${scriptOf(language).toLowerCase()}`);
  const digits = new Map(Array.from({ length: 10 }, (_, digit) => [format(digit), String(digit)]));
  const latin = String(text).replace(/\p{Nd}/gu, (digit) => digits.get(digit) ?? digit);
  const written = latin.replace(/\{\{\w+\}\}/g, '').replace(/(\d),(?=\d{3})/g, '$1');
  const numbers = written.match(/\d+(?:[.:]\d+)*/g) ?? [];
  return numbers.map((number) => number.replace('.', ':').replace(/:00$/, '')).sort();
}

describe('texts in English', () => {
  const files = [...new Set(ENGLISH.map(({ file }) => file))];

  it('[gate] have files called as the folders of the features; what belongs to none, or to several, is in admin, site, bank-account, form, candidate-messages, conflict, crop, donations, gift, give, own-data, own-hire, passkeys, receipts, reply-…, security, shown-choices or sign-up', () => {
    const features = readdirSync(resolve(import.meta.dirname, '../features'));
    const names = [
      ...features,
      'admin',
      'site',
      'form',
      'candidate-messages',
      'conflict',
      'crop',
      'gift',
      'donations',
      'give',
      'own-data',
      'passkeys',
      'receipts',
      'security',
      'bank-account',
      'shown-choices',
      'biodata',
      'sign-up',
      'own-hire',
      'reply-act',
      'reply-log',
      'reply-messages',
      'reply-office',
    ];
    expect(files.length).toBeGreaterThan(20);
    expect(files.filter((file) => !names.includes(file.split('.')[0]!))).toEqual([]);
  });

  it('stand in one file each', () => {
    expect(ENGLISH).toHaveLength(ENGLISH_TEXTS.size);
  });

  it('hold the whole message catalogue, to the letter', () => {
    const messages = ENGLISH.filter(({ key }) => key.startsWith('messages.'));
    expect(Object.fromEntries(messages.map(({ key, text }) => [key, text]))).toEqual(
      Object.fromEntries(Object.entries(MESSAGES).map(([key, text]) => [`messages.${key}`, text])),
    );
  });
});

it('[gate] each folder of texts is a language, and each language has its folder', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders.sort(), 'give each folder of client/i18n/ its line in rules/languages.ts').toEqual(
    [...LANGUAGES].sort(),
  );
});

it('[gate] what letters say is not among the texts that browsers load', async () => {
  expect((await allTexts()).filter((name) => name.endsWith('.letters'))).toEqual([]);
  await loadTexts('en');
  await expect(loadTextFiles(['donations.letters'])).rejects.toThrow('There is no file of texts');
  // One file that is missing takes no other with it.
  await loadTexts('en');
});

it('[gate] a text that a language lacks is named, with the file that it belongs to', () => {
  const [first, ...others] = textsIn(TRANSLATIONS[0]!);
  expect(lacksOf(TRANSLATIONS[0]!, others)).toEqual([
    `"${first!.key}" is missing: translate it in client/i18n/${TRANSLATIONS[0]}/${first!.file}.`,
  ]);
});

/** The specification's English asks for eight characters; every postcode is taken (D58), which the others say. */
const OTHER_NUMBERS = new Set(['messages.invalidPincode']);

describe.each(TRANSLATIONS)('texts in "%s"', (language) => {
  const texts = textsIn(language);

  it('[gate] are there for all that English says', () => {
    expect(lacksOf(language)).toEqual([]);
  });

  it('[gate] are none that English has not', () => {
    const wanted = new Set(ENGLISH.flatMap(({ file, key }) => keyOf(key, language).map((one) => file + one)));
    expect(texts.filter(({ file, key }) => !wanted.has(file + key))).toEqual([]);
  });

  it('say the same numbers', () => {
    const wrong = texts.filter(
      ({ key, text }) =>
        !OTHER_NUMBERS.has(key) &&
        numbersIn(englishOf(key), 'en').join() !== numbersIn(text, language).join(),
    );
    expect(wrong.map(({ key, text }) => [key, englishOf(key), text])).toEqual([]);
    expect(texts.flatMap(({ text }) => numbersIn(text, language)).length).toBeGreaterThan(30);
  });

  it('have the same placeholders', () => {
    const different = texts.filter(
      ({ key, text }) => placeholders(englishOf(key)).join() !== placeholders(text).join(),
    );
    expect(different).toEqual([]);
  });

  it('are really in its script', () => {
    const script = new RegExp(`\\p{Script=${scriptOf(language)}}`, 'u');
    const untranslated = texts.filter(({ text }) => !script.test(String(text))).map(({ key }) => key);
    expect(untranslated.sort()).toEqual([...NOT_TRANSLATED].sort());
  });
});

it.each(LANGUAGES)('texts are never empty in "%s"', (language) => {
  const empty = textsIn(language).filter(({ text }) => typeof text !== 'string' || text.trim() === '');
  expect(empty).toEqual([]);
});

it.each([
  ['music until 11.30pm', 'રાત્રે 11:30 સુધી', true],
  ['from 5:00 to 7pm', '5 થી 7', true],
  ['at most 1,000 of {{count2}}', 'વધુમાં વધુ ૧૦૦૦', true],
  ['at least 10', 'ઓછામાં ઓછા 8', false],
  ['£100 within 14 days', '£100', false],
])('%s: the numbers of %s agree is %s', (english, gujarati, agree) => {
  expect(numbersIn(english, 'en').join() === numbersIn(gujarati, 'gu').join()).toBe(agree);
});
