import { DeclarationMethod } from '../../../rules/gift-aid.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { writeLetter } from '../../messages/letter.ts';
import { greetingOf, letterTexts, paragraphsOf } from '../../messages/letter-texts.ts';
import type { Mail } from '../../messages/outgoing.ts';
import type { Donor } from '../ledger/donors/donor.entity.ts';
import { letterhead } from '../ledger/letterhead.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import type { GiftAidDeclaration } from './gift-aid-declaration.entity.ts';
import type { PrintedDeclarationType } from './gift-aid-declarations.type.ts';

type Settings = Awaited<ReturnType<SiteSettingsService['find']>>;

/** @param declaration with the reference of the only gift that it covers, if it is so */
export function printedDeclaration(
  declaration: GiftAidDeclaration & { giftReference?: string },
  { name, address, postcode }: Donor,
  settings: Settings,
): PrintedDeclarationType {
  const { id, language, method, declaredOn, cancelledFrom, recordSentOn, text, giftReference } = declaration;
  const { subject, made, taxpayer, oneGift, cancelled, record, tell } =
    letterTexts(language).giftAidLetters.letter;
  const values = {
    date: dayIn(language, declaredOn),
    wording: text,
    name: [declaration.title, declaration.firstName, declaration.lastName].filter(Boolean).join(' '),
    home: [declaration.house, declaration.postcode].filter(Boolean).join(', '),
    reference: giftReference ?? '',
    until: cancelledFrom ? dayIn(language, cancelledFrom) : '',
  };
  const paragraphs = [
    made[method],
    '{{wording}}',
    taxpayer,
    giftReference ? oneGift : '',
    cancelledFrom ? cancelled : method === DeclarationMethod.VERBAL ? record : '',
    cancelledFrom ? '' : tell,
  ];
  return {
    id,
    language,
    title: subject,
    letterhead: letterhead(settings, language),
    recipient: [name, ...address.split('\n'), postcode].map((line) => line.trim()).filter(Boolean),
    date: dayIn(language, recordSentOn ?? currentDay()),
    paragraphs: paragraphsOf(paragraphs, values),
  };
}

/** The written record of a verbal declaration, by mail. Of what the donor's own name is it repeats a plausible one alone. */
export function recordLetter(declaration: GiftAidDeclaration, donor: Donor, settings: Settings): Mail {
  const { title, paragraphs, ...printed } = printedDeclaration(declaration, donor, settings);
  const { name } = donor;
  const letter = writeLetter(declaration.language, settings, (_texts, language) => ({
    subject: title,
    paragraphs: [greetingOf(name, language), '{{paragraphs}}', '{{sender}}'],
    values: { paragraphs: paragraphs.join('\n\n'), sender: printed.letterhead.join('\n') },
  }));
  return { to: donor.email, ...letter };
}
