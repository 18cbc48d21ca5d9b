import { z } from 'zod';
import { britishPostcode, isTakenByTaxOffice, taxOfficeText } from './gift-aid-texts.ts';
import type { MessageKey } from './messages.ts';
import { line } from './validation.ts';

/** Characters of the tax office's schedule, gifts in one, pence and years of its rules. */
export const GIFT_AID = {
  nameMaximum: 35,
  houseMaximum: 40,
  giftsInSchedule: 1000,
  /** Of what is claimed for gifts that are small each. */
  aggregateMaximumPence: 100_000,
} as const;

/** A text that arrives at the tax office as it is. */
function latin(maximum: number) {
  return line()
    .transform(taxOfficeText)
    .refine((value) => value.length <= maximum, 'textTooLong' satisfies MessageKey)
    .refine(isTakenByTaxOffice, 'latinLettersNeeded' satisfies MessageKey);
}

/**
 * Who gives with Gift Aid, as the tax office's schedule needs it, in the order of its texts. An address abroad has no
 * postcode.
 */
export const taxpayerRules = z
  .object({
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
    postcode: line().transform((value) => britishPostcode(value) ?? value),
  })
  .transform((taxpayer) => ({ ...taxpayer, postcode: taxpayer.livesAbroad ? '' : taxpayer.postcode }))
  .refine(({ livesAbroad, postcode }) => livesAbroad || britishPostcode(postcode) !== undefined, {
    message: 'giftAidPostcode' satisfies MessageKey,
    path: ['postcode'],
  });

export type Taxpayer = z.output<typeof taxpayerRules>;
