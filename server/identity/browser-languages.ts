import { isLanguage, type Language } from '../../rules/languages.ts';

/** Characters of the header that are read: more languages nobody speaks. */
const LONGEST_ACCEPTED = 200;

/**
 * Which of our languages a browser accepts, the best first, up to English: that is what devices come with, and so no
 * wish.
 * @param accepted the header `Accept-Language`
 */
export function browserLanguages(accepted = ''): Language[] {
  const known = accepted
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
  const english = known.indexOf('en');
  return [...new Set(english < 0 ? known : known.slice(0, english))];
}
