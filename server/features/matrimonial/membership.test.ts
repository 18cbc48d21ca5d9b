import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashPassword } from '../../identity/passwords.ts';
import { BROWSER_REQUESTER } from '../../testing/code-requesters.ts';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildUser,
  candidateFields,
  confirmCandidate,
  openSession,
  PASSWORD,
  picture,
} from '../../testing/factories.ts';
import { get, graphql, graphqlUpload } from '../../testing/requests.ts';
import { cookieHeader, freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { wholeDatabase } from '../../testing/whole-database.ts';

const LEAVE = 'mutation ($password: String!) { deleteMyMembership(password: $password) }';
const SAVE = `mutation ($input: CandidateInput!, $photo: Upload) {
  saveMyCandidate(input: $input, photo: $photo) { id photo { fileName url } } }`;
const INTEREST = 'mutation ($id: Int!) { expressInterest(candidateId: $id) }';
const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';
const ADDRESS = '/exports/my-matrimonial-data.json';

/** A unique word in every private field, to be searched for afterwards. */
function privateFields(word: string) {
  return {
    firstName: `${word}first`,
    middleName: `${word}middle`,
    lastName: `${word}last`,
    fatherName: `${word}father`,
    email: `${word}@example.org`,
    educationDescription: `${word} degree`,
    occupationDescription: `${word} work`,
    city: `${word} City`,
    address: `${word} Lane 1`,
    contactName: `${word} Contact`,
    aboutCandidate: `${word} about`,
  };
}

describe("a member's data export and account removal", () => {
  const app = sharedTestApp();
  let serial = 0;

  async function newMember(name = 'An Account') {
    serial += 1;
    const local = String(7_700_930_000 + serial);
    const passwordHash = await hashPassword(PASSWORD);
    const { id } = await buildMember(app, { name, mobile: `+44${local}`, passwordHash });
    const token = await openSession(app, { memberId: id });
    const leave = (password: string) =>
      app.server.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: freshAddress(),
        headers: { authorization: `Bearer ${token}` },
        payload: { query: LEAVE, variables: { password } },
      });
    return { id, local, token, leave };
  }

  async function saveProfile(token: string, fields: Record<string, unknown>) {
    const content = await picture({ width: 900, height: 1200, format: 'jpeg' });
    const file = { content, fileName: 'me.jpg', contentType: 'image/jpeg' };
    const variables = { input: candidateFields(fields) };
    const { data } = await graphqlUpload(app, { query: SAVE, variables, token, file, as: 'photo' });
    return data.saveMyCandidate;
  }

  function download(token?: string) {
    return get(app, ADDRESS, token ? { authorization: `Bearer ${token}` } : {});
  }

  it('[AUTHZ-1] both are for active members', async () => {
    const suspended = await newMember();
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [
      suspended.id,
    ]);
    const tokens = [
      undefined,
      await openSession(app, { userId: (await buildUser(app)).id }),
      await adminToken(app),
      suspended.token,
    ];
    const variables = { password: PASSWORD };
    const answers = await Promise.all(
      tokens.map((token) => graphql(app, { query: LEAVE, variables, token })),
    );
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
    const downloads = await Promise.all(tokens.map(download));
    expect(downloads.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403, 401]);
    for (const { headers } of downloads) expect(headers['cache-control']).toBe('no-store');
  });

  it('[PRIV-5] the export has all data stored about the member and no private data of others', async () => {
    const me = await newMember('Robin Account');
    const fields = privateFields('Robin');
    const saved = await saveProfile(me.token, fields);
    await confirmCandidate(app, saved.id);
    const other = await buildCandidate(app, {
      lastName: 'Wanted',
      email: 'secret@example.org',
      address: 'Secret Way',
    });
    await graphql(app, { query: INTEREST, variables: { id: other.id }, token: me.token });
    const hidden = await buildCandidate(app, { lastName: 'Withdrawn' });
    await graphql(app, { query: INTEREST, variables: { id: hidden.id }, token: me.token });
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [
      hidden.memberId,
    ]);
    const profile = 'query ($id: Int!) { memberProfile(memberId: $id) { id } }';
    await graphql(app, { query: profile, variables: { id: me.id }, token: await adminToken(app) });
    const admirer = await buildCandidate(app, { lastName: 'Admirer', contactName: 'Hidden Aunt' });
    const admirerToken = await openSession(app, { memberId: admirer.memberId });
    await graphql(app, { query: INTEREST, variables: { id: saved.id }, token: admirerToken });

    await app.database.dataSource.query('UPDATE interest SET told_at = now() WHERE to_candidate_id = $1', [
      saved.id,
    ]);

    const { statusCode, headers, body } = await download(me.token);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="my-matrimonial-data.json"',
    });
    const data = JSON.parse(body);
    const day = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    const sent = { sentAt: day, state: 'SENT', line: '', toldAt: null, answeredAt: null };
    expect(data).toEqual({
      exportedAt: day,
      correction: expect.stringContaining('correct your details yourself'),
      account: {
        id: me.id,
        name: 'Robin Account',
        mobile: `+44${me.local}`,
        email: null,
        status: 'ACTIVE',
        createdAt: day,
        signedInAt: day,
        askedAt: null,
        isCandidate: false,
        listVisitedAt: null,
        listVisitedBefore: null,
        profileFor: null,
      },
      profile: expect.objectContaining({
        ...fields,
        birthDate: '1996-05-17',
        religion: 'Hindu',
        caste: 'Brahmin',
        consentVersion: 2,
        consentedAt: day,
        createdAt: day,
        shownToMembers: true,
        profileFor: expect.any(String),
        photo: { fileName: saved.photo.fileName, address: saved.photo.url },
      }),
      interestsSent: [
        { ...sent, firstName: other.firstName, middleName: other.middleName, lastName: 'Wanted' },
        { ...sent, state: null, firstName: '', middleName: '', lastName: '' },
      ],
      interestsReceived: {
        count: 1,
        interests: [
          {
            receivedAt: day,
            state: 'SENT',
            line: '',
            seenAt: null,
            answeredAt: null,
            firstName: '',
            middleName: '',
            lastName: '',
          },
        ],
      },
      blockedMembers: [],
      wishes: null,
      putAside: [],
      reportsSent: [],
      sessions: [{ transport: 'BEARER', createdAt: day, lastSeenAt: day, expiresAt: day }],
      doneByAdministrators: [{ at: day, action: 'READ_PROFILE' }],
    });
    for (const secret of [
      'secret@',
      'Secret Way',
      'Admirer',
      'Withdrawn',
      admirer.firstName,
      'Hidden Aunt',
      '$argon2',
      me.token,
    ])
      expect(body).not.toContain(secret);
    // A column that is added later must be exported too, or be excluded here deliberately.
    const notExported = (entity: string, exported: object) =>
      app.database.dataSource
        .getMetadata(entity)
        .columns.map(({ propertyName }) => propertyName)
        .filter((column) => !Object.keys(exported).includes(column))
        .sort();
    // What the candidate has answered is theirs: the family's export does not tell it (decision 95).
    const answer = [
      ...['absence', 'absentUntil', 'asksOn', 'confirmation', 'confirmedAt', 'isAbsentByThemselves'],
    ];
    expect(notExported('Candidate', data.profile)).toEqual(
      [...answer, 'listed', 'memberId', 'photoId', 'profileForId'].sort(),
    );
    const kept = ['candidateId', 'isMobileAtHome', 'passwordHash', 'profileForId'];
    expect(notExported('Member', data.account)).toEqual(kept);
  });

  it('the export works for a member without a profile', async () => {
    const { token } = await newMember('Plain');
    expect((await download(token)).json()).toMatchObject({
      account: { name: 'Plain' },
      profile: null,
      interestsSent: [],
      interestsReceived: { count: 0, interests: [] },
    });
  });

  it('[PRIV-4] removal leaves nothing behind: no row, no file, no session, no code', async () => {
    const me = await newMember('Canary Account');
    const fields = privateFields('Canary');
    const numbers = { mobile: '7700933001', contactMobile: '7700933002' };
    const saved = await saveProfile(me.token, { ...fields, ...numbers });
    await confirmCandidate(app, saved.id);
    const other = await buildCandidate(app);
    await graphql(app, { query: INTEREST, variables: { id: other.id }, token: me.token });
    const code = { mobile: `+44${me.local}`, realm: 'MATRIMONIAL', purpose: 'PASSWORD_RESET' } as const;
    await app.codes.countRequest(code, BROWSER_REQUESTER);
    await app.codes.send(code, BROWSER_REQUESTER, 'Samaj');
    await app.outboxSender.sendDue();
    const words = [...Object.values(fields), ...Object.values(numbers), 'Canary Account', me.local];
    const traces = [...words, saved.photo.fileName.split('.')[0]];
    const before = await wholeDatabase(app);
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

    expect((await me.leave(PASSWORD)).json()).toEqual({ data: { deleteMyMembership: true } });
    const after = await wholeDatabase(app);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    // Attempt counters of the number remain, under a keyed hash that cannot be looked up by the number alone.
    expect(after).toContain('sms-hour:');
    expect(after).not.toContain(createHash('sha256').update(code.mobile).digest('base64url'));
    for (const table of ['session', 'candidate'])
      expect(
        await app.database.dataSource.query(`SELECT FROM ${table} WHERE member_id = $1`, [me.id]),
      ).toEqual([]);
    const photo = await get(app, saved.photo.url, { authorization: `Bearer ${await adminToken(app)}` });
    expect(photo.statusCode).toBe(404);
    expect((await download(me.token)).statusCode).toBe(401);
    expect(
      await app.database.dataSource.query('SELECT FROM candidate WHERE id = $1', [other.id]),
    ).toHaveLength(1);
  });

  it('removal needs the right password, attempts at which are limited', async () => {
    const me = await newMember();
    await saveProfile(me.token, {});
    for (const password of ['not the password', '', 'x'.repeat(129)]) {
      const { errors } = (await me.leave(password)).json();
      expect(errors[0].message).toBe('Enter your current password.');
      expect(errors[0].extensions.field).toBe('password');
    }
    const statuses = [];
    for (let count = 0; count < 5; count += 1) statuses.push((await me.leave('not the password')).statusCode);
    expect(statuses).toEqual([400, 400, 400, 400, 429]);
    // Another network address does not help: the limit counts per account.
    expect((await me.leave(PASSWORD)).statusCode).toBe(429);
    expect((await download(me.token)).json().profile).not.toBeNull();
    await app.database.dataSource.query(
      `UPDATE attempt_counter SET blocked_until = now() WHERE key LIKE 'current-password:%'`,
    );
    expect((await me.leave(PASSWORD)).statusCode).toBe(200);
  });

  it('[AUTH-8] removal clears the cookie, and signing in answers as for an unknown number', async () => {
    const me = await newMember();
    const send = (query: string, variables: object, headers: Record<string, string> = {}) =>
      app.server.inject({
        method: 'POST',
        url: '/graphql',
        remoteAddress: freshAddress(),
        headers,
        payload: { query, variables },
      });
    const input = { mobile: me.local, password: PASSWORD };
    const { cookies } = await send(SIGN_IN, { input });
    const forgery = cookies.find(({ name }) => name === 'XSRF-TOKEN')!.value;
    const headers = { cookie: cookieHeader(cookies), 'x-xsrf-token': forgery };
    const left = await send(LEAVE, { password: PASSWORD }, headers);
    expect(left.json().data).toEqual({ deleteMyMembership: true });
    expect(left.cookies).toContainEqual(expect.objectContaining({ name: 'site-session', value: '' }));
    const again = await send(SIGN_IN, { input });
    expect(again.json().errors[0].message).toBe('Enter valid mobile or password');
  });
});
