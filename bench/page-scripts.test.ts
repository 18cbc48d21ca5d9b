import { expect, it } from 'vitest';
import { ADMIN_PATHS, ITEM_ROUTES, PATHS } from '../client/components/page/paths.ts';
import { PAGES } from './page-scripts.mjs';

/** Anonymous visitors are only told to sign in or redirected there, it is in the matrimonial section, or the first set-up. */
const NOT_PUBLIC: string[] = [
  ...Object.values(ADMIN_PATHS),
  PATHS.donations,
  PATHS.donationSuccess,
  PATHS.myDonations,
  PATHS.legacySignUp,
  PATHS.matrimonials,
  PATHS.matrimonialInterests,
  PATHS.matrimonialLogin,
  PATHS.matrimonialRegister,
  PATHS.matrimonialProfile,
  PATHS.matrimonialForgotPassword,
  PATHS.setUp,
  PATHS.invitation,
  PATHS.security,
];

it('the JavaScript budget covers every public page', () => {
  const measured = PAGES.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path);
  const fixedPaths = Object.values(PATHS).filter((path) => !NOT_PUBLIC.includes(path));
  const publicPaths = [...fixedPaths, ...Object.values(ITEM_ROUTES).map((path) => path.replace(':id', '1'))];
  expect(measured.sort()).toEqual(publicPaths.sort());
});
