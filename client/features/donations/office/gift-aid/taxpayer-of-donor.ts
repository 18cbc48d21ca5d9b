import { taxOfficeText } from '../../../../../rules/gift-aid-texts.ts';

/**
 * What is known of a donor's name and home, as a declaration begins with it: the last word of the name, and what stands
 * before the street.
 */
export function taxpayerOfDonor({
  name,
  address,
  postcode,
}: Record<'name' | 'address' | 'postcode', string>) {
  const words = taxOfficeText(name).split(' ');
  const [line = ''] = taxOfficeText(address.split('\n')[0] ?? '').split(',');
  return {
    title: '',
    firstName: words.slice(0, -1).join(' '),
    lastName: words.at(-1) ?? '',
    house: /^\d+\s?[a-z]?\b/i.exec(line)?.[0] ?? line,
    livesAbroad: false,
    postcode,
  };
}
