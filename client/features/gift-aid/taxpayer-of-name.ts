import type { z } from 'zod';
import type { taxpayerRules } from '../../../rules/gift-aid.ts';
import { isTakenByTaxOffice, taxOfficeText } from '../../../rules/gift-aid-texts.ts';

type TaxpayerFields = z.input<typeof taxpayerRules>;

/** A text as the tax office takes it; empty for one in other letters, which has to be typed anew. */
function latin(text: string): string {
  const taken = taxOfficeText(text);
  return isTakenByTaxOffice(taken) ? taken : '';
}

/** The name and home of a declaration, as a form has them. */
export function taxpayerOf({ title, firstName, lastName, house, livesAbroad, postcode }: TaxpayerFields) {
  return { title, firstName, lastName, house, livesAbroad, postcode };
}

/**
 * What is known of somebody's name and home, as a declaration begins with it: the last word of the name, and what stands
 * before the street.
 */
export function taxpayerOfName({
  name,
  address = '',
  postcode = '',
}: {
  name: string;
  address?: string;
  postcode?: string;
}) {
  const words = latin(name).split(' ');
  const [line = ''] = latin(address.split('\n')[0] ?? '').split(',');
  return {
    title: '',
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    house: /^\d+\s?[a-z]?\b/i.exec(line)?.[0] ?? line,
    livesAbroad: false,
    postcode,
  };
}
