import type { ComponentType } from 'react';
import { ALL_CONTENT_SECTIONS, type CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { ADMIN_PATHS, type AdminPath } from '../../components/page/paths.ts';

type LoadPage = () => Promise<ComponentType>;

const loadSection: LoadPage = async () => (await import('./content-section-page.tsx')).ContentSectionPage;
const loadForm: LoadPage = async () => (await import('./content-form-page.tsx')).ContentFormPage;

/** The list of each kind of content, and its form. */
const CONTENT_PAGES = new Map<string, LoadPage>(
  ALL_CONTENT_SECTIONS.flatMap(({ path, add }) => [
    [path, loadSection],
    [add.to, loadForm],
  ]),
);
type OfficeSection = (typeof CONTENT_SECTIONS)[keyof typeof CONTENT_SECTIONS];
type ContentPath = OfficeSection['path'] | OfficeSection['add']['to'];

/** One chunk: they share their days, and visitors load the names of all chunks. */
const yearPages = () => import('../../features/accounts-export/office/year-pages.ts');

/** The administration's other pages, each in a chunk of its own. */
const PAGES: Readonly<Record<Exclude<AdminPath, ContentPath>, LoadPage>> = {
  [ADMIN_PATHS.adminDashboard]: async () => (await import('./dashboard-page.tsx')).DashboardPage,
  [ADMIN_PATHS.officeToday]: async () => (await import('./today-page.tsx')).TodayPage,
  [ADMIN_PATHS.officePeople]: async () =>
    (await import('../../features/accounts/office/users-page.tsx')).UsersPage,
  [ADMIN_PATHS.officeMessages]: async () =>
    (await import('../../features/contact/office/messages-page.tsx')).MessagesPage,
  [ADMIN_PATHS.officeRequests]: async () =>
    (await import('../../features/requests/office/request-list-page.tsx')).RequestListPage,
  [ADMIN_PATHS.officeRequest]: async () =>
    (await import('../../features/requests/office/request-page.tsx')).RequestPage,
  [ADMIN_PATHS.officeLog]: async () => (await import('./log-page.tsx')).LogPage,
  [ADMIN_PATHS.officeSearch]: async () => (await import('./search-page.tsx')).SearchPage,
  [ADMIN_PATHS.officePreview]: async () => (await import('./preview-page.tsx')).PreviewPage,
  [ADMIN_PATHS.officeReplies]: async () =>
    (await import('../../features/replies/office/replies-page.tsx')).RepliesPage,
  [ADMIN_PATHS.officeDoor]: async () =>
    (await import('../../features/replies/office/door-page.tsx')).DoorPage,
  [ADMIN_PATHS.siteSettings]: async () =>
    (await import('../../features/site-settings/office/site-settings-page.tsx')).SiteSettingsPage,
  [ADMIN_PATHS.bringIn]: async () =>
    (await import('../../features/imports/office/bring-in-page.tsx')).BringInPage,
  [ADMIN_PATHS.retention]: async () =>
    (await import('../../features/retention/office/retention-page.tsx')).RetentionPage,
  [ADMIN_PATHS.failedMessages]: async () =>
    (await import('../../features/failed-messages/office/failed-messages-page.tsx')).FailedMessagesPage,
  [ADMIN_PATHS.officeHall]: async () =>
    (await import('../../features/hall-hire/office/calendar/hall-page.tsx')).HallPage,
  [ADMIN_PATHS.officeRooms]: async () =>
    (await import('../../features/hall-hire/office/rooms/rooms-page.tsx')).RoomsPage,
  [ADMIN_PATHS.officeRoomPhotos]: async () =>
    (await import('../../features/hall-hire/office/rooms/room-photos-page.tsx')).RoomPhotosPage,
  [ADMIN_PATHS.hallCalendar]: async () =>
    (await import('../../features/hall-hire/office/hall-calendar-page.tsx')).HallCalendarPage,
  [ADMIN_PATHS.hallTexts]: async () =>
    (await import('../../features/hall-hire/office/hall-texts-page.tsx')).HallTextsPage,
  [ADMIN_PATHS.editHire]: async () =>
    (await import('../../features/hall-hire/office/edit-hire-page.tsx')).EditHirePage,
  [ADMIN_PATHS.donationLedger]: async () =>
    (await import('../../features/ledger/office/donation-ledger-page.tsx')).DonationLedgerPage,
  [ADMIN_PATHS.donationTypes]: async () =>
    (await import('../../features/ledger/office/donation-types-page.tsx')).DonationTypesPage,
  [ADMIN_PATHS.bankStatements]: async () =>
    (await import('../../features/bank/office/bank-statements-page.tsx')).BankStatementsPage,
  [ADMIN_PATHS.bankStatement]: async () =>
    (await import('../../features/bank/office/bank-statement-page.tsx')).BankStatementPage,
  [ADMIN_PATHS.officeReceipts]: async () =>
    (await import('../../features/ledger/office/receipts/receipts-page.tsx')).ReceiptsPage,
  [ADMIN_PATHS.officeSponsors]: async () =>
    (await import('../../features/sponsors/office/sponsorships-page.tsx')).SponsorshipsPage,
  [ADMIN_PATHS.sponsorOffers]: async () =>
    (await import('../../features/sponsors/office/sponsor-offers-page.tsx')).SponsorOffersPage,
  [ADMIN_PATHS.giftAid]: async () =>
    (await import('../../features/gift-aid-claims/office/gift-aid-page.tsx')).GiftAidPage,
  [ADMIN_PATHS.giftAidClaim]: async () =>
    (await import('../../features/gift-aid-claims/office/claim-page.tsx')).ClaimPage,
  [ADMIN_PATHS.officeCards]: async () =>
    (await import('../../features/cards/office/cards-page.tsx')).CardsPage,
  [ADMIN_PATHS.standingOrders]: async () =>
    (await import('../../features/expected/office/standing-orders/standing-orders-page.tsx'))
      .StandingOrdersPage,
  [ADMIN_PATHS.memberships]: async () =>
    (await import('../../features/expected/office/memberships/memberships-page.tsx')).MembershipsPage,
  [ADMIN_PATHS.officeAccounts]: async () => (await yearPages()).AccountsPage,
  [ADMIN_PATHS.officeStatements]: async () => (await yearPages()).StatementsPage,
  [ADMIN_PATHS.donors]: async () =>
    (await import('../../features/ledger/office/donors/donors-page.tsx')).DonorsPage,
  [ADMIN_PATHS.donor]: async () =>
    (await import('../../features/ledger/office/donors/donor-page.tsx')).DonorPage,
  [ADMIN_PATHS.cashCounts]: async () =>
    (await import('../../features/counts/office/counts-page.tsx')).CountsPage,
  [ADMIN_PATHS.cashCount]: async () =>
    (await import('../../features/counts/office/count-page.tsx')).CountPage,
  [ADMIN_PATHS.charges]: async () =>
    (await import('../../features/charges/office/charges-page.tsx')).ChargesPage,
  [ADMIN_PATHS.charge]: async () =>
    (await import('../../features/charges/office/charge-page.tsx')).ChargePage,
  [ADMIN_PATHS.selectLists]: async () =>
    (await import('../../features/select-lists/select-lists-page.tsx')).SelectListsPage,
  [ADMIN_PATHS.matrimonialAdminDashboard]: async () =>
    (await import('../../features/matrimonial/member-dashboard-page.tsx')).MemberDashboardPage,
  [ADMIN_PATHS.matrimonialSettings]: async () =>
    (await import('../../features/matrimonial/office/matrimonial-settings-page.tsx')).MatrimonialSettingsPage,
  [ADMIN_PATHS.introductions]: async () =>
    (await import('../../features/matrimonial/office/introductions-page.tsx')).IntroductionsPage,
  [ADMIN_PATHS.introduction]: async () =>
    (await import('../../features/matrimonial/office/introduction-page.tsx')).IntroductionPage,
  [ADMIN_PATHS.candidateReports]: async () =>
    (await import('../../features/matrimonial/office/reports-page.tsx')).ReportsPage,
};

/** Loads the code of a page of the administration. */
export function loadAdminPage(path: AdminPath): Promise<ComponentType> {
  return (CONTENT_PAGES.get(path) ?? PAGES[path as Exclude<AdminPath, ContentPath>])();
}
