import { AppError } from '../../../rules/errors.ts';
import type { DeclarationCover } from '../../../rules/gift-aid.ts';
import type { Language } from '../../../rules/languages.ts';
import { letterOf, letterTexts } from '../../messages/letter-texts.ts';
import { type AssociationNames, associationName } from '../site-settings/site-settings.service.ts';

/** Raise it when the sense of the wording changes: declarations keep the text that the donor saw. */
export const DECLARATION_TEXT_VERSION = 1;

/** What somebody says who wants Gift Aid, in their language, with the tax statement that the law asks for. */
export function declarationText(
  settings: AssociationNames,
  cover: DeclarationCover,
  language: Language,
): string {
  const { statement, covers } = letterTexts(language).giftAidLetters;
  return letterOf([covers[cover], statement], { charity: associationName(settings, language) }).trim();
}

/** @throws AppError CONFLICT when it is not what somebody declares now, in their language */
export function requireWording(
  settings: AssociationNames,
  { cover, wording }: { cover: DeclarationCover; wording: string },
  language: Language,
): void {
  if (wording !== declarationText(settings, cover, language))
    throw new AppError('CONFLICT', 'giftAidWordingChanged');
}
