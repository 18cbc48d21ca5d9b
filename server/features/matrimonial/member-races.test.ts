import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../identity/passwords.ts';
import { appWithOwner } from '../../testing/app-with-owner.ts';
import { BROWSER_HEADERS, BROWSER_REQUESTER } from '../../testing/code-requesters.ts';
import {
  buildCandidate,
  buildMember,
  candidateFields,
  openSession,
  PASSWORD,
  picture,
} from '../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { during } from '../../testing/two-at-once.ts';
import { Candidate } from './candidates/candidate.entity.ts';

const RESET =
  'mutation ($input: MemberPasswordResetInput!) { resetMemberPassword(input: $input) { memberId } }';
const SAVE =
  'mutation ($input: CandidateInput!, $photo: Upload) { saveMyCandidate(input: $input, photo: $photo) { id } }';
const EXPRESS = 'mutation ($candidateId: Int!) { expressInterest(candidateId: $candidateId) }';
const NEW_PASSWORD = 'river-mango-swing-7';
const SUSPEND = `UPDATE member SET status = 'DEACTIVE' WHERE id = $1`;
const LEAVE = 'DELETE FROM member WHERE id = $1';
const OTHER_PASSWORD = `UPDATE member SET password_hash = 'another' WHERE id = $1`;
const LOCKED = 'SELECT FROM member WHERE id = $1 FOR UPDATE';
const CODE_USED = 'DELETE FROM one_time_code';
const OTHER_MOBILE = `UPDATE member SET mobile = '+447701' || lpad(id::text, 6, '0') WHERE id = $1`;

const app = appWithOwner();

/**
 * Starts a request while another transaction has changed the member but not yet committed.
 * @param meanwhile what it does once the request waits for it
 */
const duringChange = <Answer>(
  change: string,
  memberId: number,
  request: () => Promise<Answer>,
  meanwhile?: string,
) =>
  during(app, (manager) => manager.query(change, [memberId]), request, {
    meanwhile: meanwhile ? (manager) => manager.query(meanwhile) : undefined,
  });

const sessionsOf = (id: number) =>
  app.database.dataSource.query('SELECT id FROM session WHERE member_id = $1', [id]);

describe("a member's password reset", () => {
  async function resetDuring(change: string, meanwhile?: string) {
    const { id, mobile } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
    await app.codes.send(
      { realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET', mobile },
      BROWSER_REQUESTER,
      'Samaj',
    );
    await app.outboxSender.sendDue();
    const code = app.messages.codeFor(mobile);
    const input = { mobile: mobile.slice(3), password: NEW_PASSWORD, code };
    const headers = BROWSER_HEADERS;
    const request = () => graphql(app, { query: RESET, variables: { input }, headers, from: freshAddress() });
    const { errors } = await duringChange(change, id, request, meanwhile);
    return { text: errors?.[0]?.message, sessions: await sessionsOf(id) };
  }

  it('[D7] during a concurrent suspension opens no session', async () => {
    expect(await resetDuring(SUSPEND)).toEqual({ text: 'Your account has been suspended.', sessions: [] });
  });

  it('[D7] during a concurrent removal or change of password or mobile opens no session', async () => {
    for (const change of [LEAVE, OTHER_PASSWORD, OTHER_MOBILE])
      expect(await resetDuring(change)).toEqual({ text: 'Invalid OTP.', sessions: [] });
  });

  it('is not done with a code that was used meanwhile', async () => {
    expect(await resetDuring(LOCKED, CODE_USED)).toEqual({ text: 'Invalid OTP.', sessions: [] });
  });

  it.each([
    ['its session ended meanwhile', 'DELETE FROM session WHERE member_id = $1', 401],
    ['the member was removed meanwhile', LEAVE, 401],
    ['another password was set meanwhile', 'SELECT 1 WHERE $1 > 0', 409],
  ])('[AUTH-9] by an old client is refused if %s', async (_what, change, status) => {
    const { id } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
    const token = await openSession(app, { memberId: id });
    // A change that ends sessions locks the member's row and, once committed, the password differs.
    const both = `WITH changed AS (${change.startsWith('DELETE') ? `${change} RETURNING 1` : change})
      UPDATE member SET password_hash = 'another' WHERE id = $1`;
    const { statusCode } = await duringChange(change === LEAVE ? LEAVE : both, id, () =>
      app.server.inject({
        method: 'POST',
        url: '/api/matrimonial/updatenewpsw',
        headers: { authorization: `Bearer ${token}` },
        payload: { Password: NEW_PASSWORD, CurrentPassword: PASSWORD },
      }),
    );
    expect(statusCode).toBe(status);
    const [row] = await app.database.dataSource.query('SELECT password_hash FROM member WHERE id = $1', [id]);
    expect(row?.password_hash).toBe(change === LEAVE ? undefined : 'another');
  });
});

describe("a member's sign-in", () => {
  const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';

  it.each([
    ['another mobile', OTHER_MOBILE, 'invalidMemberLogin'],
    ['another password', OTHER_PASSWORD, 'invalidMemberLogin'],
    ['a suspension', SUSPEND, 'accountSuspended'],
    ['the removal of the account', LEAVE, 'invalidMemberLogin'],
  ])('[AUTH-9] opens no session during a change that ends them all: %s', async (_what, change, refusal) => {
    const { id, mobile } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
    const input = { mobile: mobile.slice(3), password: PASSWORD };
    const from = freshAddress();
    const { errors } = await duringChange(change, id, () =>
      graphql(app, { query: SIGN_IN, variables: { input }, headers: BROWSER_HEADERS, from }),
    );
    expect(errors?.[0]?.extensions.messageKey).toBe(refusal);
    expect(await sessionsOf(id)).toEqual([]);
  });
});

describe('[D100] a new mobile', () => {
  const CHANGE = 'mutation ($input: MemberMobileInput!) { changeMyMobile(input: $input) }';

  it.each([
    ['a new password', OTHER_PASSWORD, 'CONFLICT'],
    ['another new mobile', OTHER_MOBILE, 'CONFLICT'],
    ['the removal of the account', LEAVE, 'UNAUTHENTICATED'],
    ['the same code, used by another request', LOCKED, 'BAD_USER_INPUT', CODE_USED],
  ])(
    'is not stored if a concurrent change commits first: %s',
    async (_what, change, refusal, meanwhile?: string) => {
      const { id } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
      const token = await openSession(app, { memberId: id });
      const mobile = `770021${String(id).padStart(4, '0')}`;
      const number = `+44${mobile}`;
      await app.codes.send(
        { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile: number },
        BROWSER_REQUESTER,
        'Samaj',
      );
      await app.outboxSender.sendDue();
      const input = { mobile, code: app.messages.codeFor(number), currentPassword: PASSWORD };
      const from = freshAddress();
      const { errors } = await duringChange(
        change,
        id,
        () => graphql(app, { query: CHANGE, token, variables: { input }, headers: BROWSER_HEADERS, from }),
        meanwhile,
      );
      expect(errors?.[0]?.extensions.code).toBe(refusal);
      expect(await app.database.dataSource.query('SELECT FROM member WHERE mobile = $1', [number])).toEqual(
        [],
      );
    },
  );
});

describe('a registration', () => {
  const REGISTER =
    'mutation ($input: MemberRegistrationInput!) { registerMember(input: $input) { memberId } }';
  const REMOVE = 'DELETE FROM profile_for WHERE id = $1';

  it.each(['44', '91'])(
    'of country code %s is refused if its "profile for" entry is removed at the same moment',
    async (countryCode) => {
      const mobile = `77009${countryCode}001`;
      const [{ id }] = await app.database.dataSource.query(
        `INSERT INTO profile_for (name, language, default_gender, position) VALUES ($1, 'en', 'MALE', 99) RETURNING id`,
        [`For ${mobile}`],
      );
      const number = `+${countryCode}${mobile}`;
      const subject = { realm: 'MATRIMONIAL', purpose: 'REGISTRATION', mobile: number } as const;
      await app.codes.send(subject, BROWSER_REQUESTER, 'Samaj');
      await app.outboxSender.sendDue();
      const code = app.messages.codeFor(number);
      const input = { profileForId: id, name: 'Asha', countryCode, mobile, password: PASSWORD, code };
      const { errors } = await duringChange(REMOVE, id, () =>
        graphql(app, {
          query: REGISTER,
          variables: { input },
          headers: BROWSER_HEADERS,
          from: freshAddress(),
        }),
      );
      expect(errors?.[0]?.message).toBe('Select create profile for');
      expect(await app.database.dataSource.query('SELECT FROM member WHERE mobile = $1', [number])).toEqual(
        [],
      );
    },
  );
});

describe('[PRIV-4] a removal of the account', () => {
  it('during a concurrent change of the password is refused', async () => {
    const { id } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
    const token = await openSession(app, { memberId: id });
    const query = 'mutation ($password: String!) { deleteMyMembership(password: $password) }';
    const { errors } = await duringChange(OTHER_PASSWORD, id, () =>
      graphql(app, { query, variables: { password: PASSWORD }, token }),
    );
    expect(errors?.[0]?.extensions.messageKey).toBe('currentPasswordWrong');
    expect(await app.database.dataSource.query('SELECT FROM member WHERE id = $1', [id])).toHaveLength(1);
  });
});

describe('what members write', () => {
  it('a profile whose "profile for" entry is removed at the same moment is not stored', async () => {
    const { id } = await buildMember(app);
    const token = await openSession(app, { memberId: id });
    const [entry] = await app.database.dataSource.query(
      `INSERT INTO profile_for (name, language, default_gender, position) VALUES ('For a niece', 'en', 'FEMALE', 98) RETURNING id`,
    );
    const file = { content: await picture({ width: 900, height: 1200, format: 'jpeg' }), fileName: 'me.jpg' };
    const variables = { input: candidateFields({ profileForId: entry.id }) };
    const { errors } = await duringChange('DELETE FROM profile_for WHERE id = $1', entry.id, () =>
      graphqlUpload(app, {
        query: SAVE,
        variables,
        token,
        file: { ...file, contentType: 'image/jpeg' },
        as: 'photo',
      }),
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      ...{ messageKey: 'profileForRequired', field: 'profileForId' },
    });
    expect(await app.database.dataSource.manager.findBy(Candidate, { memberId: id })).toEqual([]);
  });

  it.each([
    ['a suspension', SUSPEND],
    ['a removal of the account', LEAVE],
  ])('[D24] a first profile during %s is not stored', async (_what, change) => {
    const { id } = await buildMember(app);
    const token = await openSession(app, { memberId: id });
    const content = await picture({ width: 900, height: 1200, format: 'jpeg' });
    const file = { content, fileName: 'me.jpg', contentType: 'image/jpeg' };
    const variables = { input: candidateFields() };
    const { errors } = await duringChange(change, id, () =>
      graphqlUpload(app, { query: SAVE, variables, token, file, as: 'photo' }),
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(await app.database.dataSource.manager.findBy(Candidate, { memberId: id })).toEqual([]);
  });

  it.each([
    [
      'wishes',
      `saveMyWishes(input: { educationTypes: [], cities: ["Luton"], diets: [], languages: [],
       maritalStatuses: [], castes: [], weeklyMail: false }) { cities }`,
    ],
    ['whom they put aside', 'setAside(candidateId: $id, isAside: true)'],
    ['a block', 'blockMember(candidateId: $id) { id }'],
    ['the end of a block', 'unblockMember(id: $id)'],
    ['a report', 'reportCandidate(candidateId: $id, input: { kind: OTHER, text: "Not right" })'],
    ['an order of photos', 'orderMyPhotos(fileNames: []) { fileName }'],
  ])('[D24] %s during a concurrent suspension: refused', async (_what, write) => {
    const [own, other] = [await buildCandidate(app), await buildCandidate(app)];
    const token = await openSession(app, { memberId: own.memberId });
    const query = write.includes('$id') ? `mutation ($id: Int!) { ${write} }` : `mutation { ${write} }`;
    const variables = write.includes('$id') ? { id: other.id } : {};
    const { errors } = await duringChange(SUSPEND, own.memberId, () =>
      graphql(app, { query, variables, token }),
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
  });

  it('[D63] an interest during a concurrent suspension is not stored', async () => {
    const [own, other] = [await buildCandidate(app), await buildCandidate(app)];
    const token = await openSession(app, { memberId: own.memberId });
    const variables = { candidateId: other.id };
    const { errors } = await duringChange(SUSPEND, own.memberId, () =>
      graphql(app, { query: EXPRESS, variables, token }),
    );
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect(
      await app.database.dataSource.query('SELECT FROM interest WHERE from_candidate_id = $1', [own.id]),
    ).toEqual([]);
  });
});
