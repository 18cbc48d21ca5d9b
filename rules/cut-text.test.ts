import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

describe('cutText', () => {
  it('leaves a text alone that fits', () => {
    expect(cutText('a'.repeat(100), 100)).toBe('a'.repeat(100));
  });

  it('spec §9: keeps the first 100 characters of a longer one', () => {
    expect(cutText('a'.repeat(101), 100)).toBe(`${'a'.repeat(100)}…`);
  });

  it('counts code points, so an emoji is one character and stays whole', () => {
    expect(cutText('🪔🪔🪔', 2)).toBe('🪔🪔…');
  });

  it('ends after a whole word', () => {
    expect(cutText('Nine evenings of garba', 20)).toBe('Nine evenings of…');
    expect(cutText('Nine evenings of garba', 16)).toBe('Nine evenings of…');
    expect(cutText('નવ રાતના ગરબા અને રાસ', 15)).toBe('નવ રાતના ગરબા…');
  });

  it('cuts a word that would take more than half of the line with it', () => {
    expect(cutText(`See ${'w'.repeat(30)}`, 20)).toBe(`See ${'w'.repeat(16)}…`);
  });

  it('puts paragraphs into one line and leaves no space before the dots', () => {
    expect(cutText('Garba\n\nuntil late', 6)).toBe('Garba…');
    expect(cutText('\n Garba until late\n', 16)).toBe('Garba until late');
  });

  it('never separates a Gujarati letter from its vowel sign', () => {
    expect(cutText('સમાજ', 2)).toBe('સ…');
  });

  it('never tears a conjunct apart', () => {
    expect(cutText('ભક્તિ', 3)).toBe('ભ…');
    expect(cutText('ભક્તિ', 2)).toBe('ભ…');
  });
});
