import { describe, expect, it } from 'vitest';
import { foldText, isFoundIn, searchPatterns } from '../../rules/search-text.ts';
import { sharedTestApp } from '../testing/test-app.ts';
import { containsText, foldedText } from './page.ts';

const app = sharedTestApp();

const TEXTS = [
  'Ramesh Mistry',
  'Diwali Mela 2026',
  'José Ferreira',
  'Jose\u0301',
  'ŁUKASZ Nowak, Ødegård, Ħal, Yıldız',
  'શ્\u200Dરી ગણેશ',
  'ક\u0ACD\u0ABCક ગુજરાતી ABC',
  'తెలుగు పేరు ABC',
  'a "b" \\ c\nd',
  'కై క\u0C46\u0C56 ＡＢ ﬁ',
  'Maria D’Souza',
  '“Tea” – £2 — ‘free’',
  'Notes on C++ (2) [x] {y} ^$|?*.-/',
];
const SEARCHES = [
  'mistri',
  'divali',
  'jose',
  'JOSÉ',
  'lukasz',
  'odegard',
  'શ્રી',
  '"b"',
  '\\',
  "d'souza",
  "'free'",
];
const FURTHER = ['ramesh mistri', 'mela diwalli', '(2) [x]', '^$|?*.-/', 'xyz', '.*', 'patel', 'a d'];

describe('a search in the database', () => {
  it('compares and finds as the rules say', async () => {
    const rows = await app.database.dataSource.query<{ text: string; folded: string }[]>(
      `SELECT text, ${foldedText('text')} AS folded FROM unnest($1::text[]) AS text`,
      [TEXTS],
    );
    expect(rows.map(({ folded }) => folded)).toEqual(TEXTS.map(foldText));
    for (const search of [...SEARCHES, ...FURTHER]) {
      const found = await app.database.dataSource.query<{ text: string }[]>(
        `SELECT text FROM unnest($1::text[]) AS text WHERE ${containsText(['text'], '$2')}`,
        [TEXTS, searchPatterns(search)],
      );
      expect(
        found.map(({ text }) => text),
        search,
      ).toEqual(TEXTS.filter((text) => isFoundIn(text, search)));
    }
  });
});
