import { describe, expect, it } from 'vitest';
import { LIMITS } from '../../../rules/limits.ts';
import { pageOf, withPage } from './page-parameter.ts';

describe('pageOf', () => {
  it('reads a page number', () => {
    expect(pageOf('3')).toBe(3);
    expect(pageOf(String(LIMITS.pageMaximum))).toBe(LIMITS.pageMaximum);
  });

  it.each([null, '', '0', '-1', '1.5', 'x', '1e9', '100001'])('reads %j as the first page', (parameter) => {
    expect(pageOf(parameter)).toBe(1);
  });
});

describe('withPage', () => {
  it('keeps the other parameters', () => {
    expect(withPage(new URLSearchParams('lang=gu&page=2'), 'page', 3)).toBe('?lang=gu&page=3');
  });

  it('omits the parameter of the first page, so that it has only one address', () => {
    expect(withPage(new URLSearchParams('page=2&lang=gu'), 'page', 1)).toBe('?lang=gu');
  });
});
