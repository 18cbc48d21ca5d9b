import { z } from 'zod';
import { atMost } from './characters.ts';
import { pastDonationRules } from './donations.ts';
import { searchedPart } from './filters.ts';
import { LANGUAGES } from './languages.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { line, text } from './validation.ts';

/** Who gives. */
export const DonorKind = {
  PERSON: 'PERSON',
  HOUSEHOLD: 'HOUSEHOLD',
} as const;
export type DonorKind = keyof typeof DonorKind;

/** The orders of the list of donors. */
export const DonorSort = {
  NAME: 'NAME',
  /** Whose donation came last, first. */
  LAST_DONATION: 'LAST_DONATION',
  /** Who has given most, first. */
  PAID: 'PAID',
} as const;
export type DonorSort = keyof typeof DonorSort;

/** A donor as treasurers keep it; only the name is needed. */
export const donorRules = z.object({
  kind: z.enum(DonorKind, 'invalidRequest' satisfies MessageKey),
  name: pastDonationRules.shape.donorName,
  address: text().check(atMost(LIMITS.addressMaximum)),
  postcode: line().check(atMost(LIMITS.postcodeMaximum)),
  email: pastDonationRules.shape.email,
  phone: pastDonationRules.shape.phone,
  note: text().check(atMost(LIMITS.noteMaximum)),
  /** Of letters; one that the site does not have is its first. */
  language: z
    .string('invalidRequest' satisfies MessageKey)
    .pipe(z.enum([...LANGUAGES, ''], 'invalidRequest' satisfies MessageKey)),
});

export const donorListRules = z.object({
  search: searchedPart(),
  sort: z.enum(DonorSort, 'invalidRequest' satisfies MessageKey),
});

/** What is typed to find a donor. */
export const donorSearchRules = z.object({ search: searchedPart() });
