import type { RouteObject } from 'react-router-dom';
import { PATHS, QUERY_PARAMETERS } from '../components/page/paths.ts';
import { lazyPage, withKit, withTexts } from './page-routes.ts';

/** The pages of the matrimonial section's members, and how one becomes one, in the frame for visitors. */
export const matrimonialRoutes: RouteObject[] = [
  withTexts(
    ['form', 'accounts', 'conflict', 'matrimonial', 'candidate-messages', 'crop'],
    [
      withKit([
        lazyPage(
          PATHS.matrimonials,
          () => import('../features/matrimonial/candidates-page.tsx'),
          'CandidatesPage',
        ),
        lazyPage(
          PATHS.matrimonialInterests,
          () => import('../features/matrimonial/own-interests-page.tsx'),
          'OwnInterestsPage',
        ),
        lazyPage(
          PATHS.matrimonialPerson,
          () => import('../features/matrimonial/person-page.tsx'),
          'PersonPage',
        ),
        lazyPage(
          PATHS.matrimonialWishes,
          () => import('../features/matrimonial/wishes-page.tsx'),
          'WishesPage',
        ),
        lazyPage(
          PATHS.matrimonialCompare,
          () => import('../features/matrimonial/compare-page.tsx'),
          'ComparePage',
        ),
        lazyPage(
          PATHS.matrimonialLogin,
          () => import('../features/matrimonial/member-login-page.tsx'),
          'MemberLoginPage',
          [QUERY_PARAMETERS.returnTo],
        ),
        lazyPage(
          PATHS.matrimonialRegister,
          () => import('../features/matrimonial/member-registration-page.tsx'),
          'MemberRegistrationPage',
          [],
        ),
        lazyPage(
          PATHS.matrimonialForgotPassword,
          () => import('../features/matrimonial/member-forgot-password-page.tsx'),
          'MemberForgotPasswordPage',
          [],
        ),
      ]),
    ],
  ),
];
