import { z } from 'zod';
import { atMost } from './characters.ts';
import { chosen, searchedPart } from './filters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { phone } from './phone-field.ts';
import {
  EXTENSION_MONTHS,
  NotifiedBy,
  RequestChannel,
  RequestKind,
  RequestOutcome,
  RequestState,
} from './request-kinds.ts';
import { line, text } from './validation.ts';
import { currentDay, isDate } from './zoned-time.ts';

/** Checks even if something else has failed, so that every field gets its own text. */
const always = { when: () => true };

/** The GDPR gives these rights since then: an earlier day is a typing mistake. */
const FIRST_DAY = '2018-05-25';

const ORDER = [
  'requestKindRequired',
  'nameRequired',
  'validEmailRequired',
  'requestContactRequired',
  'requestAboutRequired',
  'requestDayInvalid',
] satisfies MessageKey[];

function writtenText(required: MessageKey) {
  return text().min(1, required).check(atMost(LIMITS.contactMessageMaximum));
}

function isPastDay(day: string): boolean {
  return isDate(day) && day >= FIRST_DAY && day <= currentDay();
}

const FIELDS = {
  kind: z.enum(RequestKind, 'requestKindRequired' satisfies MessageKey),
  name: line()
    .min(1, 'nameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.nameMaximum)),
  email: text()
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .refine(
      (value) => value === '' || z.regexes.email.test(value),
      'validEmailRequired' satisfies MessageKey,
    ),
  phone: phone(line).check(atMost(LIMITS.phoneMaximum)),
  /** Whom it is about, if that is somebody else. */
  onBehalfOf: line().check(atMost(LIMITS.nameMaximum)),
  about: writtenText('requestAboutRequired'),
};

/** A complaint or request as a visitor sends it; the office must be able to answer. */
export const requestRules = z
  .object(FIELDS)
  .refine(({ email, phone }) => email?.trim() || phone?.trim(), {
    ...always,
    path: ['email'],
    message: 'requestContactRequired' satisfies MessageKey,
  })
  .meta({ messageOrder: ORDER });

/** The same from a form that writes what it is about before the text, which has to fit in with it. */
export const markedRequestRules = (mark: string) =>
  requestRules
    .safeExtend({
      about: text()
        .min(1, 'requestAboutRequired' satisfies MessageKey)
        .transform((about) => `${mark}: ${about}`)
        .check(atMost(LIMITS.contactMessageMaximum)),
    })
    .meta({ messageOrder: ORDER });

/** One that came otherwise, as the office enters it. */
export const enteredRequestRules = z
  .object({
    ...FIELDS,
    address: text().check(atMost(LIMITS.addressMaximum)),
    channel: z.enum(RequestChannel, 'invalidRequest' satisfies MessageKey),
    receivedOn: text().refine(isPastDay, 'requestDayInvalid' satisfies MessageKey),
  })
  .refine(({ email, phone, address }) => email?.trim() || phone?.trim() || address?.trim(), {
    ...always,
    path: ['email'],
    message: 'requestContactRequired' satisfies MessageKey,
  })
  .meta({ messageOrder: ORDER });

/** How and when the person was told; of a letter that the site mails it is today. */
const TOLD = {
  notifiedBy: z.enum(NotifiedBy, 'invalidRequest' satisfies MessageKey),
  notifiedOn: text(),
};

interface Notified {
  notifiedBy?: NotifiedBy;
  notifiedOn?: string;
}

function saysWhen({ notifiedBy, notifiedOn = '' }: Notified): boolean {
  return notifiedBy === NotifiedBy.MAIL || isPastDay(notifiedOn);
}

const WHEN = { ...always, path: ['notifiedOn'], message: 'requestDayInvalid' satisfies MessageKey };

/** Confirming that it has come; what was said on the telephone need not be written down. */
export const acknowledgementRules = z
  .object({
    ...TOLD,
    text: text().check(atMost(LIMITS.contactMessageMaximum)),
  })
  .refine(({ notifiedBy, text: written }) => notifiedBy !== NotifiedBy.MAIL || written?.trim(), {
    ...always,
    path: ['text'],
    message: 'answerRequired' satisfies MessageKey,
  })
  .refine(saysWhen, WHEN);

/** Taking more time for an answer, with the reason that the person is told. */
export const extensionRules = z
  .object({
    ...TOLD,
    months: z.literal(EXTENSION_MONTHS, 'invalidRequest' satisfies MessageKey),
    reason: text()
      .min(1, 'declineReasonRequired' satisfies MessageKey)
      .check(atMost(LIMITS.noteMaximum)),
  })
  .refine(saysWhen, WHEN);

/** How it ends: what was answered, why it was refused, or how it was withdrawn. */
export const closingRules = z
  .object({
    ...TOLD,
    outcome: z.enum(RequestOutcome, 'invalidRequest' satisfies MessageKey),
    text: writtenText('answerRequired'),
  })
  .refine(saysWhen, WHEN);

export const requestNoteRules = z.object({ text: writtenText('requestNoteRequired') });

/** The filter of the register. */
export const requestFilterRules = z.object({
  state: chosen(RequestState),
  kind: chosen(RequestKind),
  search: searchedPart().describe(
    'A reference, or a part of the names, e-mail, telephone no., address or text, in any case',
  ),
});

export type RequestFields = z.input<typeof requestRules>;
export type EnteredRequestFields = z.input<typeof enteredRequestRules>;
