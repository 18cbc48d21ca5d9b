import type { DonationSubType } from './donation-sub-type.entity.ts';

/** A type's name in all its languages, as a donation keeps it. */
export function typeNames({ name, ownLanguage, translations }: DonationSubType) {
  const others = Object.entries(translations)
    .filter(([, texts]) => texts.name)
    .map(([language, texts]) => [language, { typeName: texts.name }]);
  return { typeName: name, ownLanguage, translations: Object.fromEntries(others) };
}
