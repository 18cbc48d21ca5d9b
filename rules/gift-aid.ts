import { z } from 'zod';
import { britishPostcode, isOfIslands, isTakenByTaxOffice, taxOfficeText } from './gift-aid-texts.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line, text } from './validation.ts';
import { isDate, wallClock } from './zoned-time.ts';

/** How somebody has said that they want Gift Aid. */
export const DeclarationMethod = { ONLINE: 'ONLINE', PAPER: 'PAPER', VERBAL: 'VERBAL' } as const;
export type DeclarationMethod = keyof typeof DeclarationMethod;

/** The gifts that a declaration is for. */
export const DeclarationCover = {
  FROM_NOW: 'FROM_NOW',
  /** Also those of the four years before. */
  PAST_TOO: 'PAST_TOO',
  /** Only the one that it was made with. */
  THIS_GIFT: 'THIS_GIFT',
} as const;
export type DeclarationCover = keyof typeof DeclarationCover;

/** What a declaration can be for that is not made with a gift. */
export const LASTING_COVERS = [DeclarationCover.FROM_NOW, DeclarationCover.PAST_TOO] as const;

/** Whether its gifts can be claimed for. */
export const DeclarationState = {
  IN_FORCE: 'IN_FORCE',
  /** It covers the gift that it was made with, and others only once it is sure that the donor made it. */
  UNCONFIRMED: 'UNCONFIRMED',
  /** It was verbal, and the donor has not got the written record yet. */
  RECORD_MISSING: 'RECORD_MISSING',
  CANCELLED: 'CANCELLED',
} as const;
export type DeclarationState = keyof typeof DeclarationState;

/** Years, characters and gifts in a schedule, by the tax office's rules. */
export const GIFT_AID = {
  yearsBack: 4,
  nameMaximum: 35,
  houseMaximum: 40,
  giftsInSchedule: 1000,
  /** In which a verbal declaration can be cancelled as if it had never been made, from the day of its written record. */
  recordDays: 30,
} as const;

/** A text that arrives at the tax office as it is. */
function latin(maximum: number) {
  return line()
    .transform(taxOfficeText)
    .refine((value) => value.length <= maximum, 'textTooLong' satisfies MessageKey)
    .refine(isTakenByTaxOffice, 'latinLettersNeeded' satisfies MessageKey);
}

const taxpayer = {
  title: line()
    // As on letters: "Dr.".
    .transform((value) => taxOfficeText(value).replace(/\.$/, ''))
    .refine(
      (value) => value === '' || /^[a-z][a-z'-]{1,3}$/i.test(value),
      'giftAidTitle' satisfies MessageKey,
    ),
  firstName: latin(GIFT_AID.nameMaximum).refine(
    (value) => value !== '',
    'giftAidFirstNameRequired' satisfies MessageKey,
  ),
  lastName: latin(GIFT_AID.nameMaximum).refine(
    (value) => value !== '',
    'giftAidLastNameRequired' satisfies MessageKey,
  ),
  house: latin(GIFT_AID.houseMaximum).refine(
    (value) => value !== '',
    'giftAidHouseRequired' satisfies MessageKey,
  ),
  livesAbroad: z.boolean('invalidRequest' satisfies MessageKey),
  /** Not looked at of a home abroad. */
  postcode: line().transform((value) => britishPostcode(value) ?? value),
};

function hasPostcode({ livesAbroad, postcode }: { livesAbroad: boolean; postcode: string }): boolean {
  return livesAbroad || britishPostcode(postcode) !== undefined;
}

const NO_POSTCODE = {
  error: ({ input }: { input?: unknown }): MessageKey =>
    isOfIslands((input as { postcode: string }).postcode) ? 'giftAidIslands' : 'giftAidPostcode',
  path: ['postcode'],
};

/** Who gives with Gift Aid and where they live, as the tax office's schedule needs it, in the order of its texts. */
export const taxpayerRules = z.object(taxpayer).refine(hasPostcode, NO_POSTCODE);

export type Taxpayer = z.output<typeof taxpayerRules>;

/** A day of the past on which something was done. */
export function pastDay() {
  return text()
    .refine((day) => isDate(day) && day >= LIMITS.firstDayOfMoney, 'invalidDate' satisfies MessageKey)
    .refine((day) => !isDate(day) || day <= wallClock(new Date()).date, 'dayInFuture' satisfies MessageKey);
}

/** A declaration that the treasurer enters: on paper, or verbal. */
export const declarationRules = z
  .object({
    method: z.enum(
      [DeclarationMethod.PAPER, DeclarationMethod.VERBAL],
      'invalidRequest' satisfies MessageKey,
    ),
    cover: z.enum(LASTING_COVERS, 'invalidRequest' satisfies MessageKey),
    declaredOn: pastDay(),
    ...taxpayer,
  })
  .refine(hasPostcode, NO_POSTCODE);

/** A declaration that the association has from before; one for a single gift is for the one that came on its day. */
export const earlierDeclarationRules = z
  .object({
    declaredOn: text()
      .min(1, 'cellRequired' satisfies MessageKey)
      .pipe(pastDay()),
    cover: z.enum(DeclarationCover, 'unknownDeclarationCover' satisfies MessageKey),
    declarationMethod: z.enum(DeclarationMethod, 'unknownDeclarationMethod' satisfies MessageKey),
    /** The first day whose gifts it no longer covers; empty for one that is in force. */
    cancelledOn: z.union([z.literal(''), pastDay()]),
    ...taxpayer,
  })
  .refine(({ declaredOn, cancelledOn }) => cancelledOn === '' || cancelledOn >= declaredOn, {
    error: 'invalidDate' satisfies MessageKey,
    path: ['cancelledOn'],
  })
  .refine(hasPostcode, NO_POSTCODE);

/** The wording that somebody saw who declared on the website; it must still be ours. */
const wording = z.string('invalidRequest' satisfies MessageKey);

/** A declaration that is made together with a gift. */
export const declarationWithGiftRules = z
  .object({ cover: z.enum(DeclarationCover, 'invalidRequest' satisfies MessageKey), ...taxpayer, wording })
  .refine(hasPostcode, NO_POSTCODE);

/** A declaration that somebody makes in their account. */
export const ownDeclarationRules = z
  .object({ cover: z.enum(LASTING_COVERS, 'invalidRequest' satisfies MessageKey), ...taxpayer, wording })
  .refine(hasPostcode, NO_POSTCODE);

/** The day from which a declaration is cancelled, or on which the donor got the written record of a verbal one. */
export const declarationDayRules = z.object({ day: pastDay() });

/**
 * The first day of gifts that a declaration covers.
 * @param declaredOn `YYYY-MM-DD`
 */
export function coveredFrom(cover: DeclarationCover, declaredOn: string): string {
  if (cover !== DeclarationCover.PAST_TOO) return declaredOn;
  const [year, ...rest] = declaredOn.split('-');
  const day = [Number(year) - GIFT_AID.yearsBack, ...rest].join('-');
  // Four years before a 29 February is another one, but for the turn of some centuries.
  return isDate(day) ? day : day.replace(/29$/, '28');
}
