import { describe, expect, it } from 'vitest';
import { soundPattern } from './search-sounds.ts';
import { isFoundIn, wordFinder } from './search-text.ts';

describe('a search of visitors', () => {
  it.each([
    ['puja', 'Satyanarayan pooja'],
    ['pooja', 'Satyanarayan puja'],
    ['puja', 'ગણેશ પૂજા'],
    ['પૂજા', 'Ganesh Pooja at ten'],
    ['પૂજા', 'Ganesh Puja'],
    ['puja', 'పూజ సమయం'],
    ['navratri', 'Navaratri garba'],
    ['navratri', 'નવરાત્રીની રાત'],
    ['navaratri', 'నవరాత్రి'],
    ['નવરાત્રી', 'Navratri 2027'],
    ['diwali', 'દિવાળી મેળો'],
    ['દિવાળી', 'Diwali Mela'],
    ['arti', 'Evening aarti'],
    ['aarti', 'સાંજની આરતી'],
    ['krishna', 'કૃષ્ણ જન્મ'],
    ['shivratri', 'મહાશિવરાત્રી, શિવરાત્રી'],
    ['geeta', 'Gita path'],
    ['sangh', 'સંઘ'],
    ['vaishnav', 'વૈષ્ણવ જન'],
    ['raksha bandhan', 'રક્ષા બંધન'],
    ['garba navratri', 'Navaratri: ગરબા'],
    ['sabha', 'સભા'],
    ['jammu', 'જમ્મુ'],
    ['ਪੂਜਾ', 'pooja'],
    ['dipavali', 'Diwali Mela'],
    ['deepavali', 'દિવાળી મેળો'],
    ['diwali', 'దీపావళి'],
    ['દિવાળી', 'Deepavali'],
    ['dussehra', 'દશેરા, దసరా'],
  ])('[VISIT-2] for %s finds %s', (search, text) => {
    expect(isFoundIn(text, search, { bySound: true })).toBe(true);
  });

  it.each([
    ['puja', 'page'],
    ['seva', 'several'],
    ['aarti', 'artist, party'],
    ['hall', 'hole'],
    ['holi', 'hall'],
    ['navratri', 'nine nights'],
    ['pooja garba', 'puja'],
  ])('[VISIT-2] for %s does not find %s', (search, text) => {
    expect(isFoundIn(text, search, { bySound: true })).toBe(false);
  });

  it('[VISIT-2] finds what is written as it was typed, too, whatever that is', () => {
    expect(soundPattern('2026')).toBeUndefined();
    expect(soundPattern('a')).toBeUndefined();
    expect(isFoundIn('SMJ-2026-0001', '2026', { bySound: true })).toBe(true);
  });

  it('[VISIT-2] knows which words of a text are the ones that were found', () => {
    const isFound = wordFinder('pooja garba');
    expect(['The', 'Puja', 'ગરબા', 'and', 'pages'].map(isFound)).toEqual([false, true, true, false, false]);
  });
});
