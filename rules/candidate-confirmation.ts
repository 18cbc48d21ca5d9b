import { z } from 'zod';
import { isPlausibleDay } from './birth-date.ts';
import { Absence, Audience } from './candidate-states.ts';
import type { MessageKey } from './messages.ts';

/** The text by which candidates are asked whether they may be shown; a new text is a new version. */
export const CONFIRMATION_VERSION = 1;

/** Days that a link to a candidate's page opens it. */
export const CANDIDATE_LINK_DAYS = 14;

/** Days until whoever said "not yet" is asked again. */
export const ASK_AGAIN_DAYS = 30;

const INVALID = 'invalidRequest' satisfies MessageKey;
const audience = () => z.enum(Audience, INVALID);

/** What a candidate shows to whom, with the yes to being shown. */
export const shownChoicesRules = z.object({
  photosFor: audience(),
  surnameFor: audience(),
  showsIncome: z.boolean(INVALID),
  showsReligion: z.boolean(INVALID),
  showsCaste: z.boolean(INVALID),
});
export type ShownChoices = z.output<typeof shownChoicesRules>;

/** Out of the lists for a while; null is back again. `until`, `YYYY-MM-DD`, only of who is away. */
export const absenceRules = z
  .object({
    absence: z.enum(Absence, INVALID).nullish(),
    until: z
      .string(INVALID)
      .nullish()
      .refine((day) => day == null || isPlausibleDay(day), INVALID),
  })
  .refine(({ absence, until }) => until == null || absence === Absence.AWAY, INVALID);

/** The form of who is away; whether the day is still to come is the server's to say. */
export const awayRules = z.object({
  until: z.string(INVALID).refine(isPlausibleDay, 'dayToCome' satisfies MessageKey),
});
