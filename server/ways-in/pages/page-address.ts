import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../../rules/languages.ts';
import { browserLanguages } from '../../identity/browser-languages.ts';
import { chosenLanguageOf } from '../../identity/session-cookies.ts';

export interface PageAddress {
  path: string;
  /** With its question mark, or empty. */
  search: string;
}

/**
 * Splits a request's address into path and query. Doubled slashes, backslashes and a slash at the end are
 * removed: routers and browsers would read `//other.example` as another site.
 */
export function parsePageAddress(url: string): PageAddress {
  const start = url.indexOf('?');
  const rawPath = start < 0 ? url : url.slice(0, start);
  const path = `/${rawPath.split(/[/\\]/).filter(Boolean).join('/')}`;
  return { path, search: start < 0 ? '' : url.slice(start) };
}

/** Whether the path has control characters or line breaks, which no page has, and where the router would stop. */
export function isOddPath(path: string): boolean {
  try {
    return /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path));
  } catch {
    return true;
  }
}

/** Whether the last segment has a file extension. */
export function isFilePath(path: string): boolean {
  return /\.\w{1,8}$/.test(path);
}

/** The language of `?lang=`, then the one that the browser has chosen; without either those that it accepts, if it says any. */
export function wantedLanguages(
  search: string,
  request: Pick<FastifyRequest, 'cookies' | 'headers'>,
): Language[] {
  const chosen = [languageAskedFor(search), chosenLanguageOf(request)].filter(isLanguage);
  return [...new Set(chosen.length > 0 ? chosen : browserLanguages(request.headers['accept-language']))];
}

/** The language that the address itself names. */
export function languageAskedFor(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}
