import { z } from 'zod';
import { atMost } from './characters.ts';
import { idempotencyKeyRules } from './donations.ts';
import { chosen, searchedPart } from './filters.ts';
import { LANGUAGES } from './languages.ts';
import { letterLanguage } from './letter-language.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { phone } from './phone-field.ts';
import { REPLY_LIMITS } from './reply-limits.ts';
import { AgeGroup, QuestionKind, ReplyState } from './reply-states.ts';
import { translated } from './translations.ts';
import { line, optionalDate, optionalLine, text } from './validation.ts';
import { isDate } from './zoned-time.ts';

const invalid = 'invalidRequest' satisfies MessageKey;

const whole = (message: MessageKey, minimum: number, maximum: number) =>
  z.int(message).min(minimum, message).max(maximum, message);

const people = () => whole('invalidRequest', 0, REPLY_LIMITS.peopleInOffice);

/** How many of an age group come. */
export const peopleOfAgeRules = z.object({ group: z.enum(AgeGroup, invalid), people: people() });

/** How many of them eat so. */
export const peopleOfDietRules = z.object({
  dietId: z.int('invalidId' satisfies MessageKey),
  people: people(),
});

/** An answer to one of the event's own questions; `yes` or `no` where that is the kind. */
export const replyAnswerRules = z.object({
  key: line().max(20, invalid),
  answer: line().check(atMost(REPLY_LIMITS.answer)),
});

export interface PeopleOfAge {
  group: AgeGroup;
  people: number;
}

/** How many come together. */
export function totalOf(ages: readonly PeopleOfAge[]): number {
  return ages.reduce((sum, { people: some }) => sum + some, 0);
}

const ORDER = [
  'replyPeopleRequired',
  'replyTooManyPeople',
  'replyDietTooMany',
  'replyNameRequired',
  'validEmailRequired',
  'replyContactRequired',
] satisfies MessageKey[];

const always = { when: () => true };

/** What a household says; the numbers first, as its form asks. */
const said = {
  ages: z.array(peopleOfAgeRules, invalid).max(5, invalid),
  diets: z.array(peopleOfDietRules, invalid).max(30, invalid),
  answers: z.array(replyAnswerRules, invalid).max(REPLY_LIMITS.questions, invalid),
  isMemberPrice: z.boolean(invalid).nullish().describe('Whether they ask for the price of members'),
  needs: text().check(atMost(LIMITS.siteLineMaximum)).describe('What we should know, such as a wheelchair'),
  name: line()
    .min(1, 'replyNameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.nameMaximum)),
  email: text()
    .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
    .refine(
      (value) => value === '' || z.regexes.email.test(value),
      'validEmailRequired' satisfies MessageKey,
    ),
  mobile: phone(line).check(atMost(LIMITS.phoneMaximum)),
  /** Of the office alone: who replies by themselves are written to in the language of the page. */
  letterLanguage: letterLanguage(),
};

type Said = z.output<z.ZodObject<typeof said>>;

const isFewEnough = (most: number) => (fields: Said) =>
  !Array.isArray(fields.ages) || totalOf(fields.ages) <= most;

const hasAny = ({ ages }: Said) => !Array.isArray(ages) || totalOf(ages) >= 1;

function isFedOnce({ ages, diets }: Said): boolean {
  if (!Array.isArray(ages) || !Array.isArray(diets)) return true;
  return diets.every(({ people: some }) => some <= totalOf(ages));
}

const replyOf = (most: number, needsContact: (fields: Said) => boolean, contact: MessageKey) =>
  z
    .object(said)
    .refine(hasAny, { ...always, path: ['ages'], message: 'replyPeopleRequired' satisfies MessageKey })
    .refine(isFewEnough(most), {
      ...always,
      path: ['ages'],
      message: 'replyTooManyPeople' satisfies MessageKey,
    })
    .refine(isFedOnce, { ...always, path: ['diets'], message: 'replyDietTooMany' satisfies MessageKey })
    .refine(needsContact, { ...always, path: ['email'], message: contact })
    .meta({ messageOrder: ORDER });

/** The reply of a household that answers by itself: by its email it gets the link to change it. */
export const replyRules = replyOf(REPLY_LIMITS.people, ({ email }) => Boolean(email), 'validEmailRequired');

/** A reply that the office enters, as from the telephone. */
export const officeReplyRules = replyOf(
  REPLY_LIMITS.peopleInOffice,
  ({ email, mobile }) => Boolean(email || mobile),
  'replyContactRequired',
);

/** Which date of which event. */
export const replyDateRules = z.object({
  eventId: z.int('invalidId' satisfies MessageKey),
  day: text().refine(isDate, 'invalidDate' satisfies MessageKey),
});

export const replyKeyRules = idempotencyKeyRules;

/** An age group that is counted apart: ages in years, both inclusive; without `to` there is no end. */
const ageGroupRules = z.object({
  group: z.enum(AgeGroup, invalid),
  from: whole(invalid, 0, 120),
  to: whole(invalid, 0, 120).nullish(),
  pence: whole('invalidAmount', 0, REPLY_LIMITS.pence).nullish(),
});

const questionRules = z.object({
  key: line().min(1, invalid).max(20, invalid),
  kind: z.enum(QuestionKind, invalid),
  isRequired: z.boolean(invalid),
  texts: z
    .array(
      z.object({
        language: z.enum(LANGUAGES, invalid),
        text: line()
          .min(1, 'questionRequired' satisfies MessageKey)
          .check(atMost(LIMITS.nameMaximum)),
      }),
    )
    .min(1, 'questionRequired' satisfies MessageKey),
});

export { ageGroupRules, questionRules };

/** How an event asks for replies. */
export const replySettingRules = z.object({
  isAsking: z.boolean(invalid),
  places: whole('invalidPlaces', 1, REPLY_LIMITS.places).nullish(),
  closesHours: whole('invalidReplyHours', 0, REPLY_LIMITS.closesHours),
  opensOn: optionalDate(),
  offerHours: whole('invalidReplyHours', 1, REPLY_LIMITS.offerHours),
  pricePence: whole('invalidAmount', 0, REPLY_LIMITS.pence),
  memberPence: whole('invalidAmount', 0, REPLY_LIMITS.pence).nullish(),
  payDays: whole('invalidReplyHours', 0, REPLY_LIMITS.payDays).nullish(),
  dietIds: z.array(z.int('invalidId' satisfies MessageKey), invalid).max(30, invalid),
  ageGroups: z
    .array(ageGroupRules, invalid)
    .min(1, 'ageGroupsRequired' satisfies MessageKey)
    .max(5, invalid)
    .refine((groups) => new Set(groups.map(({ group }) => group)).size === groups.length, invalid),
  questions: z
    .array(questionRules, invalid)
    .max(REPLY_LIMITS.questions, invalid)
    .refine((questions) => new Set(questions.map(({ key }) => key)).size === questions.length, invalid),
});

/** An entry of the association's list of diets. */
export const dietRules = z.object({
  name: line()
    .min(1, 'dietNameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.nameMaximum)),
  isHidden: z.boolean(invalid),
  ...translated({ name: optionalLine(LIMITS.nameMaximum) }),
});

/** The filter of the office's list of replies. */
export const replyFilterRules = z.object({
  state: chosen(ReplyState),
  search: searchedPart().describe('Matches part of the name, email or mobile, case-insensitive'),
});

export type DietFields = z.input<typeof dietRules>;
export type ReplyFields = z.input<typeof replyRules>;
export type ReplyValues = z.output<typeof replyRules>;
export type ReplySettingFields = z.input<typeof replySettingRules>;
export type ReplySettingValues = z.output<typeof replySettingRules>;
