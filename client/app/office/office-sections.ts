import MoneyIcon from '@mui/icons-material/AccountBalanceWalletOutlined';
import ContentIcon from '@mui/icons-material/ArticleOutlined';
import HallIcon from '@mui/icons-material/EventAvailableOutlined';
import MatrimonialIcon from '@mui/icons-material/FavoriteBorderOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import SettingsIcon from '@mui/icons-material/SettingsOutlined';
import RequestsIcon from '@mui/icons-material/SupportAgentOutlined';
import TodayIcon from '@mui/icons-material/TodayOutlined';
import type { ComponentType } from 'react';
import { GIFT_AID_COUNTRY } from '../../../rules/gift-aid-country.ts';
import type { Part } from '../../../rules/parts.ts';
import type { Permission } from '../../../rules/permissions.ts';
import { place } from '../../../rules/place.ts';
import { ALL_CONTENT_SECTIONS } from '../../components/office/content-sections.ts';
import { useMayOpen } from '../../components/office/use-may-open.ts';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useViewer } from '../../graphql/use-viewer.ts';
import type { TextKey } from '../../i18n/text-keys.ts';

/** A page of a section, which the navigation names as its heading does. */
interface SectionPage {
  to: string;
  label: TextKey;
  permission: Permission;
  /** Further addresses that belong to it, such as its form. */
  also?: readonly string[];
  /** Whether it is in this section while the association uses a part of the site, or only while it does not. */
  while?: { part: Part; isUsed: boolean };
  /** Where alone it is. */
  country?: string;
  /** Who has this has the page in another section. */
  unless?: Permission;
}

/** Most of the lists are those of matrimonial profiles; without these, accounts still have some. */
const SELECT_LISTS: SectionPage = {
  to: PATHS.selectLists,
  label: 'selectLists.title',
  permission: 'MANAGE_SELECT_LISTS',
};

export interface OfficeSection {
  id: string;
  label: TextKey;
  Icon: ComponentType;
  /** The first that one may open is where the section's own link leads. */
  pages: readonly SectionPage[];
}

/** The office by what people do there. */
const SECTIONS: readonly OfficeSection[] = [
  {
    id: 'today',
    label: 'office.today',
    Icon: TodayIcon,
    pages: [
      { to: PATHS.officeToday, label: 'office.today', permission: 'ENTER_OFFICE' },
      { to: PATHS.adminDashboard, label: 'admin.dashboard', permission: 'ENTER_OFFICE' },
    ],
  },
  {
    id: 'content',
    label: 'office.content',
    Icon: ContentIcon,
    pages: [
      ...ALL_CONTENT_SECTIONS.map(({ path, title, add }) => ({
        to: path,
        label: title,
        permission: 'MANAGE_CONTENT' as const,
        also: [add.to, PATHS.officePreview],
      })),
      {
        to: PATHS.officeReplies,
        label: 'replyOffice.title',
        permission: 'MANAGE_REPLIES',
        also: [PATHS.officeDoor],
      },
    ],
  },
  {
    id: 'people',
    label: 'office.people',
    Icon: PeopleIcon,
    pages: [
      { to: PATHS.officeMessages, label: 'office.messages', permission: 'MANAGE_CONTACT_MESSAGES' },
      { to: PATHS.officePeople, label: 'users.section', permission: 'MANAGE_USERS' },
    ],
  },
  {
    id: 'money',
    label: 'office.money',
    Icon: MoneyIcon,
    pages: [
      {
        to: PATHS.donationLedger,
        label: 'donations.section',
        permission: 'MANAGE_DONATIONS',
        also: [PATHS.officeCards],
      },
      {
        to: PATHS.bankStatements,
        label: 'bank.title',
        permission: 'MANAGE_DONATIONS',
        also: [PATHS.bankStatement],
      },
      {
        to: PATHS.charges,
        label: 'charges.title',
        permission: 'MANAGE_CHARGES',
        also: [PATHS.charge],
      },
      { to: PATHS.officeReceipts, label: 'receipts.title', permission: 'MANAGE_DONATIONS' },
      { to: PATHS.officeAccounts, label: 'accounts.title', permission: 'MANAGE_DONATIONS' },
      { to: PATHS.officeStatements, label: 'donorStatements.title', permission: 'MANAGE_DONATIONS' },
      {
        to: PATHS.cashCounts,
        label: 'counts.title',
        permission: 'MANAGE_DONATIONS',
        also: [PATHS.cashCount],
      },
      { to: PATHS.memberships, label: 'memberships.title', permission: 'MANAGE_DONATIONS' },
      { to: PATHS.standingOrders, label: 'standingOrders.title', permission: 'MANAGE_DONATIONS' },
      {
        to: PATHS.officeSponsors,
        label: 'sponsorsOffice.title',
        permission: 'MANAGE_DONATIONS',
        also: [PATHS.sponsorOffers],
      },
      { to: PATHS.donors, label: 'donors.title', permission: 'MANAGE_DONATIONS', also: [PATHS.donor] },
      {
        to: PATHS.giftAid,
        label: 'giftAidClaims.title',
        permission: 'MANAGE_DONATIONS',
        also: [PATHS.giftAidClaim],
        country: GIFT_AID_COUNTRY,
      },
      { to: PATHS.donationTypes, label: 'donations.types', permission: 'MANAGE_DONATIONS' },
      // Treasurers have the settings' section for nothing else.
      {
        to: PATHS.bringIn,
        label: 'imports.title',
        permission: 'MANAGE_IMPORTS',
        unless: 'MANAGE_SETTINGS',
      },
    ],
  },
  {
    id: 'hall',
    label: 'office.hall',
    Icon: HallIcon,
    pages: [
      { to: PATHS.officeHall, label: 'hallCalendar.title', permission: 'MANAGE_HALL_HIRE' },
      {
        to: PATHS.hallCalendar,
        label: 'hallHire.admin.title',
        permission: 'MANAGE_HALL_HIRE',
        also: [PATHS.editHire],
      },
      { to: PATHS.hallTexts, label: 'hallTexts.title', permission: 'MANAGE_HALL_HIRE' },
      {
        to: PATHS.officeRooms,
        label: 'hallCalendar.roomsPage.title',
        permission: 'MANAGE_HALL_HIRE',
        also: [PATHS.officeRoomPhotos],
      },
    ],
  },
  {
    id: 'matrimonial',
    label: 'office.matrimonial',
    Icon: MatrimonialIcon,
    pages: [
      {
        to: PATHS.matrimonialAdminDashboard,
        label: 'pages.matrimonialAdminDashboard',
        permission: 'MANAGE_MATRIMONIALS',
        also: [PATHS.matrimonialProfile],
      },
      {
        to: PATHS.matrimonialSettings,
        label: 'matrimonialSettings.title',
        permission: 'MANAGE_MATRIMONIALS',
      },
      {
        to: PATHS.introductions,
        label: 'introductions.title',
        permission: 'MANAGE_MATRIMONIALS',
        also: [PATHS.introduction],
      },
      { to: PATHS.candidateReports, label: 'candidateReports.title', permission: 'MANAGE_MATRIMONIALS' },
      { ...SELECT_LISTS, while: { part: 'matrimonial', isUsed: true } },
    ],
  },
  {
    id: 'requests',
    label: 'office.requests',
    Icon: RequestsIcon,
    pages: [
      {
        to: PATHS.officeRequests,
        label: 'office.requests',
        permission: 'MANAGE_REQUESTS',
        also: [PATHS.officeRequest],
      },
    ],
  },
  {
    id: 'settings',
    label: 'office.settings',
    Icon: SettingsIcon,
    pages: [
      { to: PATHS.siteSettings, label: 'siteSettings.title', permission: 'MANAGE_SETTINGS' },
      { to: PATHS.bringIn, label: 'imports.title', permission: 'MANAGE_SETTINGS' },
      { ...SELECT_LISTS, while: { part: 'matrimonial', isUsed: false } },
      { to: PATHS.retention, label: 'retentionOffice.title', permission: 'MANAGE_SETTINGS' },
      { to: PATHS.failedMessages, label: 'failedMessages.title', permission: 'MANAGE_SETTINGS' },
      { to: PATHS.officeLog, label: 'audit.wholeTitle', permission: 'VIEW_AUDIT_LOG' },
    ],
  },
];

/** Every page that the navigation names. */
export const SECTION_PAGES: readonly SectionPage[] = [
  ...new Map(SECTIONS.flatMap(({ pages }) => pages).map((page) => [page.to, page])).values(),
];

/** The sections, and of each the pages, that the viewer may enter and the association uses. */
export function useSections(): readonly OfficeSection[] {
  const mayOpen = useMayOpen();
  const isUsed = useUsedParts();
  const { permissions } = useViewer().viewer;
  const isShown = (page: SectionPage) =>
    mayOpen(page) &&
    !(page.unless && permissions.includes(page.unless)) &&
    (!page.while || isUsed(page.while.part) === page.while.isUsed) &&
    (!page.country || page.country === place.country);
  return SECTIONS.map((officeSection) => ({
    ...officeSection,
    pages: officeSection.pages.filter(isShown),
  })).filter(({ pages }) => pages.length > 0);
}

/** What the page of an address requires; undefined for an address of nobody's section, such as the search. */
export function permissionAt(pathname: string): Permission | undefined {
  return SECTIONS.flatMap(({ pages }) => pages).find((page) => isAt(page, pathname))?.permission;
}

/** The page of a section that an address belongs to. */
export function isAt({ to, also = [] }: SectionPage, pathname: string): boolean {
  return pathname === to || also.includes(pathname);
}
