import { isLanguage, type Language } from '../../../rules/languages.ts';

export interface PageAddress {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/**
 * Splits a request's address into path and query. Doubled slashes, backslashes and a slash at the end are
 * taken out: `//other.example` would otherwise be read as another site by routers and browsers.
 */
export function parsePageAddress(url: string): PageAddress {
  const start = url.indexOf('?');
  const rawPath = start < 0 ? url : url.slice(0, start);
  const path = `/${rawPath.split(/[/\\]/).filter(Boolean).join('/')}`;
  return { path, search: start < 0 ? '' : url.slice(start) };
}

/** Control characters and breaks of lines, which the address of no page has, and the router takes for an end. */
export function isOddPath(path: string): boolean {
  try {
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** The last part has an ending, as files have and pages have not. */
export function isFilePath(path: string): boolean {
  return /\.\w{1,8}$/.test(path);
}

/** The one of `?lang=` before the remembered choice (D83); none where there is neither. */
export function wantedLanguages(search: string, remembered: string | undefined): Language[] {
  return [...new Set([languageAskedFor(search), remembered].filter(isLanguage))];
}

/** The language that the address itself names. */
export function languageAskedFor(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}
