import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { PATHS } from '../components/paths.ts';
import { Redirect } from '../components/redirect.tsx';
import { HomePage } from '../features/home/home-page.tsx';
import { ComingSoonPage } from './coming-soon-page.tsx';
import { FailedPage } from './failed-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { SiteLayout } from './site-layout.tsx';

/** A page in a chunk of its own, which only those who open it download. */
function lazyPage<Name extends string>(
  path: string,
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
): RouteObject {
  return { path, lazy: async () => ({ Component: (await load())[name] }) };
}

type PageKey = Parameters<typeof ComingSoonPage>[0]['page'];

function comingSoon(path: (typeof PATHS)[PageKey]): RouteObject {
  const page = Object.entries(PATHS).find(([, value]) => value === path)?.[0] as PageKey;
  return { path, element: <ComingSoonPage page={page} /> };
}

const publicRoutes: RouteObject[] = [
  { path: PATHS.home, Component: HomePage },
  lazyPage(PATHS.events, () => import('../features/events/events-page.tsx'), 'EventsPage'),
  comingSoon(PATHS.whoWeAre),
  comingSoon(PATHS.poojaSevas),
  comingSoon(PATHS.committeeMembers),
  comingSoon(PATHS.payments),
  comingSoon(PATHS.donations),
  comingSoon(PATHS.donationSuccess),
  comingSoon(PATHS.contact),
  comingSoon(PATHS.hallHire),
  comingSoon(PATHS.documents),
  comingSoon(PATHS.privacy),
  comingSoon(PATHS.cookies),
  comingSoon(PATHS.terms),
  comingSoon(PATHS.accessibility),
  comingSoon(PATHS.test),
];

const accountRoutes: RouteObject[] = [
  lazyPage(PATHS.login, () => import('../features/accounts/login-page.tsx'), 'LoginPage'),
  comingSoon(PATHS.signUp),
  { path: PATHS.legacySignUp, element: <Redirect to={PATHS.signUp} /> },
  comingSoon(PATHS.forgotPassword),
];

const matrimonialRoutes: RouteObject[] = [
  comingSoon(PATHS.matrimonials),
  comingSoon(PATHS.matrimonialLogin),
  comingSoon(PATHS.matrimonialRegister),
  comingSoon(PATHS.matrimonialProfile),
  comingSoon(PATHS.matrimonialForgotPassword),
];

const adminRoutes: RouteObject[] = [
  lazyPage(
    PATHS.adminDashboard,
    () => import('../features/admin/admin-dashboard-page.tsx'),
    'AdminDashboardPage',
  ),
  lazyPage(PATHS.editEvent, () => import('../features/events/edit-event-page.tsx'), 'EditEventPage'),
  comingSoon(PATHS.editCommitteeMember),
  comingSoon(PATHS.editPoojaSeva),
  comingSoon(PATHS.editNotice),
  comingSoon(PATHS.editHomeVideo),
  comingSoon(PATHS.editVideoLink),
  comingSoon(PATHS.uploadDocument),
  comingSoon(PATHS.matrimonialAdminDashboard),
];

/** Every address of the site (spec §2), the same on the server and in the browser. */
export const routes: RouteObject[] = [
  {
    Component: SiteLayout,
    ErrorBoundary: FailedPage,
    children: [
      {
        Component: PublicLayout,
        children: [
          ...publicRoutes,
          ...accountRoutes,
          ...matrimonialRoutes,
          { path: '*', Component: NotFoundPage },
        ],
      },
      {
        lazy: async () => ({ Component: (await import('./admin-only.tsx')).AdminOnly }),
        children: adminRoutes,
      },
    ],
  },
];
