import { PATHS } from '../components/page/paths.ts';

/** Pages for admins alone. */
export const ADMIN_PATHS: string[] = [
  PATHS.adminDashboard,
  PATHS.editEvent,
  PATHS.editCommitteeMember,
  PATHS.editPoojaSeva,
  PATHS.editNotice,
  PATHS.editHomeVideo,
  PATHS.editVideoLink,
  PATHS.uploadDocument,
  PATHS.siteSettings,
  PATHS.hallCalendar,
  PATHS.editHire,
  PATHS.donationLedger,
  PATHS.donationTypes,
  PATHS.selectLists,
  PATHS.matrimonialAdminDashboard,
];
