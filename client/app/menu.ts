import { PATHS } from '../components/page/paths.ts';

/**
 * The header's menu in the specification's order; the label is a key of `layout`.
 * @param matrimonials the way into the matrimonial section, as below
 */
export function headerMenu(matrimonials: string) {
  return [
    { to: PATHS.home, label: 'home' },
    { to: PATHS.whoWeAre, label: 'whoWeAre' },
    { to: PATHS.events, label: 'events' },
    { to: PATHS.poojaSevas, label: 'poojaSevas' },
    { to: PATHS.payments, label: 'payments' },
    { to: matrimonials, label: 'matrimonials' },
    { to: PATHS.contact, label: 'contact' },
  ] as const;
}

/** Pages that many visitors look for, though the specification has them in no menu. */
export const MORE_MENU = [
  { to: PATHS.give, label: 'give' },
  { to: PATHS.hallHire, label: 'hallHire' },
  { to: PATHS.documents, label: 'documents' },
  { to: PATHS.committeeMembers, label: 'committee' },
] as const;

/** In the header a sign leads there, but on phones, which have room for no more than two beside the association's name. */
export const SEARCH_MENU = [{ to: PATHS.search, label: 'search' }] as const;

/** @param matrimonials the way into the matrimonial section */
export function footerMenu(matrimonials: string) {
  return [
    { to: PATHS.whoWeAre, label: 'whoWeAre' },
    { to: PATHS.events, label: 'events' },
    { to: PATHS.poojaSevas, label: 'poojaSevas' },
    { to: matrimonials, label: 'matrimonials' },
    ...MORE_MENU,
    { to: PATHS.contact, label: 'contact' },
    ...SEARCH_MENU,
  ] as const;
}

export const LEGAL_MENU = [
  { to: PATHS.requests, label: 'requests' },
  { to: PATHS.privacy, label: 'privacy' },
  { to: PATHS.cookies, label: 'cookies' },
  { to: PATHS.terms, label: 'terms' },
  { to: PATHS.accessibility, label: 'accessibility' },
] as const;

export type MenuEntries =
  | ReturnType<typeof headerMenu>
  | typeof MORE_MENU
  | typeof SEARCH_MENU
  | ReturnType<typeof footerMenu>
  | typeof LEGAL_MENU;
