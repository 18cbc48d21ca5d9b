import { ADMIN_PATHS, PATHS } from '../components/page/paths.ts';

/** Visitors are told to sign in (donations.spec.ts) or led to a login page (matrimonial-accounts.spec.ts, security.spec.ts). */
export const CLOSED_TO_VISITORS: readonly string[] = [
  PATHS.payments,
  PATHS.donations,
  PATHS.donationSuccess,
  PATHS.myDonations,
  PATHS.matrimonials,
  PATHS.matrimonialInterests,
  PATHS.matrimonialPerson,
  PATHS.matrimonialWishes,
  PATHS.matrimonialCompare,
  PATHS.matrimonialProfile,
  PATHS.matrimonialSafety,
  PATHS.security,
];

const OTHERS: readonly string[] = [...Object.values(ADMIN_PATHS), ...CLOSED_TO_VISITORS, PATHS.legacySignUp];

/** The pages that show visitors what they are called. */
export const OPEN_PATHS: readonly string[] = Object.values(PATHS).filter((path) => !OTHERS.includes(path));

/** What search engines may not list, and visitors reach. */
export const NOT_FOR_SEARCH: readonly string[] = [
  PATHS.payments,
  PATHS.donations,
  PATHS.donationSuccess,
  PATHS.myDonations,
  PATHS.gift,
  PATHS.ownHire,
  PATHS.candidatePage,
  PATHS.weeklyMail,
  PATHS.replies,
  PATHS.login,
  PATHS.signUp,
  PATHS.forgotPassword,
  PATHS.matrimonials,
  PATHS.matrimonialInterests,
  PATHS.matrimonialPerson,
  PATHS.matrimonialWishes,
  PATHS.matrimonialCompare,
  PATHS.matrimonialLogin,
  PATHS.matrimonialRegister,
  PATHS.matrimonialProfile,
  PATHS.matrimonialSafety,
  PATHS.matrimonialForgotPassword,
  PATHS.matrimonialSafety,
  PATHS.test,
  PATHS.search,
  PATHS.setUp,
  PATHS.invitation,
  PATHS.confirmEmail,
  PATHS.security,
];

const UNLISTED = new Set([...NOT_FOR_SEARCH, ...Object.values(ADMIN_PATHS), PATHS.legacySignUp]);

/** What they list. */
export const INDEXABLE: readonly string[] = Object.values(PATHS).filter((path) => !UNLISTED.has(path));
