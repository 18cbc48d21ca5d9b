import { describe, expect, it } from 'vitest';
import { ACCESSIBILITY } from './accessibility-text.ts';
import { COOKIES } from './cookies-text.ts';
import { PRIVACY } from './privacy-text.ts';
import { TERMS } from './terms-text.ts';

const GUJARATI = /[\u0A80-\u0AFF]/;

const addressesIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address);

describe.each(Object.entries({ PRIVACY, COOKIES, TERMS, ACCESSIBILITY }))('[D89] %s', (_name, { en, gu }) => {
  const sections = Object.entries(en.sections).map(([anchor, english]) => ({
    anchor,
    english,
    gujarati: gu.sections[anchor],
  }));

  it('has its sections in the same order in both languages', () => {
    expect(Object.keys(gu.sections)).toEqual(Object.keys(en.sections));
  });

  it.each(sections)(
    '$anchor has the same paragraphs, list entries and links in both',
    ({ english, gujarati }) => {
      const shape = (parts: typeof english.parts = []) =>
        parts.map((part) => (typeof part === 'string' ? addressesIn(part) : part.map(addressesIn)));
      expect(shape(gujarati?.parts)).toEqual(shape(english.parts));
    },
  );

  it.each(sections)('$anchor is really translated', ({ gujarati }) => {
    const texts = [gujarati?.heading, ...(gujarati?.parts.flat() ?? [])];
    expect(texts.filter((text) => !GUJARATI.test(text ?? ''))).toEqual([]);
  });
});
