import { isLanguage, type Language } from '../../rules/languages.ts';

/** Characters of the header that are read: more languages nobody speaks. */
const LONGEST_ACCEPTED = 200;

/**
 * The browser's languages that are ours, as it prefers them: the site may not have the first. English is what devices come
 * with, and so no wish, nor is anything after it.
 * @param accepted the header `Accept-Language`
 */
export function browserLanguages(accepted = ''): Language[] {
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
