import { beforeAll, describe, expect, it } from 'vitest';
import { type AccessRow, accessRows, cellOf } from './access/access-table.ts';
import { argumentNames } from './access/operation-text.ts';
import { newDonation } from './access/records.ts';
import { storedState } from './access/table-contents.ts';
import { buildCandidate, buildMember, buildUser, openSession, picture } from './factories.ts';
import { get, graphql, legacySave } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

const app = sharedTestApp();

/** No row of any table has it. */
const NOBODY = 1_999_999_999;
const NO_REFERENCE = 'SMJ-0000-0000';

/** Somebody's records, and the session of another of the same realm. */
interface Scene {
  user: string;
  member: string;
  userId: number;
  memberId: number;
  candidateId: number;
  unlistedId: number;
  reference: string;
  photo: string;
}

let scene: Scene;
beforeAll(async () => {
  const owner = await buildUser(app);
  const { reference } = await newDonation(app, owner.id);
  const other = await buildCandidate(app);
  const hidden = await buildCandidate(app, {}, { status: 'DEACTIVE' });
  const token = await openSession(app, { memberId: hidden.memberId });
  await app.database.dataSource.query(`UPDATE member SET status = 'ACTIVE' WHERE id = $1`, [hidden.memberId]);
  const file = { content: await picture(), fileName: 'me.png', contentType: 'image/png' };
  await legacySave(app, {
    url: `/api/matrimonial/saveprofileimage/${hidden.id}`,
    token,
    json: [{}],
    part: 'x',
    file,
  });
  const [stored] = await app.database.dataSource.query(
    `SELECT file_name FROM media_file WHERE folder = 'ProfileImages'`,
  );
  await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [
    hidden.memberId,
  ]);
  const own = await buildCandidate(app);
  scene = {
    user: await openSession(app, { userId: (await buildUser(app)).id }),
    member: await openSession(app, { memberId: own.memberId }),
    userId: owner.id,
    memberId: other.memberId,
    candidateId: other.id,
    unlistedId: hidden.id,
    reference,
    photo: stored?.file_name ?? '',
  };
});

interface Asked {
  /** Whose session asks. */
  as: 'user' | 'member';
  /** Of the owner. */
  of: (scene: Scene) => string | number;
  /** In the place of an id that nothing has. */
  missing?: string | number;
  query?: string;
  variables?: (id: never) => Record<string, unknown>;
  method?: 'GET' | 'POST';
  url?: (id: string | number) => string;
  body?: (id: string | number) => object;
}

const profile = (id: string | number) => ({ ProfileDtID: id, ProfileID: id, FirstName: 'Changed' });

/** Everything that takes an id, a name or a reference of something that somebody owns. */
const OPERATIONS: Record<string, Asked> = {
  myDonation: {
    as: 'user',
    of: ({ reference }) => reference,
    missing: NO_REFERENCE,
    query: 'query ($reference: String!) { myDonation(reference: $reference) { reference donorName } }',
    variables: (reference) => ({ reference }),
  },
  expressInterest: {
    as: 'member',
    of: ({ unlistedId }) => unlistedId,
    query: 'mutation ($candidateId: Int!) { expressInterest(candidateId: $candidateId) }',
    variables: (candidateId) => ({ candidateId }),
  },
  saveintrested: {
    as: 'member',
    of: ({ memberId }) => memberId,
    url: (id) => `/api/matrimonial/saveintrested/${id}/1`,
  },
  'getdonerinfo/0': {
    as: 'user',
    of: ({ userId }) => userId,
    url: (id) => `/api/donpayment/getdonerinfo/0/${id}/6`,
  },
  getprofiledt: {
    as: 'member',
    of: ({ memberId }) => memberId,
    url: (id) => `/api/matrimonial/getprofiledt/${id}/Active`,
  },
  delprofiledt: {
    as: 'member',
    of: ({ candidateId }) => candidateId,
    url: (id) => `/api/matrimonial/delprofiledt/${id}`,
  },
  'saveprofiledt, the profile': {
    as: 'member',
    of: ({ candidateId }) => candidateId,
    method: 'POST',
    url: () => '/api/matrimonial/saveprofiledt',
    body: (id) => ({ ...profile(id), ProfileID: 0 }),
  },
  'saveprofiledt, the member': {
    as: 'member',
    of: ({ memberId }) => memberId,
    method: 'POST',
    url: () => '/api/matrimonial/saveprofiledt',
    body: (id) => ({ ...profile(id), ProfileDtID: 0 }),
  },
  saveprofileimage: {
    as: 'member',
    of: ({ candidateId }) => candidateId,
    method: 'POST',
    url: (id) => `/api/matrimonial/saveprofileimage/${id}`,
    body: () => ({}),
  },
  deactiveprofile: {
    as: 'member',
    of: ({ memberId }) => memberId,
    url: (id) => `/api/matrimonial/deactiveprofile/${id}/DeActive`,
  },
  saveuser: {
    as: 'user',
    of: ({ userId }) => userId,
    method: 'POST',
    url: () => '/api/login/saveuser',
    body: (id) => ({
      UserID: id,
      UserName: 'Changed',
      EmailID: 'changed@example.org',
      MobileNo: '7700900777',
    }),
  },
  'ProfileImages/': {
    as: 'member',
    of: ({ photo }) => photo,
    missing: `${'0'.repeat(20)}.jpg`,
    url: (name) => `/ProfileImages/${name}`,
  },
};

async function ask({ as, query, variables, method = 'GET', url, body }: Asked, id: string | number) {
  const token = scene[as];
  if (query) {
    const { status, data, errors } = await graphql(app, { query, variables: variables!(id as never), token });
    return { status, data, errors };
  }
  const payload = body?.(id);
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.server.inject({ method, url: url!(id), headers, payload });
  return { status: response.statusCode, body: response.body };
}

/** Ids of what is everybody's: a type of donation. */
const NOT_OWNED = [
  'donationType',
  'donationPrefill',
  '/api/donpayment/getdontype/:id',
  '/api/donpayment/getsubdontype/:id',
];

describe("another's record", () => {
  it('[AUTHZ-3] [gate] whatever takes an id and is not for admins alone is tried here', () => {
    const isTried = (name: string) =>
      Object.keys(OPERATIONS).some((tried) => name.includes(tried.split(',')[0]!)) ||
      NOT_OWNED.includes(name);
    const takesId = ({ kind, name }: AccessRow) =>
      kind === 'route'
        ? /[:*]/.test(name)
        : argumentNames(kind, name).some((text) => /id$|^reference$/i.test(text));
    const forOthers = accessRows(app).filter(
      ({ permission }) =>
        permission !== 'PUBLIC' && cellOf(permission, 'main user') !== cellOf(permission, 'member'),
    );
    const ofPeople = [
      ...forOthers,
      ...accessRows(app).filter(({ permission }) => permission === 'READ_PROFILES'),
    ];
    expect(ofPeople.filter(takesId).length).toBeGreaterThan(5);
    expect(ofPeople.filter((row) => takesId(row) && !isTried(row.name)).map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.entries(OPERATIONS))(
    '[AUTHZ-3] %s answers as for a missing one, and changes nothing',
    async (_name, asked) => {
      const theirs = asked.of(scene);
      expect(theirs, 'the record is there').toBeTruthy();
      const before = await storedState(app);
      const answer = await ask(asked, theirs);
      expect(answer).toEqual(await ask(asked, asked.missing ?? NOBODY));
      expect(await storedState(app)).toEqual(before);
      expect(JSON.stringify(answer)).not.toContain('Rameshbhai');
    },
  );

  it("[AUTHZ-3] a member's ids open nothing of a main-site user with the same number", async () => {
    const same = await buildUser(app);
    await app.database.dataSource.query('UPDATE user_account SET id = $1 WHERE id = $2', [500_001, same.id]);
    const member = await buildMember(app, { id: 500_001 });
    const token = await openSession(app, { memberId: member.id });
    const donation = await get(app, `/api/donpayment/getdonerinfo/0/${member.id}/6`, {
      authorization: `Bearer ${token}`,
    });
    expect(donation.statusCode).toBe(403);
    const { errors } = await graphql(app, { query: '{ myAccount { name } }', token });
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});
