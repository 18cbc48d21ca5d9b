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

export const FOOTER_MENU = [
  { to: PATHS.whoWeAre, label: 'whoWeAre' },
  { to: PATHS.events, label: 'events' },
  { to: PATHS.poojaSevas, label: 'poojaSevas' },
  { to: PATHS.matrimonialLogin, label: 'matrimonials' },
  { to: PATHS.contact, label: 'contact' },
] as const;

export const LEGAL_MENU = [
  { to: PATHS.privacy, label: 'privacy' },
  { to: PATHS.cookies, label: 'cookies' },
  { to: PATHS.terms, label: 'terms' },
  { to: PATHS.accessibility, label: 'accessibility' },
] as const;

export type MenuEntries = typeof HEADER_MENU | typeof FOOTER_MENU | typeof LEGAL_MENU;
