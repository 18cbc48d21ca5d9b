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
});
