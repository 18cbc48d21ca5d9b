import { PATHS } from '../components/paths.ts';

/** The header's menu in the specification's order (spec §2); the label is a key of `layout`. */
export const HEADER_MENU = [
  { to: PATHS.home, label: 'home' },
  { to: PATHS.whoWeAre, label: 'whoWeAre' },
  { to: PATHS.events, label: 'events' },
  { to: PATHS.poojaSevas, label: 'poojaSevas' },
  { to: PATHS.payments, label: 'payments' },
  { to: PATHS.matrimonials, label: 'matrimonials' },
  { to: PATHS.contact, label: 'contact' },
] as const;

/** @param matrimonials the way into the matrimonial section */
export function footerMenu(matrimonials: string) {
  return [
    { to: PATHS.whoWeAre, label: 'whoWeAre' },
    { to: PATHS.events, label: 'events' },
    { to: PATHS.poojaSevas, label: 'poojaSevas' },
    { to: matrimonials, label: 'matrimonials' },
    { to: PATHS.contact, label: 'contact' },
  ] as const;
}

export const LEGAL_MENU = [
  { to: PATHS.privacy, label: 'privacy' },
  { to: PATHS.cookies, label: 'cookies' },
  { to: PATHS.terms, label: 'terms' },
  { to: PATHS.accessibility, label: 'accessibility' },
] as const;

export type MenuEntries = typeof HEADER_MENU | ReturnType<typeof footerMenu> | typeof LEGAL_MENU;
