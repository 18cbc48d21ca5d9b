/** How dates and amounts are written on a page in this language: `en` as in Britain, `gu` as in India. */
export function dateLocale(language: string): string {
  return language === 'gu' ? 'gu-IN' : 'en-GB';
}
