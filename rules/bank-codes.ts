import { place } from './place.ts';

/** What says at which bank an account is, beside its number; `BRANCH` is the names of bank and branch. */
export type BankCodeKind = 'SORT_CODE' | 'IFSC' | 'BSB' | 'ROUTING' | 'TRANSIT' | 'BRANCH';

const NATIONAL: Readonly<Record<string, BankCodeKind>> = {
  AU: 'BSB',
  CA: 'TRANSIT',
  GB: 'SORT_CODE',
  IN: 'IFSC',
  US: 'ROUTING',
};

/** In the registry of ISO 13616; the United Kingdom is, too, and has its sort codes at home. */
const IBAN_COUNTRIES = (
  'AD AE AL AT AX AZ BA BE BG BH BI BL BR BY CH CR CY CZ DE DJ DK DO EE EG ES FI FK FO FR GE GF GG GI GL GP GR GT HN HR ' +
  'HU IE IL IM IQ IS IT JE JO KW KZ LB LC LI LT LU LV LY MC MD ME MF MK MN MQ MR MT MU NC NI NL NO OM PF PK PL PM PS PT ' +
  'QA RE RO RS RU SA SC SD SE SI SK SM SO ST SV TF TL TN TR UA VA VG WF XK YE YT'
).split(' ');

/** What names a bank in a country, by its ISO 3166 code. */
export function bankCodeKind(country: string = place.country): BankCodeKind {
  return NATIONAL[country] ?? 'BRANCH';
}

/** Whether people pay to an IBAN there, which names the bank, too. */
export function usesIban(country: string): boolean {
  return IBAN_COUNTRIES.includes(country);
}
