import type { FastifyRequest } from 'fastify';
import { isLanguage, type Language } from '../../../rules/languages.ts';
import { chosenLanguageOf } from '../../identity/session-cookies.ts';

/** Characters of the header that are read: more languages nobody speaks. */
const LONGEST_ACCEPTED = 200;

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

/**
 * The browser's languages that are ours, as it prefers them: the site may not have the first. English is what devices come
 * with, and so no wish, nor is anything after it.
 */
function browserLanguages(accepted = ''): Language[] {
  const preferred = accepted
    .slice(0, LONGEST_ACCEPTED)
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.toLowerCase().split(';');
      const quality = /^\s*q=([\d.]+)/.exec(parameters.join(';'))?.[1];
      return { language: tag.trim().split('-')[0], quality: Number(quality ?? 1) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map(({ language }) => language)
    .filter(isLanguage);
  const english = preferred.indexOf('en');
  return english < 0 ? preferred : preferred.slice(0, english);
}

/** The language that the address itself names. */
export function languageAskedFor(search: string): Language | undefined {
  const asked = new URLSearchParams(search).get('lang');
  return isLanguage(asked) ? asked : undefined;
}
