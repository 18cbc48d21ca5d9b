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
  const request = (cookie?: string, accepted?: string) => ({
    cookies: { [LANGUAGE_COOKIE]: cookie },
    headers: { 'accept-language': accepted },
  });

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
    expect(wantedLanguages(search, request(cookie))).toEqual(expected);
  });

  it.each([
    ['gu-IN,gu;q=0.9,en;q=0.8', ['gu']],
    ['fr, te;q=0.5', ['te']],
    ['en;q=0.3, GU;q=0.7', ['gu']],
    // All that the site may have: it may not have the first.
    ['te,gu', ['te', 'gu']],
    ['te;q=0.4, gu-IN;q=0.9, gu;q=0.8', ['gu', 'te']],
    ['te,en,gu', ['te']],
    ['te;q=0, gu', ['gu']],
    // English is what devices come with.
    ['en-GB,en;q=0.9,gu;q=0.8', []],
    ['gu;q=0', []],
    ['*', []],
    [`${'fr,'.repeat(5000)}gu`, []],
  ])('[VISIT-3] with a browser that accepts %s and no choice: %s', (accepted, expected) => {
    expect(wantedLanguages('', request(undefined, accepted))).toEqual(expected);
    expect(wantedLanguages('', request('en', accepted))).toEqual(['en']);
    expect(wantedLanguages('?lang=te', request(undefined, accepted))).toEqual(['te']);
  });
});
