import { expect, it } from 'vitest';
import { ADMIN_PATHS, PATHS } from '../client/components/page/paths.ts';
import { eventPath } from '../rules/event-path.ts';
import { PAGES } from './page-scripts.mjs';

/** Whoever is signed out is only told to sign in there, led on, or is in the matrimonial section. */
const NOT_FOR_ALL: string[] = [
  ...Object.values(ADMIN_PATHS),
  PATHS.donations,
  PATHS.donationSuccess,
  PATHS.myDonations,
  PATHS.legacySignUp,
  PATHS.matrimonials,
  PATHS.matrimonialLogin,
  PATHS.matrimonialRegister,
  PATHS.matrimonialProfile,
  PATHS.matrimonialForgotPassword,
];

it('the budget of JavaScript knows every page for visitors', () => {
  const measured = PAGES.filter(({ isPrivate }) => !isPrivate).map(({ path }) => path);
  const lists = Object.values(PATHS).filter((path) => !NOT_FOR_ALL.includes(path));
  const forAll = [...lists, eventPath(1)];
  expect(measured.sort()).toEqual(forAll.sort());
});
