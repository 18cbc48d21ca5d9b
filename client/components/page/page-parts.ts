import { createContext, useContext } from 'react';
import type { Part } from '../../../rules/parts.ts';
import { PATHS } from './paths.ts';

/** The part of the site that a page belongs to. While it is unused there is no page, and no link leads there. */
export const PAGE_PARTS: Readonly<Partial<Record<string, Part>>> = {
  [PATHS.notices]: 'notices',
  [PATHS.editNotice]: 'notices',
  [PATHS.poojaSevas]: 'poojas',
  [PATHS.editPoojaSeva]: 'poojas',
  [PATHS.committeeMembers]: 'committee',
  [PATHS.editCommitteeMember]: 'committee',
  [PATHS.documents]: 'documents',
  [PATHS.uploadDocument]: 'documents',
  [PATHS.editHomeVideo]: 'films',
  [PATHS.editVideoLink]: 'films',
  [PATHS.officeNotices]: 'notices',
  [PATHS.officePoojaSevas]: 'poojas',
  [PATHS.officeVideoLinks]: 'films',
  [PATHS.officeHomeVideos]: 'films',
  [PATHS.officeCommittee]: 'committee',
  [PATHS.officeDocuments]: 'documents',
  [PATHS.payments]: 'donations',
  [PATHS.donations]: 'donations',
  [PATHS.donationSuccess]: 'donations',
  [PATHS.myDonations]: 'donations',
  [PATHS.donationLedger]: 'donations',
  [PATHS.donationTypes]: 'donations',
  [PATHS.hallHire]: 'hallHire',
  [PATHS.hallCalendar]: 'hallHire',
  [PATHS.editHire]: 'hallHire',
  [PATHS.matrimonials]: 'matrimonial',
  [PATHS.matrimonialLogin]: 'matrimonial',
  [PATHS.matrimonialRegister]: 'matrimonial',
  [PATHS.matrimonialProfile]: 'matrimonial',
  [PATHS.matrimonialForgotPassword]: 'matrimonial',
  [PATHS.matrimonialAdminDashboard]: 'matrimonial',
};

/** Whether the association uses the part that the page at an address belongs to. */
export function isPageUsed(address: string, unusedParts: readonly string[]): boolean {
  const part = PAGE_PARTS[address.replace(/[?#].*$/, '')];
  return !part || !unusedParts.includes(part);
}

/** The parts of the site that the association does not use. */
export const UnusedPartsContext = createContext<readonly string[]>([]);

/** Tells whether the association uses a part of the site. */
export function useUsedParts(): (part: Part) => boolean {
  const unused = useContext(UnusedPartsContext);
  return (part) => !unused.includes(part);
}

/** Tells whether there is a page at an address of the site, to leave out links that lead nowhere. */
export function useUsedPages(): (address: string) => boolean {
  const unused = useContext(UnusedPartsContext);
  return (address) => isPageUsed(address, unused);
}
