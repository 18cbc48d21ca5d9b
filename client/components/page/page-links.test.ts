import { describe, expect, it } from 'vitest';
import type { Language } from '../../../rules/languages.ts';
import { pageLinks } from './page-links.ts';

const ORIGIN = 'https://samaj.example';

function canonical(pathname: string, search: string, language: Language = 'en'): string | undefined {
  return pageLinks(ORIGIN, { pathname, search }, language, ['en', 'gu']).find(
    ({ rel }) => rel === 'canonical',
  )?.href;
}

describe('the canonical address', () => {
  it.each([
    ['/', '', 'https://samaj.example/'],
    ['/events', '', 'https://samaj.example/events'],
    ['/events', '?lang=en', 'https://samaj.example/events'],
    ['/Events', '?fbclid=abc&utm_source=x', 'https://samaj.example/events'],
    ['/events', '?page=2', 'https://samaj.example/events?page=2'],
    ['/events', '?video_page=3&page=2&x=1', 'https://samaj.example/events?page=2&video_page=3'],
    ['/events', '?page=1&video_page=0&link_page=x', 'https://samaj.example/events'],
    ['/events', '?year=2026&page=2', 'https://samaj.example/events?page=2'],
    ['/events', '?page=2.5', 'https://samaj.example/events'],
    ['/events', '?page=2&page=5', 'https://samaj.example/events?page=2'],
    ['/events', '?page=%3Cscript%3E', 'https://samaj.example/events'],
  ])('of %s%s', (pathname, search, expected) => {
    expect(canonical(pathname, search)).toBe(expected);
  });

  it('[D83] has the language of a Gujarati page, however it was chosen', () => {
    expect(canonical('/', '', 'gu')).toBe('https://samaj.example/?lang=gu');
    expect(canonical('/events', '?page=2&lang=gu', 'gu')).toBe('https://samaj.example/events?page=2&lang=gu');
  });
});

it('[D83] each language of a page links to all languages, including itself', () => {
  const alternates = (language: Language) =>
    pageLinks(ORIGIN, { pathname: '/events', search: '?page=2' }, language, ['en', 'gu'])
      .filter(({ rel }) => rel === 'alternate')
      .map(({ hreflang, href }) => `${hreflang} ${href}`);
  expect(alternates('en')).toEqual([
    'en https://samaj.example/events?page=2',
    'gu https://samaj.example/events?page=2&lang=gu',
    'x-default https://samaj.example/events?page=2',
  ]);
  expect(alternates('gu')).toEqual(alternates('en'));
});

it('[D83] the first language of the site has the address without `lang`', () => {
  const links = pageLinks(ORIGIN, { pathname: '/events', search: '' }, 'en', ['gu', 'en']);
  expect(links.map(({ hreflang = 'this', href }) => `${hreflang} ${href}`)).toEqual([
    'this https://samaj.example/events?lang=en',
    'gu https://samaj.example/events',
    'en https://samaj.example/events?lang=en',
    'x-default https://samaj.example/events',
  ]);
});

it('[D83] a page of a site with one language has no alternates', () => {
  const links = pageLinks(ORIGIN, { pathname: '/events', search: '' }, 'en', ['en']);
  expect(links).toEqual([{ rel: 'canonical', href: 'https://samaj.example/events' }]);
});
