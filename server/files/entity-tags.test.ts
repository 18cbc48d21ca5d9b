import { describe, expect, it } from 'vitest';
import { matchesEntityTag } from './entity-tags.ts';

describe('If-None-Match', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"x", "a"', true],
    ['W/"x" ,W/"a"', true],
    [' * ', true],
    ['"x,", "a"', true],
    ['"b"', false],
    ['"b", "c"', false],
    ['"a', false],
    ['a', false],
    ['"xa"', false],
    ['', false],
    [undefined, false],
  ])('%s', (header, matches) => {
    expect([matchesEntityTag(header, '"a"'), matchesEntityTag(header, 'W/"a"')]).toEqual([matches, matches]);
  });
});
