import { z } from 'zod';
import { atMost } from './characters.ts';
import { chosen, chosenId } from './filters.ts';
import { letterLanguage } from './letter-language.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { isPayable } from './money.ts';
import { SponsorshipState, slotLines } from './sponsored-days.ts';
import { translated } from './translations.ts';
import { line, optionalDate, optionalLine, optionalText, text } from './validation.ts';
import { isDate } from './zoned-time.ts';

/** The slots of a day, such as the morning's and the evening's arti: a line each, in their order. */
export const SLOTS_MAXIMUM = 8;
function areSlots(written: string): boolean {
  const lines = slotLines(written);
  return lines.length <= SLOTS_MAXIMUM && lines.every((line) => atMostName(line));
}

const atMostName = (line: string) => line.length <= LIMITS.nameMaximum;

const day = () =>
  text()
    .min(1, 'sponsorDayRequired' satisfies MessageKey)
    .refine(isDate, 'invalidDate' satisfies MessageKey);

const slots = () => text().refine(areSlots, 'sponsorSlotsInvalid' satisfies MessageKey);

/** What can be sponsored: slots of the days of a festival, or of the daily arti and lunch. */
export const sponsorOfferRules = z
  .object({
    name: line()
      .min(1, 'contentTitleRequired' satisfies MessageKey)
      .check(atMost(LIMITS.nameMaximum)),
    description: optionalText(LIMITS.noteMaximum),
    slots: slots().min(1, 'sponsorSlotsRequired' satisfies MessageKey),
    ...translated({
      name: optionalLine(LIMITS.nameMaximum),
      description: optionalText(LIMITS.noteMaximum),
      slots: slots().nullish(),
    }),
    amount: text().refine(isPayable, 'invalidAmount' satisfies MessageKey),
    subTypeId: z
      .int('donationTypeRequired' satisfies MessageKey)
      .min(1, 'donationTypeRequired' satisfies MessageKey),
    firstDay: day(),
    /** Without one, every day from the first on. */
    lastDay: optionalDate(),
    /** 1 for Monday to 7 for Sunday; none of them for every day. */
    weekdays: z
      .array(
        z
          .int('invalidRequest' satisfies MessageKey)
          .min(1, 'invalidRequest' satisfies MessageKey)
          .max(7, 'invalidRequest' satisfies MessageKey),
        'invalidRequest' satisfies MessageKey,
      )
      .max(7, 'invalidRequest' satisfies MessageKey)
      .transform((days) => [...new Set(days)].sort()),
    isShown: z.boolean('invalidRequest' satisfies MessageKey),
  })
  .refine(({ firstDay, lastDay }) => !lastDay || firstDay <= lastDay, {
    path: ['lastDay'],
    message: 'sponsorEndsBeforeStart' satisfies MessageKey,
  })
  .refine(
    ({ slots, translations }) =>
      Object.values(translations ?? {}).every(
        (texts) => !texts?.slots || slotLines(texts.slots).length === slotLines(slots).length,
      ),
    { path: ['slots'], message: 'sponsorSlotsDiffer' satisfies MessageKey },
  );

/** For whom a day is sponsored, as the priest reads it out, and what visitors see of it; all of it may stay empty. */
export const sponsorNamesRules = z.object({
  /** Names, a line each. */
  forWhom: text().check(atMost(LIMITS.addressMaximum)),
  gotra: line().check(atMost(LIMITS.nameMaximum)),
  occasion: line().check(atMost(LIMITS.nameMaximum)),
  /** What the public page says, once it is paid. */
  shownName: line().check(atMost(LIMITS.siteNameMaximum)),
});

/** Which slot a donation takes. */
export const sponsoredSlotRules = z.object({
  offerId: z.int('invalidId' satisfies MessageKey).min(1, 'invalidId' satisfies MessageKey),
  day: day(),
  slot: z.int('invalidId' satisfies MessageKey).min(1, 'invalidId' satisfies MessageKey),
});

/** What is sent along with a donation that sponsors a slot. */
export const sponsorRules = sponsoredSlotRules.extend(sponsorNamesRules.shape);

/** A slot that the office enters for somebody who telephones. */
export const enteredSponsorRules = z.object({
  ...sponsoredSlotRules.shape,
  donorName: line()
    .min(1, 'donorNameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.nameMaximum)),
  email: text()
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .refine(
      (value) => value === '' || z.regexes.email.test(value),
      'validEmailRequired' satisfies MessageKey,
    ),
  phone: line().check(atMost(LIMITS.phoneMaximum)),
  letterLanguage: letterLanguage(),
  ...sponsorNamesRules.shape,
});

/** The filter of the office's list; days are those that are sponsored. */
export const sponsorshipFilterRules = z
  .object({
    offerId: chosenId().describe('Slots of this offer'),
    state: chosen(SponsorshipState),
    from: optionalDate().describe('The first day that is sponsored, YYYY-MM-DD'),
    to: optionalDate().describe('The last day'),
  })
  .describe('Omitted fields match everything');
