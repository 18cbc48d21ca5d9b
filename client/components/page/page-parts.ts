import { createContext, useContext } from 'react';
import type { Part } from '../../../rules/parts.ts';
import { ITEM_ROUTES, PATHS } from './paths.ts';

/**
 * The pages of a part of the site. While it is unused there are none of them, and no link leads there. Those by
 * which somebody ends what was begun are always there: a donation of every month, a weekly email.
 */
export const PAGES_OF: Readonly<Partial<Record<Part, readonly string[]>>> = {
  notices: [PATHS.notices, PATHS.editNotice, PATHS.officeNotices],
  poojas: [PATHS.poojaSevas, PATHS.editPoojaSeva, PATHS.officePoojaSevas],
  committee: [PATHS.committeeMembers, PATHS.editCommitteeMember, PATHS.officeCommittee],
  documents: [PATHS.documents, PATHS.uploadDocument, PATHS.officeDocuments],
  films: [PATHS.editHomeVideo, PATHS.editVideoLink, PATHS.officeVideoLinks, PATHS.officeHomeVideos],
  donations: [
    PATHS.payments,
    PATHS.donations,
    PATHS.donationSuccess,
    PATHS.myDonations,
    PATHS.give,
    PATHS.sponsor,
    ITEM_ROUTES.sponsorOffer,
    PATHS.officeSponsors,
    PATHS.sponsorOffers,
    PATHS.donationLedger,
    PATHS.donationTypes,
    PATHS.bankStatements,
    PATHS.bankStatement,
    PATHS.officeReceipts,
    PATHS.officeStatements,
    PATHS.standingOrders,
    PATHS.memberships,
    PATHS.donors,
    PATHS.donor,
    PATHS.cashCounts,
    PATHS.cashCount,
    PATHS.giftAid,
    PATHS.giftAidClaim,
  ],
  hallHire: [
    PATHS.hallHire,
    PATHS.officeHall,
    PATHS.officeRooms,
    PATHS.officeRoomPhotos,
    PATHS.hallCalendar,
    PATHS.hallTexts,
    PATHS.editHire,
  ],
  replies: [ITEM_ROUTES.eventReply, PATHS.officeReplies, PATHS.officeDoor],
  matrimonial: [
    PATHS.matrimonials,
    PATHS.matrimonialInterests,
    PATHS.matrimonialPerson,
    PATHS.matrimonialWishes,
    PATHS.matrimonialCompare,
    PATHS.matrimonialLogin,
    PATHS.matrimonialRegister,
    PATHS.matrimonialProfile,
    PATHS.matrimonialForgotPassword,
    PATHS.matrimonialAdminDashboard,
    PATHS.matrimonialSettings,
    PATHS.introductions,
    PATHS.introduction,
    PATHS.candidateReports,
    PATHS.matrimonialSafety,
    PATHS.matrimonialComplaint,
    PATHS.matrimonialSection,
  ],
};

/** The part that the page at an address belongs to, if any. */
export function partOf(address: string): Part | undefined {
  const path = address.replace(/[?#].*$/, '');
  return (Object.keys(PAGES_OF) as Part[]).find((part) => PAGES_OF[part]!.includes(path));
}

/** Whether the association uses the part that the page at an address belongs to. */
export function isPageUsed(address: string, unusedParts: readonly string[]): boolean {
  const part = partOf(address);
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
