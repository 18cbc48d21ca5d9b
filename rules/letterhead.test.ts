import { describe, expect, it } from 'vitest';
import { letterheadLines } from './letterhead.ts';

const linesOf = (name: string, charityName: string, address: string) =>
  letterheadLines({ name, charityName, address, charityNumber: '' }).map(({ text }) => text);

describe('the letterhead', () => {
  it.each([
    ['X', 'X Trust', 'X\n1 Road', ['X Trust', '1 Road']],
    ['X', 'X Trust', 'X, 1 Road', ['X Trust', '1 Road']],
    ['X', 'X Trust', 'X Trust\n1 Road', ['X Trust', '1 Road']],
    ['X', '', 'X\n1 Road', ['X', '1 Road']],
    ['X', '', 'Xavier Road', ['X', 'Xavier Road']],
    ['X', 'X Trust', '', ['X Trust']],
    ['', '', '1 Road', ['1 Road']],
    ['X', '', '1 Road \r\n  LE4 6XX', ['X', '1 Road', 'LE4 6XX']],
  ])('[D32] of %j, as a charity %j, at %j names the charity, and nothing twice', (...of) => {
    const [name, charityName, address, lines] = of;
    expect(linesOf(name, charityName, address)).toEqual(lines);
  });

  it('says in which language each line is', () => {
    const lines = letterheadLines({
      ...{ name: 'સમાજ', charityName: '', address: '1 Road\nLE4 6XX', charityNumber: 'No. 5' },
      textLanguages: { name: 'gu', address: 'en' },
    });
    expect(lines).toEqual([
      { text: 'સમાજ', language: 'gu' },
      { text: '1 Road', language: 'en' },
      { text: 'LE4 6XX', language: 'en' },
      { text: 'No. 5', language: undefined },
    ]);
    const asCharity = letterheadLines({
      ...{ name: 'સમાજ', charityName: 'Samaj Trust', address: '', charityNumber: '' },
      textLanguages: { name: 'gu', address: 'en' },
    });
    expect(asCharity).toEqual([{ text: 'Samaj Trust', language: undefined }]);
  });
});
