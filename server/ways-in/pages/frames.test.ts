import { beforeAll, expect, it, vi } from 'vitest';
import { knownSearch } from '../../../client/app/known-search.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../client/components/page/paths.ts';
import { failedPageTexts, render } from '../../../client/entry-server.tsx';
import { adminToken, buildCandidate, buildUser, openSession } from '../../testing/factories.ts';
import { get } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { registerPageRoutes } from './page-routes.ts';
import { createPageTemplate } from './page-template.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const app = sharedTestApp();
const TEMPLATE = createPageTemplate('<html lang="en">|<!--head-->|<!--html-->|<!--state-->');

beforeAll(() => {
  registerPageRoutes(
    app.server,
    { render, knownSearch, failedPageTexts, template: async () => TEMPLATE },
    {
      schema: app.schema,
      contextFor: ({ context }) => context,
      origin: 'https://samaj.example',
      secure: false,
    },
  );
});

/** What stands around the page, and the path to it. */
async function frameAt(path: string, token?: string) {
  const { statusCode, body } = await get(app, path, token ? { authorization: `Bearer ${token}` } : {});
  const breadcrumb = /<nav[^>]*aria-label="You are here".*?<\/nav>/s.exec(body)?.[0] ?? '';
  return {
    statusCode,
    isOffice: body.includes('aria-label="Office sections"'),
    isForVisitors: body.includes('aria-label="Main menu"') && body.includes('<footer'),
    trail: [...breadcrumb.matchAll(/<a[^>]*href="([^"]*)"/g)].map(([, href]) => href),
  };
}

const OFFICE = { statusCode: 200, isOffice: true, isForVisitors: false };
const VISITORS = { statusCode: 200, isOffice: false, isForVisitors: true };

it('[D105] the office’s people have their own account and a member’s profile in the frame of the office', async () => {
  const { memberId } = await buildCandidate(app);
  const token = await adminToken(app);
  expect(await frameAt(PATHS.security, token)).toEqual({
    ...OFFICE,
    trail: [PATHS.adminDashboard, PATHS.signUp],
  });
  expect(await frameAt(PATHS.signUp, token)).toEqual({ ...OFFICE, trail: [PATHS.adminDashboard] });
  const profile = `${PATHS.matrimonialProfile}?${QUERY_PARAMETERS.profileId}=${memberId}`;
  expect(await frameAt(profile, token)).toEqual({
    ...OFFICE,
    trail: [PATHS.adminDashboard, PATHS.matrimonialAdminDashboard],
  });
  // What anybody reads stays as everybody sees it.
  expect(await frameAt(PATHS.whoWeAre, token)).toMatchObject(VISITORS);
});

it('[D105] everybody else has them in the frame for visitors', async () => {
  const { id } = await buildUser(app);
  const { memberId } = await buildCandidate(app);
  const user = await openSession(app, { userId: id });
  expect(await frameAt(PATHS.security, user)).toEqual({ ...VISITORS, trail: [PATHS.home, PATHS.signUp] });
  expect(await frameAt(PATHS.signUp, user)).toEqual({ ...VISITORS, trail: [PATHS.home] });
  expect(await frameAt(PATHS.signUp)).toEqual({ ...VISITORS, trail: [PATHS.home] });
  const member = await openSession(app, { memberId });
  expect(await frameAt(PATHS.matrimonialProfile, member)).toMatchObject(VISITORS);
});
