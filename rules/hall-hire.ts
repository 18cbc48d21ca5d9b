import { z } from 'zod';
import { atMost } from './characters.ts';
import { chosen, searchedPart } from './filters.ts';
import { HirePayment, HireStatus } from './hire-states.ts';
import { isHireTime } from './hire-times.ts';
import { letterLanguage } from './letter-language.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { largestPence, parseWrittenPence } from './money.ts';
import { phone } from './phone-field.ts';
import { line, optionalDate, text } from './validation.ts';
import { isDate, isTime, momentOf } from './zoned-time.ts';

const GUESTS = /^[1-9]\d{0,3}$/;

function shortLine(maximum: number) {
  return line().check(atMost(maximum));
}

const number = () => phone(line).check(atMost(LIMITS.phoneMaximum));

/** Empty, or an amount within the limit. */
function amount() {
  return text().refine((value) => {
    const pence = parseWrittenPence(value);
    return value === '' || (pence !== null && pence <= largestPence());
  }, 'invalidAmount' satisfies MessageKey);
}

const ORDER = [
  'hirerNameRequired',
  'validEmailRequired',
  'hirerPhoneRequired',
  'hirePurposeRequired',
  'invalidGuests',
  'hireDateRequired',
  'hireDatePast',
  'hireTimesRequired',
  'invalidHireTimes',
  'invalidAmount',
  'invalidDate',
] satisfies MessageKey[];

/** Checks even if something else has failed, so that every field gets its own text. */
const always = { when: () => true };

interface Times {
  date: string;
  from: string;
  to: string;
}

/** Undefined until date and time are complete. */
function begin({ date, from }: Times): Date | undefined {
  return isDate(date) && isTime(from) ? momentOf(date, from) : undefined;
}

/** Of the times as written, and of the moments: a time in the hour that is skipped when the clocks go forward is moved. */
function isPossible(times: Times): boolean {
  const { from, to } = times;
  if (!from || !to) return true;
  return isTime(from) && isTime(to) && isHireTime(times);
}

/** The letting agreement as its form has it, each field as typed. */
export const hireRules = z
  .object({
    name: line()
      .min(1, 'hirerNameRequired' satisfies MessageKey)
      .check(atMost(LIMITS.nameMaximum)),
    address: text().check(atMost(LIMITS.addressMaximum)),
    postcode: shortLine(LIMITS.postcodeMaximum),
    telephone: number(),
    mobile: number(),
    email: text()
      .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
      .refine(
        (value) => value === '' || z.regexes.email.test(value),
        'validEmailRequired' satisfies MessageKey,
      ),
    purpose: line()
      .min(1, 'hirePurposeRequired' satisfies MessageKey)
      .check(atMost(LIMITS.siteLineMaximum)),
    guests: text().refine(
      (value) => value === '' || GUESTS.test(value),
      'invalidGuests' satisfies MessageKey,
    ),
    date: text().refine(isDate, 'hireDateRequired' satisfies MessageKey),
    day: shortLine(LIMITS.hireDayMaximum),
    from: text().min(1, 'hireTimesRequired' satisfies MessageKey),
    to: text().min(1, 'hireTimesRequired' satisfies MessageKey),
    hours: shortLine(LIMITS.hireHoursMaximum),
    deposit: amount(),
    paidBy: z
      .enum(HirePayment)
      .or(z.literal(''))
      .nullish()
      .transform((value) => value || null),
    agreedOn: optionalDate(),
    /** Left out or empty: those that it has, of a new one the first that is offered. */
    roomIds: z
      .array(z.number('invalidRequest' satisfies MessageKey).int('invalidRequest' satisfies MessageKey))
      .max(20, 'invalidRequest' satisfies MessageKey)
      .nullish()
      .transform((ids) => ids ?? []),
    /** Left out, it stays as it is. */
    isMemberPrice: z.boolean('invalidRequest' satisfies MessageKey).nullish(),
    charges: amount(),
    outstanding: amount(),
    letterLanguage: letterLanguage(),
    /** That the hirer's wish for a change is answered; other times or rooms that are saved with the form answer it too. */
    isWishAnswered: z.boolean('invalidRequest' satisfies MessageKey).nullish(),
    /** That the hirer of a new booking gets the letter of an accepted one, with the private link. */
    isHirerTold: z.boolean('invalidRequest' satisfies MessageKey).nullish(),
  })
  .refine(({ telephone, mobile }) => telephone?.trim() || mobile?.trim(), {
    ...always,
    path: ['telephone'],
    message: 'hirerPhoneRequired' satisfies MessageKey,
  })
  .refine((fields) => isPossible(fields), {
    ...always,
    path: ['to'],
    message: 'invalidHireTimes' satisfies MessageKey,
  })
  .meta({ messageOrder: ORDER });

/** A visitor's request, which must be for the future. */
export const hireRequestRules = hireRules
  .refine(
    (fields) => {
      const { date } = fields;
      if (typeof date !== 'string' || !isDate(date)) return true;
      return (begin(fields) ?? momentOf(date, '23:59')) > new Date();
    },
    { ...always, path: ['date'], message: 'hireDatePast' satisfies MessageKey },
  )
  .meta({ messageOrder: ORDER });

/** Why a hire is declined or cancelled; the hirer reads it. */
export const hireReasonRules = z.object({
  reason: text()
    .min(1, 'declineReasonRequired' satisfies MessageKey)
    .check(atMost(LIMITS.noteMaximum)),
});

export type HireFields = z.input<typeof hireRules>;
/** The fields of a visitor's request; the office sets the charges. */
export type HireWishes = Omit<
  HireFields,
  'charges' | 'outstanding' | 'letterLanguage' | 'isWishAnswered' | 'isHirerTold'
>;
export type HireValues = z.output<typeof hireRules>;

/** The filter of the hires. */
export const hireFilterRules = z.object({
  status: chosen(HireStatus),
  search: searchedPart().describe(
    'Matches part of the name, purpose, email, telephone or mobile, case-insensitive, or the reference',
  ),
});
