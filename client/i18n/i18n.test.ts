import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../rules/messages.ts';

type Texts = [key: string, text: unknown][];

function flatten(texts: object, path = ''): Texts {
  return Object.entries(texts).flatMap(([key, value]): Texts => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'object' ? flatten(value, name) : [[name, value]];
  });
}

/** The texts of each feature, and those that belong to none, by their files' paths. */
const FILES = {
  en: import.meta.glob<object>('./en/*.json', { eager: true, import: 'default' }),
  gu: import.meta.glob<object>('./gu/*.json', { eager: true, import: 'default' }),
};

const textsOf = (files: Record<string, object>) => Object.values(files).flatMap((texts) => flatten(texts));

/** A name in the other language, numbers alone, and networks that are called the same everywhere. */
const NOT_GUJARATI = [
  'donations.change',
  'site.otherName',
  'content.pageOf',
  'siteSettings.facebook',
  'siteSettings.instagram',
  'siteSettings.youtube',
  'siteSettings.whatsapp',
];

const placeholders = (text: unknown) =>
  String(text)
    .match(/\{\{\w+\}\}/g)
    ?.sort() ?? [];

/** Its numbers, in whichever digits; a time is the same with a point or a colon, and at the full hour without minutes. */
function numbersIn(text: unknown): string[] {
  const latin = String(text).replace(/[૦-૯]/g, (digit) => String(digit.charCodeAt(0) - '૦'.charCodeAt(0)));
  const written = latin.replace(/\{\{\w+\}\}/g, '').replace(/(\d),(?=\d{3})/g, '$1');
  const numbers = written.match(/\d+(?:[.:]\d+)*/g) ?? [];
  return numbers.map((number) => number.replace('.', ':').replace(/:00$/, '')).sort();
}

describe('texts in English and Gujarati', () => {
  const englishTexts = new Map(textsOf(FILES.en));
  const gujaratiTexts = new Map(textsOf(FILES.gu));

  const names = Object.keys(FILES.en).map((path) => path.replace('./en/', ''));

  it.each(names)('have the same keys in %s', (name) => {
    const keysOf = (texts = {}) => flatten(texts).map(([key]) => key);
    expect(keysOf(FILES.gu[`./gu/${name}`]).sort()).toEqual(keysOf(FILES.en[`./en/${name}`]).sort());
  });

  it('[gate] have files called as the folders of the features; what belongs to none is in site or form', () => {
    const features = readdirSync(resolve(import.meta.dirname, '../features'));
    const known = [...features, 'site', 'form'].flatMap((name) => [`${name}.json`, `${name}.office.json`]);
    const inGujarati = Object.keys(FILES.gu).map((path) => path.replace('./gu/', ''));
    expect([...names, ...inGujarati].filter((name) => !known.includes(name))).toEqual([]);
    expect(inGujarati.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('stand in one file each', () => {
    expect(textsOf(FILES.en)).toHaveLength(englishTexts.size);
  });

  it('say the same numbers', () => {
    const wrong = [...englishTexts].filter(
      ([key, text]) => numbersIn(text).join() !== numbersIn(gujaratiTexts.get(key)).join(),
    );
    expect(wrong.map(([key, text]) => [key, text, gujaratiTexts.get(key)])).toEqual([]);
    expect([...englishTexts.values()].flatMap(numbersIn).length).toBeGreaterThan(30);
  });

  it.each([
    ['music until 11.30pm', 'રાત્રે 11:30 સુધી', true],
    ['from 5:00 to 7pm', '5 થી 7', true],
    ['at most 1,000 of {{count2}}', 'વધુમાં વધુ ૧૦૦૦', true],
    ['at least 10', 'ઓછામાં ઓછા 8', false],
    ['£100 within 14 days', '£100', false],
  ])('%s: the numbers of %s agree is %s', (english, gujarati, agree) => {
    expect(numbersIn(english).join() === numbersIn(gujarati).join()).toBe(agree);
  });

  it.each([
    ['en', englishTexts],
    ['gu', gujaratiTexts],
  ])('are never empty in %s', (_language, texts) => {
    const empty = [...texts].filter(([, text]) => typeof text !== 'string' || text.trim() === '');
    expect(empty).toEqual([]);
  });

  it('have the same placeholders', () => {
    const different = [...englishTexts].filter(
      ([key, text]) => placeholders(text).join() !== placeholders(gujaratiTexts.get(key)).join(),
    );
    expect(different).toEqual([]);
  });

  it('hold the whole message catalogue, in English to the letter', () => {
    const messages = [...englishTexts].filter(([key]) => key.startsWith('messages.'));
    expect(Object.fromEntries(messages)).toEqual(
      Object.fromEntries(Object.entries(MESSAGES).map(([key, text]) => [`messages.${key}`, text])),
    );
  });

  it('are really Gujarati in Gujarati', () => {
    const untranslated = [...gujaratiTexts]
      .filter(([, text]) => !/[\u0A80-\u0AFF]/.test(String(text)))
      .map(([key]) => key);
    expect(untranslated.sort()).toEqual([...NOT_GUJARATI].sort());
  });
});
