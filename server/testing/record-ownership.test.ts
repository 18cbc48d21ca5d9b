import { beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR } from '../identity/viewer.ts';
import { type AccessRow, accessRows, cellOf } from './access/access-table.ts';
import { TAXPAYER } from './access/gift-aid-examples.ts';
import { argumentNames } from './access/operation-text.ts';
import { newDonation } from './access/records.ts';
import { watchStoredState } from './access/stored-state.ts';
import { buildCandidate, buildMember, buildUser, openSession, PASSWORD, picture } from './factories.ts';
import { get, graphql, legacySave } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

const app = sharedTestApp();
let storedState: () => Promise<string>;

/** An id that no row of any table has. */
const MISSING_ID = 1_999_999_999;
const MISSING_REFERENCE = 'SMJ-0000-0000';

/** One person's records, and the sessions of another user and another member. */
interface Fixture {
  user: string;
  member: string;
  userId: number;
  memberId: number;
  candidateId: number;
  unlistedId: number;
  reference: string;
  passkeyId: number;
  declarationId: number;
  photo: string;
}

let fixture: Fixture;
beforeAll(async () => {
  storedState = await watchStoredState(app);
  const owner = await buildUser(app);
  const { reference } = await newDonation(app, owner.id);
  const [passkey] = await app.database.dataSource.query(
    `INSERT INTO passkey (user_id, name, credential_id, public_key, counter)
       VALUES ($1, 'Phone', 'credential', 'key', 0) RETURNING id`,
    [owner.id],
  );
  const [donor] = await app.database.dataSource.query('SELECT id FROM donor WHERE user_id = $1', [owner.id]);
  const declarationId = await app.features.services.giftAidDeclarations.declare(OPERATOR, donor.id, {
    ...{ ...TAXPAYER, method: 'PAPER', cover: 'FROM_NOW', declaredOn: '2026-11-01' },
  });
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
  fixture = {
    user: await openSession(app, { userId: (await buildUser(app)).id }),
    member: await openSession(app, { memberId: own.memberId }),
    userId: owner.id,
    memberId: other.memberId,
    candidateId: other.id,
    unlistedId: hidden.id,
    reference,
    passkeyId: passkey.id,
    declarationId,
    photo: stored?.file_name ?? '',
  };
});

interface OwnedRecordCall {
  /** Whose session makes the call. */
  as: 'user' | 'member';
  /** Returns the id of the owner's record. */
  idOf: (fixture: Fixture) => string | number;
  /** An id that does not exist, unless {@link MISSING_ID} will do. */
  missing?: string | number;
  query?: string;
  variables?: (id: never) => Record<string, unknown>;
  method?: 'GET' | 'POST';
  url?: (id: string | number) => string;
  body?: (id: string | number) => object;
}

const profile = (id: string | number) => ({ ProfileDtID: id, ProfileID: id, FirstName: 'Changed' });

/** Every call that takes the id, name or reference of an owned record. */
const OPERATIONS: Record<string, OwnedRecordCall> = {
  myDonation: {
    as: 'user',
    idOf: ({ reference }) => reference,
    missing: MISSING_REFERENCE,
    query: 'query ($reference: String!) { myDonation(reference: $reference) { reference donorName } }',
    variables: (reference) => ({ reference }),
  },
  // With an account at Stripe: server/features/cards/cards.test.ts.
  payDonationByCard: {
    as: 'user',
    idOf: ({ reference }) => reference,
    missing: MISSING_REFERENCE,
    query: 'mutation ($reference: String!) { payDonationByCard(reference: $reference) }',
    variables: (reference) => ({ reference }),
  },
  removePasskey: {
    as: 'user',
    idOf: ({ passkeyId }) => passkeyId,
    query: 'mutation ($id: Int!, $password: String!) { removePasskey(id: $id, password: $password) }',
    variables: (id) => ({ id, password: PASSWORD }),
  },
  changeMyGiftAid: {
    as: 'user',
    idOf: ({ declarationId }) => declarationId,
    query: `mutation ($id: Int!, $input: TaxpayerInput!) { changeMyGiftAid(id: $id, version: 1, input: $input) }`,
    variables: (id) => ({ id, input: { ...TAXPAYER, house: '14' } }),
  },
  cancelMyGiftAid: {
    as: 'user',
    idOf: ({ declarationId }) => declarationId,
    query: 'mutation ($id: Int!) { cancelMyGiftAid(id: $id, version: 1) }',
    variables: (id) => ({ id }),
  },
  expressInterest: {
    as: 'member',
    idOf: ({ unlistedId }) => unlistedId,
    query: 'mutation ($candidateId: Int!) { expressInterest(candidateId: $candidateId) }',
    variables: (candidateId) => ({ candidateId }),
  },
  setAside: {
    as: 'member',
    idOf: ({ unlistedId }) => unlistedId,
    query: 'mutation ($candidateId: Int!) { setAside(candidateId: $candidateId, isAside: true) }',
    variables: (candidateId) => ({ candidateId }),
  },
  withdrawInterest: {
    as: 'member',
    idOf: ({ unlistedId }) => unlistedId,
    query: 'mutation ($candidateId: Int!) { withdrawInterest(candidateId: $candidateId) }',
    variables: (candidateId) => ({ candidateId }),
  },
  answerInterest: {
    as: 'member',
    idOf: ({ unlistedId }) => unlistedId,
    query: 'mutation ($candidateId: Int!) { answerInterest(candidateId: $candidateId, isYes: true) }',
    variables: (candidateId) => ({ candidateId }),
  },
  candidate: {
    as: 'member',
    idOf: ({ unlistedId }) => unlistedId,
    query: 'query ($id: Int!) { candidate(id: $id) { aboutCandidate } }',
    variables: (id) => ({ id }),
  },
  unblockMember: {
    as: 'member',
    idOf: ({ memberId }) => memberId,
    query: 'mutation ($id: Int!) { unblockMember(id: $id) }',
    variables: (id) => ({ id }),
  },
  blockMember: {
    as: 'member',
    idOf: ({ unlistedId }) => unlistedId,
    query: 'mutation ($candidateId: Int!) { blockMember(candidateId: $candidateId) { id } }',
    variables: (candidateId) => ({ candidateId }),
  },
  reportCandidate: {
    as: 'member',
    idOf: ({ unlistedId }) => unlistedId,
    query: `mutation ($candidateId: Int!) {
      reportCandidate(candidateId: $candidateId, input: { kind: INTIMATE_IMAGE, text: "x" })
    }`,
    variables: (candidateId) => ({ candidateId }),
  },
  saveintrested: {
    as: 'member',
    idOf: ({ memberId }) => memberId,
    url: (id) => `/api/matrimonial/saveintrested/${id}/1`,
  },
  'getdonerinfo/0': {
    as: 'user',
    idOf: ({ userId }) => userId,
    url: (id) => `/api/donpayment/getdonerinfo/0/${id}/6`,
  },
  getprofiledt: {
    as: 'member',
    idOf: ({ memberId }) => memberId,
    url: (id) => `/api/matrimonial/getprofiledt/${id}/Active`,
  },
  delprofiledt: {
    as: 'member',
    idOf: ({ candidateId }) => candidateId,
    url: (id) => `/api/matrimonial/delprofiledt/${id}`,
  },
  'saveprofiledt, the profile': {
    as: 'member',
    idOf: ({ candidateId }) => candidateId,
    method: 'POST',
    url: () => '/api/matrimonial/saveprofiledt',
    body: (id) => ({ ...profile(id), ProfileID: 0 }),
  },
  'saveprofiledt, the member': {
    as: 'member',
    idOf: ({ memberId }) => memberId,
    method: 'POST',
    url: () => '/api/matrimonial/saveprofiledt',
    body: (id) => ({ ...profile(id), ProfileDtID: 0 }),
  },
  saveprofileimage: {
    as: 'member',
    idOf: ({ candidateId }) => candidateId,
    method: 'POST',
    url: (id) => `/api/matrimonial/saveprofileimage/${id}`,
    body: () => ({}),
  },
  deactiveprofile: {
    as: 'member',
    idOf: ({ memberId }) => memberId,
    url: (id) => `/api/matrimonial/deactiveprofile/${id}/DeActive`,
  },
  saveuser: {
    as: 'user',
    idOf: ({ userId }) => userId,
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
    idOf: ({ photo }) => photo,
    missing: `${'0'.repeat(20)}.jpg`,
    url: (name) => `/ProfileImages/${name}`,
  },
};

async function makeCall(
  { as, query, variables, method = 'GET', url, body }: OwnedRecordCall,
  id: string | number,
) {
  const token = fixture[as];
  if (query) {
    const { status, data, errors } = await graphql(app, { query, variables: variables!(id as never), token });
    return { status, data, errors };
  }
  const payload = body?.(id);
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.server.inject({ method, url: url!(id), headers, payload });
  return { status: response.statusCode, body: response.body };
}

/** Calls whose ids are of donation types and of relations in a list, which nobody owns. */
const NOT_OWNED = [
  'donationType',
  'donationPrefill',
  'takesOwnYes',
  '/api/donpayment/getdontype/:id',
  '/api/donpayment/getsubdontype/:id',
];

describe('records of others', () => {
  it('[AUTHZ-3] [gate] every call that takes an id and is not only for admins is tested here', () => {
    const isTested = (name: string) =>
      Object.keys(OPERATIONS).some((tested) => name.includes(tested.split(',')[0]!)) ||
      NOT_OWNED.includes(name);
    const takesId = ({ kind, name }: AccessRow) =>
      kind === 'route'
        ? /[:*]/.test(name)
        : argumentNames(kind, name).some((text) => /id$|^reference$/i.test(text));
    const ofOneRealm = accessRows(app).filter(
      ({ permission }) =>
        permission !== 'PUBLIC' && cellOf(permission, 'main user') !== cellOf(permission, 'member'),
    );
    const checkedRows = [
      ...ofOneRealm,
      ...accessRows(app).filter(({ permission }) => permission === 'READ_PROFILES'),
    ];
    expect(checkedRows.filter(takesId).length).toBeGreaterThan(5);
    expect(checkedRows.filter((row) => takesId(row) && !isTested(row.name)).map(({ name }) => name)).toEqual(
      [],
    );
  });

  it.each(Object.entries(OPERATIONS))(
    '[AUTHZ-3] %s answers as for a missing record, and changes nothing',
    async (_name, call) => {
      const id = call.idOf(fixture);
      expect(id, 'the record exists').toBeTruthy();
      const before = await storedState();
      const answer = await makeCall(call, id);
      expect(answer).toEqual(await makeCall(call, call.missing ?? MISSING_ID));
      expect(await storedState()).toBe(before);
      expect(JSON.stringify(answer)).not.toContain('Rameshbhai');
    },
  );

  it('[AUTHZ-3] a member has no access to the records of a main-site user with the same id', async () => {
    const user = await buildUser(app);
    await app.database.dataSource.query('UPDATE user_account SET id = $1 WHERE id = $2', [500_001, user.id]);
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
