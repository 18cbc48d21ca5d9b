import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line } from './validation.ts';

const whole = (message: MessageKey, minimum: number, maximum: number) =>
  z.int(message).min(minimum, message).max(maximum, message);

/** Candidates of profiles from before have at least the time of a holiday to answer. */
const ANSWER_DAYS = { minimum: 7, maximum: 365 } as const;
const INTERESTS_PER_DAY = { minimum: 1, maximum: 50 } as const;

/** How the association runs its matrimonial section. */
export const matrimonialSettingRules = z.object({
  answerDays: whole('answerDaysRange', ANSWER_DAYS.minimum, ANSWER_DAYS.maximum).describe(
    'How long candidates have to answer when they are asked again, in days',
  ),
  interestsPerDay: whole('interestsPerDayRange', INTERESTS_PER_DAY.minimum, INTERESTS_PER_DAY.maximum),
  officeOpensContacts: z
    .boolean('invalidRequest' satisfies MessageKey)
    .describe('Whether the office opens the contacts once both have said yes'),
  marksPhotos: z
    .boolean('invalidRequest' satisfies MessageKey)
    .describe("Whether photos carry the viewer's name"),
  lookedAfterBy: line()
    .check(atMost(LIMITS.siteLineMaximum))
    .describe('Who looks after the section, as visitors read it'),
});

export type MatrimonialSettingFields = z.input<typeof matrimonialSettingRules>;
