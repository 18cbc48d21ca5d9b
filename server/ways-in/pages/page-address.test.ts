import { describe, expect, it } from 'vitest';
import { LANGUAGE_COOKIE } from '../../../rules/languages.ts';
import { isFilePath, parsePageAddress, wantedLanguages } from './page-address.ts';

describe('the address of a page', () => {
  it.each([
    ['/events?page=2', '/events', '?page=2'],
    ['/', '/', ''],
    ['//other.example/x', '/other.example/x', ''],
    ['/\\other.example', '/other.example', ''],
    ['///', '/', ''],
    ['/events/', '/events', ''],
    ['/events//?a=//b', '/events', '?a=//b'],
    ['*', '/*', ''],
  ])('%s is normalized and never points to another site', (url, path, search) => {
    expect(parsePageAddress(url)).toEqual({ path, search });
  });

  it.each([
    ['/robots.txt', true],
    ['/assets/main-1a2b.js', true],
    ['/events', false],
    ['/a.b/c', false],
  ])('%s is a file: %s', (path, expected) => {
    expect(isFilePath(path)).toEqual(expected);
  });
});

describe('the language of a page (D83)', () => {
  it.each([
    ['?lang=gu', 'en', ['gu', 'en']],
    ['?lang=gu&lang=en', undefined, ['gu']],
    ['?lang=fr', 'gu', ['gu']],
    ['?lang=fr', undefined, []],
    ['', 'gu', ['gu']],
    ['', 'fr', []],
    ['', undefined, []],
    ['?lang=%E0%A4%A', undefined, []],
  ])('with the address %s and the cookie %s: %s', (search, cookie, expected) => {
    expect(wantedLanguages(search, { cookies: { [LANGUAGE_COOKIE]: cookie } })).toEqual(expected);
  });
});
