import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../components/page/not-found-page.tsx';
import { ADMIN_PATHS, OWN_PAGES, PATHS, QUERY_PARAMETERS } from '../components/page/paths.ts';
import { Redirect } from '../components/page/redirect.tsx';
import type { PageQueries } from '../graphql/page-queries.ts';
import { ALL_TEXTS } from '../i18n/load-texts.ts';
import { PublicLayout } from './public-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

/** What a route may carry besides its page. */
export interface RouteHandle {
  /** The texts that its pages show besides those of the whole site: names of files in `client/i18n/en/`. */
  texts?: readonly string[];
  /**
   * Of a page that everybody without a session sees the same: the parameters of its address that it reads; others are
   * not there for it. Left out for pages that are made for one person: nothing of them is kept, and they may read any.
   */
  sharedBy?: readonly string[];
  /** What the server asks before it draws; known once the page's code has been loaded. */
  queries?: PageQueries;
}

/** Pages with the texts that they show beside those of the whole site. */
function showing(texts: RouteHandle['texts'], children: RouteObject[]): RouteObject {
  return { handle: { texts } satisfies RouteHandle, children };
}

/** A page's module: the page by its name, and what it asks. */
type PageModule<Name extends string> = Record<Name, ComponentType> & { queries?: PageQueries };

/** A page in a chunk of its own, which only those who open it download. */
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
      return { Component, handle: { sharedBy, queries } };
    },
  };
}

const publicRoutes: RouteObject[] = [
  lazyPage(PATHS.test, () => import('./test-page.tsx'), 'TestPage', []),
  { path: PATHS.legacySignUp, element: <Redirect to={PATHS.signUp} /> },
  // It shows something of each.
  showing(
    ['home', 'notices', 'events', 'pooja-sevas', 'committee', 'documents'],
    [lazyPage(PATHS.home, () => import('../features/home/home-page.tsx'), 'HomePage', [])],
  ),
  showing(
    ['events', 'home'],
    [
      lazyPage(PATHS.events, () => import('../features/events/events-page.tsx'), 'EventsPage', [
        'page',
        'video_page',
        'link_page',
      ]),
      lazyPage(OWN_PAGES.event, () => import('../features/events/event-page.tsx'), 'EventPage', []),
    ],
  ),
  showing(
    ['notices', 'home'],
    [lazyPage(PATHS.notices, () => import('../features/notices/notices-page.tsx'), 'NoticesPage', ['page'])],
  ),
  showing(
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
  showing(
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
  showing(
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
  showing(
    ['documents'],
    [
      lazyPage(PATHS.documents, () => import('../features/documents/documents-page.tsx'), 'DocumentsPage', [
        'page',
      ]),
    ],
  ),
  showing(
    ['legal', 'legal.privacy'],
    [lazyPage(PATHS.privacy, () => import('../features/legal/privacy-page.tsx'), 'PrivacyPage', [])],
  ),
  showing(
    ['legal', 'legal.cookies'],
    [lazyPage(PATHS.cookies, () => import('../features/legal/cookies-page.tsx'), 'CookiesPage', [])],
  ),
  showing(
    ['legal', 'legal.terms'],
    [lazyPage(PATHS.terms, () => import('../features/legal/terms-page.tsx'), 'TermsPage', [])],
  ),
  showing(
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
  showing(
    ['form', 'accounts'],
    [
      lazyPage(PATHS.login, () => import('../features/accounts/login-page.tsx'), 'LoginPage', [
        QUERY_PARAMETERS.returnTo,
      ]),
      lazyPage(
        PATHS.forgotPassword,
        () => import('../features/accounts/forgot-password-page.tsx'),
        'ForgotPasswordPage',
        [],
      ),
    ],
  ),
  showing(
    ['form', 'accounts', 'donations'],
    [
      // Who has an account finds their donations in the same place.
      lazyPage(PATHS.signUp, () => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage', [
        'donations_page',
      ]),
    ],
  ),
  showing(
    ['donations'],
    [lazyPage(PATHS.payments, () => import('../features/donations/payments-page.tsx'), 'PaymentsPage', [])],
  ),
  showing(
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
  showing(
    ['form', 'hall-hire'],
    [lazyPage(PATHS.hallHire, () => import('../features/hall-hire/hall-hire-page.tsx'), 'HallHirePage', [])],
  ),
  showing(
    ['form', 'contact'],
    [lazyPage(PATHS.contact, () => import('../features/contact/contact-page.tsx'), 'ContactPage', [])],
  ),
  showing(
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
          ...publicRoutes,
          { path: '*', Component: NotFoundPage, handle: { sharedBy: [] } satisfies RouteHandle },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./admin-only.tsx')).AdminOnly }),
        // The administration is about all of them.
        handle: { texts: ALL_TEXTS } satisfies RouteHandle,
        children: adminRoutes,
      },
    ],
  },
];
