import { afterEach, describe, expect, it } from 'vitest';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { AUDIENCES, SITUATIONS, VIEWERS, type ViewerName } from './sight-cells-fixtures.ts';
import { type Sight, sightOf } from './sight-fixtures.ts';

const app = sharedTestApp();
const { newCandidate, newViewer, look } = sightOf(app);

const NOTHING: Sight = {
  inList: false,
  inCount: false,
  inBestFit: false,
  inNew: false,
  inInterested: false,
  inAside: false,
  fits: '[]',
  inLegacyList: false,
  inLegacyProfile: false,
  inPage: false,
  inLink: false,
  inExport: false,
  inWeeklyEmail: false,
  photo: false,
  surname: false,
  private: [],
};

/** Who has shown interest and not taken it back, or has said yes to it. */
const INTERESTED: readonly ViewerName[] = [
  ...(['interested, not told yet', 'interested', 'declined', 'said yes to', 'with both saying yes'] as const),
  'who signs in alone, with both saying yes',
];

/** Of whom the viewer has been told that they are interested, whatever the answer. */
const WANTED: readonly ViewerName[] = ['wanted', 'wanted, declined', 'with both saying yes'];

/** In the list, on the page and in the order of the best fit: of the two wishes of each viewer one is about what is not shown. */
const FITS = JSON.stringify(Array(3).fill({ fits: 1, of: 1, differs: [] }));

/** What a viewer finds of a candidate who shows photos and surname to that audience. */
function expected(isListed: boolean, viewer: ViewerName, audience: number): Sight {
  const degree = VIEWERS[viewer];
  if (!isListed || degree === null) return NOTHING;
  const isNear = degree >= audience;
  return {
    ...NOTHING,
    inList: true,
    inCount: true,
    inBestFit: true,
    inNew: true,
    inInterested: INTERESTED.includes(viewer),
    // Whom the viewer has put aside is named in the export, too.
    ...(viewer !== 'a member without a profile' && {
      ...{ inAside: true, inExport: true, inWeeklyEmail: true, fits: FITS },
    }),
    inLink: INTERESTED.includes(viewer) || WANTED.includes(viewer),
    inLegacyList: true,
    inPage: true,
    photo: isNear,
    surname: isNear,
  };
}

const CELLS = Object.keys(SITUATIONS).flatMap((situation) =>
  Object.keys(VIEWERS).map((viewer) => [situation, viewer] as const),
) as [keyof typeof SITUATIONS, ViewerName][];

// The legacy list has everybody, so that it grows with each.
afterEach(() => app.database.dataSource.query('DELETE FROM member'));

describe('who sees what of a candidate', () => {
  it.each(CELLS)('[D115] a candidate who is %s, looked at by %s', async (name, viewer) => {
    const situation = SITUATIONS[name];
    // Of whom nobody may see, who shows everything to all members: whoever shows less is in the same tables.
    for (const [degree, audience] of (situation.isListed ? AUDIENCES : AUDIENCES.slice(0, 1)).entries()) {
      const shown = await newCandidate(situation, audience);
      const looking = await newViewer(viewer, shown.candidate);
      if ('isRemoved' in situation)
        await app.database.dataSource.query('DELETE FROM candidate WHERE id = $1', [shown.candidate.id]);
      expect(await look(looking, shown)).toEqual(expected(situation.isListed, viewer, degree));
    }
  });

  it.each(Object.keys(SITUATIONS) as (keyof typeof SITUATIONS)[])(
    '[D115] a candidate who is %s is seen by nobody who is no active member',
    async (name) => {
      const { candidate, photo } = await newCandidate(SITUATIONS[name], 'MEMBERS');
      const user = await openSession(app, { userId: (await buildUser(app)).id });
      for (const token of [undefined, user]) {
        const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
        const list = await graphql(app, { query: '{ candidates { totalCount } }', token });
        const page = `{ candidate(id: ${candidate.id}) { card { firstName } } }`;
        const opened = await graphql(app, { query: page, token });
        const reads = ['/api/matrimonial/getprofiledt/0/Active', photo, '/exports/my-matrimonial-data.json'];
        const replies = await Promise.all(reads.map((path) => get(app, path, headers)));
        expect([
          list.data,
          opened.data.candidate,
          ...replies.map(({ statusCode }) => statusCode < 400),
        ]).toEqual([null, null, ...reads.map(() => false)]);
        expect(replies.map(({ body }) => body).join()).not.toContain(candidate.firstName);
      }
    },
  );

  it.each(Object.keys(SITUATIONS) as (keyof typeof SITUATIONS)[])(
    '[D115] the family and the office see a candidate who is %s, with everything',
    async (name) => {
      const situation = SITUATIONS[name];
      if ('isRemoved' in situation) return;
      const { candidate, photo } = await newCandidate(situation, 'AFTER_YES');
      const isActive = !('status' in situation);
      const admin = await adminToken(app);
      const family = await openSession(app, { memberId: candidate.memberId });
      for (const token of isActive ? [admin, family] : [admin]) {
        const authorization = { authorization: `Bearer ${token}` };
        const path = `/api/matrimonial/getprofiledt/${candidate.memberId}/All`;
        const [row] = (await get(app, path, authorization)).json();
        expect(row).toMatchObject({
          lastName: candidate.lastName,
          address: candidate.address,
          religion: candidate.religion,
          annualIncome: candidate.annualIncome,
        });
        expect((await get(app, photo, authorization)).statusCode).toBe(200);
      }
    },
  );
});
