import { describe, expect, it } from 'vitest';
import { legacyProfileFields } from '../../../testing/contract/legacy-profile.ts';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildOwner,
  buildUser,
  confirmCandidate,
  openSession,
  picture,
} from '../../../testing/factories.ts';
import { get, multipart } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Candidate } from './candidate.entity.ts';

const KEYS = [
  ...['profileDtID', 'profileID', 'profileForID', 'profileFor', 'dob', 'firstName', 'middleName', 'lastName'],
  ...['fatherName', 'gender', 'email', 'hight', 'martialStatus', 'motherToung', 'religion', 'caste'],
  ...['eduType', 'eduDesc', 'occupation', 'occupationDesc', 'currency', 'annualIncome', 'contCode', 'mobNo'],
  ...['city', 'address', 'pincode', 'contactName', 'contactContCode', 'contactMobNo', 'aboutCandidate'],
  ...['age', 'imgName', 'userStatus'],
];

describe('profiles in the legacy calls', () => {
  const app = sharedTestApp();

  async function member() {
    const { id } = await buildMember(app);
    return { id, token: await openSession(app, { memberId: id }) };
  }

  const read = (path: string, token?: string) =>
    get(app, `/api/matrimonial/${path}`, token ? { authorization: `Bearer ${token}` } : {});

  const save = (token: string | undefined, payload: Record<string, unknown>) =>
    app.server.inject({
      method: 'POST',
      url: '/api/matrimonial/saveprofiledt',
      headers: token ? { authorization: `Bearer ${token}` } : {},
      payload,
    });

  async function saveImage(token: string | undefined, id: number, withFile = true) {
    const content = await picture({ width: 900, height: 1200, format: 'jpeg' });
    const image = { name: 'Image', content, fileName: 'me.jpg', contentType: 'image/jpeg' };
    const { payload, contentType } = multipart([
      { name: 'ComponentId', content: '1' },
      ...(withFile ? [image] : []),
    ]);
    return app.server.inject({
      method: 'POST',
      url: `/api/matrimonial/saveprofileimage/${id}`,
      headers: { 'content-type': contentType, ...(token && { authorization: `Bearer ${token}` }) },
      payload,
    });
  }

  const stored = (memberId: number) => app.database.dataSource.manager.findBy(Candidate, { memberId });

  it('[D23] [D61] [D62] a member saves a profile, then its photo, and reads all of it back', async () => {
    const { id, token } = await member();
    const profileDtID = (
      await save(token, legacyProfileFields({ ProfileID: id, DOB: '1998-03-29T00:00:00' }))
    ).json();
    expect(profileDtID).toBeGreaterThan(0);
    expect((await saveImage(token, profileDtID)).json()).toBe('success');
    await confirmCandidate(app, profileDtID);
    const rows = (await read(`getprofiledt/${id}/All`, token)).json();
    expect(Object.keys(rows[0])).toEqual(KEYS);
    expect(rows).toEqual([
      expect.objectContaining({
        profileDtID,
        profileID: id,
        profileFor: 'Self',
        dob: '1998-03-29',
        gender: 'Female',
        mobNo: '7700900444',
        contCode: '44',
        age: expect.any(Number),
        religion: 'Hindu',
        imgName: expect.stringMatching(/^[a-z2-7]{26}\.jpg$/),
        userStatus: 'Active',
      }),
    ]);
    expect((await read(`getprofiledt/${id}/Active`, token)).json()).toEqual(rows);
    expect((await read('getprofiledt/0/Active', token)).json()[0]).toEqual(rows[0]);
  });

  it.each([
    ['29/03/1998', '1998-03-29'],
    ['1998-03-29 23:59:59', '1998-03-29'],
    ['1998-03-29T23:30:00.000Z', '1998-03-29'],
  ])('[D61] takes %s as the day %s', async (DOB, day) => {
    const { id, token } = await member();
    expect((await save(token, legacyProfileFields({ DOB }))).statusCode).toBe(200);
    expect(await stored(id)).toMatchObject([{ birthDate: day, photoId: null, consentVersion: null }]);
  });

  it('a save keeps the consent given in the form unless it changes religion or caste', async () => {
    const { id, token } = await member();
    const ProfileDtID = (await save(token, legacyProfileFields())).json();
    const consent = { consentVersion: 1, consentedAt: new Date() };
    await app.database.dataSource.manager.update(Candidate, { id: ProfileDtID }, consent);
    await save(token, legacyProfileFields({ ProfileDtID, City: 'Luton' }));
    expect(await stored(id)).toMatchObject([{ city: 'Luton', ...consent }]);
    await save(token, legacyProfileFields({ ProfileDtID, Religion: 'Jain' }));
    expect(await stored(id)).toMatchObject([{ religion: 'Jain', consentVersion: null, consentedAt: null }]);
  });

  it('[D115] [D94] a card is listed once the candidate has said yes; with Consent the card has religion and caste, without it only admins see them', async () => {
    const { id, token } = await member();
    const otherMember = (await member()).token;
    const card = async () =>
      (await read('getprofiledt/0/Active', otherMember))
        .json()
        .find(({ profileDtID }: { profileDtID: number }) => profileDtID === own);
    const faith = { religion: 'Hindu', caste: String(legacyProfileFields().Caste) };
    const own = (await save(token, legacyProfileFields())).json();
    expect(await card()).toBeUndefined();
    await confirmCandidate(app, own);
    expect(await card()).toMatchObject({ religion: '', caste: '' });
    expect(await stored(id)).toMatchObject([faith]);
    for (const [Consent, shown] of [
      [true, faith],
      [undefined, faith],
      [false, { religion: '', caste: '' }],
      ['true', faith],
    ] as const) {
      const reply = await save(token, legacyProfileFields({ ProfileDtID: own, Consent }));
      expect([reply.statusCode, reply.json()]).toEqual([200, own]);
      expect(await card()).toMatchObject(shown);
    }
    const nonsense = await save(token, legacyProfileFields({ ProfileDtID: own, Consent: 'perhaps' }));
    expect([nonsense.statusCode, nonsense.json()]).toEqual([400, 'The request could not be read.']);
  });

  it('[D52] a second profile answers -1, an edit with the id changes that profile only', async () => {
    const { id, token } = await member();
    const own = (await save(token, legacyProfileFields())).json();
    const second = await save(token, legacyProfileFields({ FirstName: 'Second' }));
    expect([second.statusCode, second.json()]).toEqual([200, -1]);
    expect((await save(token, legacyProfileFields({ ProfileDtID: own, FirstName: 'Edited' }))).json()).toBe(
      own,
    );
    expect(await stored(id)).toMatchObject([{ firstName: 'Edited' }]);
  });

  it('[D24] [AUTHZ-3] ids of another member are refused like unknown ones and change nothing', async () => {
    const { id, token } = await member();
    const other = await buildCandidate(app);
    const unknown = 2_000_000_000;
    for (const [profileDtID, profileID] of [
      [other.id, other.memberId],
      [unknown, unknown],
    ] as const)
      for (const reply of [
        await save(token, legacyProfileFields({ ProfileDtID: profileDtID })),
        await save(token, legacyProfileFields({ ProfileID: profileID })),
        await saveImage(token, profileDtID),
        await read(`delprofiledt/${profileDtID}`, token),
      ])
        expect([reply.statusCode, reply.json()]).toEqual([404, 'Something went wrong.']);
    for (const profileID of [other.memberId, unknown])
      expect((await read(`getprofiledt/${profileID}/All`, token)).json()).toEqual([]);
    expect(await stored(id)).toEqual([]);
    expect(await stored(other.memberId)).toMatchObject([{ firstName: other.firstName, version: 1 }]);
  });

  it('[REST-7] applies the rules of the form and answers with the old texts', async () => {
    const { id, token } = await member();
    for (const [fields, text] of [
      [{ FirstName: '  ' }, 'Enter first name'],
      // The old form had Male chosen.
      [{ FirstName: '', Gender: '' }, 'Enter first name'],
      [{ DOB: '31/02/1998' }, 'Invalid Date'],
      [{ Gender: 'x' }, 'The request could not be read.'],
      [{ Occupation: 'Please Select' }, 'Select occupation'],
      [{ Pincode: '1' }, 'Enter 8 digit pincode'],
    ] as const) {
      const reply = await save(token, legacyProfileFields(fields));
      expect([reply.statusCode, reply.json()]).toEqual([400, text]);
    }
    expect(await stored(id)).toEqual([]);
    expect((await saveImage(token, 1, false)).json()).toBe('Select profile image');
  });

  it('[D65] [D27] with a bearer a member removes their own profile, an admin any', async () => {
    const { id, token } = await member();
    const own = (await save(token, legacyProfileFields())).json();
    const cookie = await openSession(app, { memberId: id }, 'COOKIE');
    const url = `/api/matrimonial/delprofiledt/${own}`;
    expect((await app.server.inject({ url, cookies: { 'site-session': cookie } })).statusCode).toBe(405);
    expect((await read(`delprofiledt/${own}`, token)).json()).toBe('success');
    const other = await buildCandidate(app);
    expect((await read(`delprofiledt/${other.id}`, await adminToken(app))).json()).toBe('success');
    expect([...(await stored(id)), ...(await stored(other.memberId))]).toEqual([]);
    const lines = await app.database.dataSource.query(
      `SELECT subject, subject_id, count FROM audit_entry WHERE action = 'REMOVE_PROFILE'`,
    );
    expect(lines).toEqual([{ subject: 'member', subject_id: other.memberId, count: null }]);
  });

  it('[D23] [D50] an admin reads every profile in full, of any status, and the audit log records it', async () => {
    const { id: userId } = await buildOwner(app);
    const token = await openSession(app, { userId });
    const shown = await buildCandidate(app);
    const hidden = await buildCandidate(app, {}, { status: 'DEACTIVE' });
    const all = (await read('getprofiledt/0/All', token)).json();
    expect(all.slice(0, 2)).toMatchObject([
      { profileID: hidden.memberId, userStatus: 'DeActive', mobNo: '7700900444' },
      { profileID: shown.memberId, userStatus: 'Active', address: '12 Tulsi Lane' },
    ]);
    const active = (await read('getprofiledt/0/active', token)).json();
    expect(active).toHaveLength(
      all.filter((row: { userStatus: string }) => row.userStatus === 'Active').length,
    );
    expect((await read(`getprofiledt/${hidden.memberId}/Active`, token)).json()).toEqual([]);
    expect((await read(`getprofiledt/${hidden.memberId}/All`, token)).json()).toHaveLength(1);
    expect((await read('getprofiledt/0/Nobody', token)).statusCode).toBe(400);
    const lines = await app.database.dataSource.query(
      `SELECT subject_id, count FROM audit_entry WHERE action = 'READ_PROFILE' AND actor_user_id = $1 ORDER BY id`,
      [userId],
    );
    expect(lines).toEqual([
      { subject_id: null, count: all.length },
      { subject_id: null, count: active.length },
      { subject_id: hidden.memberId, count: null },
    ]);
  });

  it('[D23] the unpaged lists contain the newest 5,000', async () => {
    const { id: newest, memberId } = await buildCandidate(app);
    const { dataSource } = app.database;
    await dataSource.query(
      `INSERT INTO member (name, mobile, password_hash)
       SELECT 'Many', '+4470' || 10000000 + number, 'none' FROM generate_series(1, 5000) AS number`,
    );
    const columns = dataSource
      .getMetadata(Candidate)
      .columns.map(({ databaseName }) => databaseName)
      .filter((name) => !['id', 'member_id', 'photo_id'].includes(name));
    await dataSource.query(
      `INSERT INTO candidate (member_id, ${columns})
       SELECT member.id, ${columns.map((name) => `candidate.${name}`)} FROM member, candidate
        WHERE member.name = 'Many' AND candidate.id = $1 ORDER BY member.id`,
      [newest],
    );
    const admin = await adminToken(app);
    const lists = await Promise.all([
      read('getprofiledt/0/All', admin),
      read('getprofiledt/0/Active', await openSession(app, { memberId })),
      read('profilelist', admin),
    ]);
    for (const list of lists) {
      const rows: { profileDtID?: number; profileID: number }[] = list.json();
      expect(rows).toHaveLength(5000);
      expect(
        rows.some(({ profileDtID, profileID }) => profileDtID === newest || profileID === memberId),
      ).toBe(false);
    }
    expect((await read(`getprofiledt/${memberId}/All`, admin)).json()).toHaveLength(1);
    await dataSource.query(`DELETE FROM member WHERE name = 'Many'`);
  }, 60_000);

  it('[AUTHZ-1] [AUTHZ-2] each call refuses callers without permission', async () => {
    const { id, token: suspended } = await member();
    const { id: target } = await buildCandidate(app);
    const user = await openSession(app, { userId: (await buildUser(app)).id });
    const admin = await adminToken(app);
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [id]);
    const calls = [
      (token?: string) => read('getprofiledt/0/Active', token),
      (token?: string) => save(token, legacyProfileFields()),
      (token?: string) => saveImage(token, target),
      (token?: string) => read(`delprofiledt/${target}`, token),
    ];
    const statuses: number[][] = [];
    for (const call of calls) {
      const tokens = [undefined, user, suspended];
      statuses.push((await Promise.all(tokens.map(call))).map(({ statusCode }) => statusCode));
    }
    // For a write by GET the missing bearer is checked first.
    expect(statuses).toEqual([
      [401, 403, 401],
      [401, 403, 401],
      [401, 403, 401],
      [405, 403, 401],
    ]);
    for (const call of calls.slice(1, 3)) expect((await call(admin)).statusCode).toBe(403);
    expect(await app.database.dataSource.manager.countBy(Candidate, { id: target })).toBe(1);
  });
});
