import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../rules/limits.ts';
import { fileNameOf } from './file-name.ts';

describe('fileNameOf', () => {
  it('does not change a name that fits', () => {
    expect(fileNameOf({ name: 'Hall rules.pdf' })).toBe('Hall rules.pdf');
  });

  it('shortens a longer name and keeps its extension', () => {
    const name = fileNameOf({ name: `${'a'.repeat(200)}.pdf` });
    expect(name).toHaveLength(LIMITS.nameMaximum);
    expect(name).toMatch(/^a+\.pdf$/);
  });

  it('shortens a name without an extension at its end, and leaves no space there', () => {
    const most = LIMITS.nameMaximum;
    expect(fileNameOf({ name: `${'a'.repeat(most)}b` })).toBe('a'.repeat(most));
    expect(fileNameOf({ name: `.${'a'.repeat(most)}` })).toBe(`.${'a'.repeat(most - 1)}`);
    expect(fileNameOf({ name: `${'a'.repeat(most - 5)} b.pdf` })).toBe(`${'a'.repeat(most - 5)}.pdf`);
  });
});
