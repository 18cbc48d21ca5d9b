import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../components/page/not-found-page.tsx';
import { ADMIN_PATHS, OWN_PAGES, PATHS, QUERY_PARAMETERS } from '../components/page/paths.ts';
import { Redirect } from '../components/page/redirect.tsx';
import type { TextArea } from '../i18n/load-texts.ts';
import { PublicLayout } from './public-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

/** What a route may carry besides its page. */
export interface RouteHandle {
  /** The texts that its pages show, besides those of the whole site. */
  texts?: readonly TextArea[];
  /**
   * Of a page that everybody without a session sees the same: the parameters of its address that it reads; others are
   * not there for it. Left out for pages that are made for one person: nothing of them is kept, and they may read any.
   */
  sharedBy?: readonly string[];
}

const TEXTS = {
  forms: { texts: ['forms'] },
  donations: { texts: ['forms', 'donations'] },
  hallHire: { texts: ['forms', 'hallHire'] },
  matrimonial: { texts: ['forms', 'matrimonial'] },
  // The administration is about all of them.
  admin: { texts: ['forms', 'donations', 'hallHire', 'matrimonial', 'admin'] },
} satisfies Record<string, RouteHandle>;

/** A page in a chunk of its own, which only those who open it download. */
function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
  sharedBy?: RouteHandle['sharedBy'],
): RouteObject {
  return { path, handle: { sharedBy }, lazy: async () => ({ Component: (await load())[name] }) };
}

const readingRoutes: RouteObject[] = [
  lazyPage(PATHS.home, () => import('../features/home/home-page.tsx'), 'HomePage', []),
  lazyPage(PATHS.events, () => import('../features/events/events-page.tsx'), 'EventsPage', [
    'page',
    'video_page',
    'link_page',
  ]),
  lazyPage(OWN_PAGES.event, () => import('../features/events/event-page.tsx'), 'EventPage', []),
  lazyPage(PATHS.notices, () => import('../features/notices/notices-page.tsx'), 'NoticesPage', ['page']),
  lazyPage(PATHS.whoWeAre, () => import('../features/who-we-are/who-we-are-page.tsx'), 'WhoWeArePage', []),
  lazyPage(PATHS.poojaSevas, () => import('../features/pooja-sevas/pooja-sevas-page.tsx'), 'PoojaSevasPage', [
    'page',
  ]),
  lazyPage(
    PATHS.committeeMembers,
    () => import('../features/committee/committee-page.tsx'),
    'CommitteePage',
    ['page'],
  ),
  lazyPage(PATHS.payments, () => import('../features/donations/payments-page.tsx'), 'PaymentsPage', []),
  lazyPage(PATHS.documents, () => import('../features/documents/documents-page.tsx'), 'DocumentsPage', [
    'page',
  ]),
  lazyPage(PATHS.privacy, () => import('../features/legal/privacy-page.tsx'), 'PrivacyPage', []),
  lazyPage(PATHS.cookies, () => import('../features/legal/cookies-page.tsx'), 'CookiesPage', []),
  lazyPage(PATHS.terms, () => import('../features/legal/terms-page.tsx'), 'TermsPage', []),
  lazyPage(
    PATHS.accessibility,
    () => import('../features/legal/accessibility-page.tsx'),
    'AccessibilityPage',
    [],
  ),
  lazyPage(PATHS.test, () => import('./test-page.tsx'), 'TestPage', []),
  { path: PATHS.legacySignUp, element: <Redirect to={PATHS.signUp} /> },
];

const donationRoutes: RouteObject[] = [
  // Who has an account finds their donations in the same place.
  lazyPage(PATHS.signUp, () => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage', [
    'donations_page',
  ]),
  lazyPage(PATHS.donations, () => import('../features/donations/donation-page.tsx'), 'DonationPage', [
    QUERY_PARAMETERS.subDonationTypeId,
  ]),
  lazyPage(
    PATHS.donationSuccess,
    () => import('../features/donations/donation-success-page.tsx'),
    'DonationSuccessPage',
    [QUERY_PARAMETERS.donationReference],
  ),
  lazyPage(
    PATHS.myDonations,
    () => import('../features/donations/my-donations-page.tsx'),
    'MyDonationsPage',
    ['donations_page'],
  ),
];

const hallHireRoutes: RouteObject[] = [
  lazyPage(PATHS.hallHire, () => import('../features/hall-hire/hall-hire-page.tsx'), 'HallHirePage', []),
];

const formRoutes: RouteObject[] = [
  lazyPage(PATHS.contact, () => import('../features/contact/contact-page.tsx'), 'ContactPage', []),
  lazyPage(PATHS.login, () => import('../features/accounts/login-page.tsx'), 'LoginPage', [
    QUERY_PARAMETERS.returnTo,
  ]),
  lazyPage(
    PATHS.forgotPassword,
    () => import('../features/accounts/forgot-password-page.tsx'),
    'ForgotPasswordPage',
    [],
  ),
];

const matrimonialRoutes: RouteObject[] = [
  lazyPage(PATHS.matrimonials, () => import('../features/matrimonial/candidates-page.tsx'), 'CandidatesPage'),
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
  lazyPage(
    PATHS.matrimonialProfile,
    () => import('../features/matrimonial/profile-page.tsx'),
    'MatrimonialProfilePage',
    [QUERY_PARAMETERS.profileId],
  ),
];

/** Which page it is stands in a chunk of its own: the list is long, and only administrators need it. */
const adminRoutes: RouteObject[] = Object.values(ADMIN_PATHS).map((path) => ({
  path,
  lazy: async () => ({ Component: await (await import('./admin-pages.ts')).loadAdminPage(path) }),
}));

/** Every address of the site (spec §2), the same on the server and in the browser. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...readingRoutes,
          { handle: TEXTS.forms, children: formRoutes },
          { handle: TEXTS.donations, children: donationRoutes },
          { handle: TEXTS.hallHire, children: hallHireRoutes },
          { handle: TEXTS.matrimonial, children: matrimonialRoutes },
          { path: '*', Component: NotFoundPage, handle: { sharedBy: [] } satisfies RouteHandle },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./admin-only.tsx')).AdminOnly }),
        handle: TEXTS.admin,
        children: adminRoutes,
      },
    ],
  },
];
