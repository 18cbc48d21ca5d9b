import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../rules/messages.ts';
import english from './en.json';
import gujarati from './gu.json';

function flatten(texts: object, path = ''): Map<string, unknown> {
  const entries = Object.entries(texts).flatMap(([key, value]): [string, unknown][] => {
    const name = path ? `${path}.${key}` : key;
    return typeof value === 'object' ? [...flatten(value, name)] : [[name, value]];
  });
  return new Map(entries);
}

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

describe('texts in English and Gujarati', () => {
  const englishTexts = flatten(english);
  const gujaratiTexts = flatten(gujarati);

  it('have the same keys', () => {
    expect([...gujaratiTexts.keys()].sort()).toEqual([...englishTexts.keys()].sort());
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
    expect(english.messages).toEqual(MESSAGES);
  });

  it('are really Gujarati in Gujarati', () => {
    const untranslated = [...gujaratiTexts]
      .filter(([, text]) => !/[\u0A80-\u0AFF]/.test(String(text)))
      .map(([key]) => key);
    expect(untranslated.sort()).toEqual([...NOT_GUJARATI].sort());
  });
});
