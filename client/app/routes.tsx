import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../components/page/not-found-page.tsx';
import { ADMIN_PATHS, ITEM_ROUTES, PATHS, QUERY_PARAMETERS } from '../components/page/paths.ts';
import { Redirect } from '../components/page/redirect.tsx';
import type { PageQueries } from '../graphql/page-queries.ts';
import { ALL_TEXTS } from '../i18n/load-texts.ts';
import { partPage } from './part-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

/** What a route says of its page. */
export interface RouteHandle {
  /** Text files that its pages need besides `site`: names of files in `client/i18n/en/`. */
  texts?: readonly string[];
  /**
   * For a page that is the same for everybody without a session, and may be cached: the query parameters that it
   * reads; all others are removed. Left out for personal pages, which are never cached and may read any parameter.
   */
  sharedBy?: readonly string[];
  /** The queries that the server runs before it renders; set once the page's code has been loaded. */
  queries?: PageQueries;
}

/** Routes with the text files that they need besides `site`. */
function withTexts(texts: RouteHandle['texts'], children: RouteObject[]): RouteObject {
  return { handle: { texts } satisfies RouteHandle, children };
}

/** A page's module: its component by name, and its queries. */
type PageModule<Name extends string> = Record<Name, ComponentType> & { queries?: PageQueries };

/** A route whose page has a chunk of its own. */
function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<PageModule<Name>>,
  name: Name,
  sharedBy?: RouteHandle['sharedBy'],
): RouteObject {
  return {
    path,
    handle: { sharedBy },
    lazy: async () => {
      const { [name]: Component, queries } = await load();
      return { Component: partPage(path, Component), handle: { sharedBy, queries } };
    },
  };
}

const publicRoutes: RouteObject[] = [
  lazyPage(PATHS.test, () => import('./test-page.tsx'), 'TestPage', []),
  { path: PATHS.legacySignUp, element: <Redirect to={PATHS.signUp} /> },
  // The home page shows something of each feature.
  withTexts(
    ['home', 'notices', 'events', 'pooja-sevas', 'committee', 'documents'],
    [lazyPage(PATHS.home, () => import('../features/home/home-page.tsx'), 'HomePage', [])],
  ),
  withTexts(
    ['events', 'home'],
    [
      lazyPage(PATHS.events, () => import('../features/events/events-page.tsx'), 'EventsPage', [
        'page',
        'video_page',
        'link_page',
      ]),
      lazyPage(ITEM_ROUTES.event, () => import('../features/events/event-page.tsx'), 'EventPage', []),
    ],
  ),
  withTexts(
    ['notices', 'home'],
    [lazyPage(PATHS.notices, () => import('../features/notices/notices-page.tsx'), 'NoticesPage', ['page'])],
  ),
  withTexts(
    ['who-we-are'],
    [
      lazyPage(
        PATHS.whoWeAre,
        () => import('../features/who-we-are/who-we-are-page.tsx'),
        'WhoWeArePage',
        [],
      ),
    ],
  ),
  withTexts(
    ['pooja-sevas'],
    [
      lazyPage(
        PATHS.poojaSevas,
        () => import('../features/pooja-sevas/pooja-sevas-page.tsx'),
        'PoojaSevasPage',
        ['page'],
      ),
    ],
  ),
  withTexts(
    ['committee'],
    [
      lazyPage(
        PATHS.committeeMembers,
        () => import('../features/committee/committee-page.tsx'),
        'CommitteePage',
        ['page'],
      ),
    ],
  ),
  withTexts(
    ['documents'],
    [
      lazyPage(PATHS.documents, () => import('../features/documents/documents-page.tsx'), 'DocumentsPage', [
        'page',
      ]),
    ],
  ),
  withTexts(
    ['legal', 'legal.privacy'],
    [lazyPage(PATHS.privacy, () => import('../features/legal/privacy-page.tsx'), 'PrivacyPage', [])],
  ),
  withTexts(
    ['legal', 'legal.cookies'],
    [lazyPage(PATHS.cookies, () => import('../features/legal/cookies-page.tsx'), 'CookiesPage', [])],
  ),
  withTexts(
    ['legal', 'legal.terms'],
    [lazyPage(PATHS.terms, () => import('../features/legal/terms-page.tsx'), 'TermsPage', [])],
  ),
  withTexts(
    ['legal', 'legal.accessibility'],
    [
      lazyPage(
        PATHS.accessibility,
        () => import('../features/legal/accessibility-page.tsx'),
        'AccessibilityPage',
        [],
      ),
    ],
  ),
  withTexts(
    ['form', 'accounts'],
    [
      lazyPage(PATHS.login, () => import('../features/accounts/login-page.tsx'), 'LoginPage', [
        QUERY_PARAMETERS.returnTo,
      ]),
      lazyPage(
        PATHS.invitation,
        () => import('../features/accounts/invitation-page.tsx'),
        'InvitationPage',
        [],
      ),
      lazyPage(
        PATHS.forgotPassword,
        () => import('../features/accounts/forgot-password-page.tsx'),
        'ForgotPasswordPage',
        [],
      ),
    ],
  ),
  withTexts(
    ['form', 'accounts', 'donations'],
    [
      // Signed-in users also see their donations here.
      lazyPage(PATHS.signUp, () => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage', [
        'donations_page',
      ]),
    ],
  ),
  withTexts(
    ['donations'],
    [lazyPage(PATHS.payments, () => import('../features/donations/payments-page.tsx'), 'PaymentsPage', [])],
  ),
  withTexts(
    ['form', 'donations'],
    [
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
    ],
  ),
  withTexts(
    ['form', 'hall-hire'],
    [lazyPage(PATHS.hallHire, () => import('../features/hall-hire/hall-hire-page.tsx'), 'HallHirePage', [])],
  ),
  withTexts(
    ['form', 'accounts', 'site-settings.office', 'home', 'set-up'],
    [lazyPage(PATHS.setUp, () => import('../features/set-up/set-up-page.tsx'), 'SetUpPage', [])],
  ),
  withTexts(
    ['form', 'contact'],
    [lazyPage(PATHS.contact, () => import('../features/contact/contact-page.tsx'), 'ContactPage', [])],
  ),
  withTexts(
    ['form', 'accounts', 'matrimonial'],
    [
      lazyPage(
        PATHS.matrimonials,
        () => import('../features/matrimonial/candidates-page.tsx'),
        'CandidatesPage',
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
      lazyPage(
        PATHS.matrimonialProfile,
        () => import('../features/matrimonial/profile-page.tsx'),
        'MatrimonialProfilePage',
        [QUERY_PARAMETERS.profileId],
      ),
    ],
  ),
];

/** Their modules are listed in a chunk of its own: the list is long, and only administrators need it. */
const adminRoutes: RouteObject[] = Object.values(ADMIN_PATHS).map((path) => ({
  path,
  lazy: async () => ({
    Component: partPage(path, await (await import('./admin-pages.ts')).loadAdminPage(path)),
  }),
}));

/** Every address of the site (spec §2), the same on the server and in the browser. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...publicRoutes,
          { path: '*', Component: NotFoundPage, handle: { sharedBy: [] } satisfies RouteHandle },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./admin-only.tsx')).AdminOnly }),
        // The administration shows texts of every feature.
        handle: { texts: ALL_TEXTS } satisfies RouteHandle,
        children: adminRoutes,
      },
    ],
  },
];
