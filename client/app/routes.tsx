import type { RouteObject } from 'react-router-dom';
import { NotFoundPage } from '../components/page/not-found-page.tsx';
import { ADMIN_PATHS, PATHS, QUERY_PARAMETERS } from '../components/page/paths.ts';
import { allTexts } from '../i18n/load-texts.ts';
import { lazyPage, type RouteHandle, withKit, withTexts } from './page-routes.ts';
import { partPage } from './part-page.tsx';
import { PublicLayout } from './public-layout.tsx';
import { publicRoutes } from './public-routes.tsx';
import { SiteLayout } from './site-layout.tsx';

/** What everybody has in the frame for visitors, but whoever works in the office in its frame. */
const ownRoutes: RouteObject[] = [
  withTexts(
    ['form', 'accounts', 'sign-up', 'conflict'],
    [
      // Signed-in users also see their donations here.
      lazyPage(PATHS.signUp, () => import('../features/accounts/sign-up-page.tsx'), 'SignUpPage', [
        'donations_page',
      ]),
    ],
  ),
  withTexts(
    ['form', 'accounts', 'conflict', 'passkeys', 'security'],
    [
      withKit([
        lazyPage(
          PATHS.security,
          () => import('../features/second-factor/security-page.tsx'),
          'SecurityPage',
          [],
        ),
      ]),
    ],
  ),
  withTexts(
    ['form', 'accounts', 'conflict', 'matrimonial', 'candidate-messages', 'shown-choices', 'crop'],
    [
      withKit([
        lazyPage(
          PATHS.matrimonialProfile,
          () => import('../features/matrimonial/profile-page.tsx'),
          'MatrimonialProfilePage',
          [QUERY_PARAMETERS.profileId],
        ),
        lazyPage(
          PATHS.matrimonialSafety,
          () => import('../features/matrimonial/safety/safety-page.tsx'),
          'MatrimonialSafetyPage',
          [],
        ),
      ]),
    ],
  ),
];

/** Their modules are listed in a chunk of its own: the list is long, and only administrators need it. */
const adminRoutes: RouteObject[] = Object.values(ADMIN_PATHS).map((path) => ({
  path,
  lazy: async () => ({
    Component: partPage(path, await (await import('./office/admin-pages.ts')).loadAdminPage(path)),
  }),
}));

/** Every address of the site, the same on the server and in the browser. */
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
        lazy: async () => {
          const { ViewerFrame, loadFrame } = await import('./viewer-frame.tsx');
          return { Component: ViewerFrame, handle: { loadFrame } satisfies RouteHandle };
        },
        children: ownRoutes,
      },
      {
        lazy: async () => ({ Component: (await import('./office/admin-only.tsx')).AdminOnly }),
        // The administration shows texts of every feature.
        handle: { texts: allTexts } satisfies RouteHandle,
        children: adminRoutes,
      },
    ],
  },
];
