import { describe, expect, it } from 'vitest';
import { contentIdOf } from './content-id.ts';

describe('contentIdOf', () => {
  it.each([null, '', '0'])('spec §2: %j creates an item', (parameter) => {
    expect(contentIdOf(parameter)).toBe(0);
  });

  it('reads the id to edit', () => {
    expect(contentIdOf('12')).toBe(12);
  });

  it.each(['-1', '1.5', 'abc', '12x', '99999999999', '1e3', ' '])(
    'D36: %j is invalid and creates no item',
    (id) => {
      expect(contentIdOf(id)).toBeUndefined();
    },
  );
});
