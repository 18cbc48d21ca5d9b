import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../rules/languages.ts';
import { loadTextFiles, loadTexts } from '../../i18n/load-texts.ts';
import type { LegalText } from './legal-text.ts';

const DOCUMENTS = ['privacy', 'cookies', 'terms', 'accessibility'];
const TRANSLATIONS = LANGUAGES.filter((language) => language !== 'en').flatMap((language) =>
  DOCUMENTS.map((name) => [name, language] as const),
);

const addressesIn = (text: string) => [...text.matchAll(/\]\(([^)]*)\)/g)].map(([, address]) => address);

/** The structure of a document, which must be the same in all languages. */
function shapeOf({ sections }: LegalText) {
  const shape = (parts: LegalText['sections'][string]['parts']) =>
    parts.map((part) => (typeof part === 'string' ? addressesIn(part) : part.map(addressesIn)));
  return Object.entries(sections).map(([anchor, { parts, elsewhere = [] }]) => [
    anchor,
    shape(parts),
    shape(elsewhere),
  ]);
}

describe.each(TRANSLATIONS)('[D89] %s in "%s"', (name, language) => {
  it('has the sections, paragraphs, list entries and links of the English text, in its order', async () => {
    const [english, translated] = await Promise.all([loadTexts('en'), loadTexts(language)]);
    await loadTextFiles([`legal.${name}`]);
    const shape = shapeOf(english.document(name) as LegalText);
    expect(shape.length).toBeGreaterThan(2);
    expect(shapeOf(translated.document(name) as LegalText)).toEqual(shape);
  });
});

it.each(LANGUAGES)(
  '[D89] an association outside the United Kingdom names no law or office of it (%s)',
  async (language) => {
    const texts = await loadTexts(language);
    for (const name of DOCUMENTS) {
      await loadTextFiles([`legal.${name}`]);
      const { sections } = texts.document(name) as LegalText;
      const shown = Object.values(sections).map(({ parts, elsewhere }) => elsewhere ?? parts);
      expect(JSON.stringify(shown)).not.toMatch(
        /England|ઇંગ્લૅન્ડ|ఇంగ్లండ్|Equality Act|EASS|EHRC|Information Commissioner|ico\.org\.uk|Privacy and Electronic|Gift Aid|HM Revenue/,
      );
    }
  },
);
