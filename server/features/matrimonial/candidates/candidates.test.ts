import { describe, expect, it } from 'vitest';
import { CONSENT_VERSION, PREFER_NOT_TO_SAY } from '../../../../rules/candidate.ts';
import {
  adminToken,
  buildMember,
  buildUser,
  candidateFields,
  confirmCandidate,
  openSession,
  picture,
} from '../../../testing/factories.ts';
import { get, graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Candidate } from './candidate.entity.ts';

const OWN = `{ myCandidate { version firstName birthDate age mobile pincode religion consent consentedAt
  currency annualIncome occupationDescription photo { url width height } } }`;
const SAVE = `mutation ($input: CandidateInput!, $photo: Upload) {
  saveMyCandidate(input: $input, photo: $photo) { id version consentedAt photo { url } } }`;
const REMOVE = 'mutation { removeMyCandidate }';

describe("a member's own profile", () => {
  const app = sharedTestApp();

  async function member() {
    const { id } = await buildMember(app);
    return { id, token: await openSession(app, { memberId: id }) };
  }

  async function save(token: string, input: Record<string, unknown>, withPhoto = true) {
    const request = { query: SAVE, variables: { input }, token };
    if (!withPhoto) return graphql(app, request);
    const content = await picture({ width: 900, height: 1200, format: 'jpeg' });
    const file = { content, fileName: 'me.jpg', contentType: 'image/jpeg' };
    return graphqlUpload(app, { ...request, file, as: 'photo' });
  }

  async function own(token: string) {
    return (await graphql(app, { query: OWN, token })).data.myCandidate;
  }

  it('[D61] stores the input with a photo of 450x600; the birth date stays the same day', async () => {
    const { token } = await member();
    expect(await own(token)).toBeNull();
    const { errors } = await save(
      token,
      candidateFields({ birthDate: '1998-03-29', mobile: '+44 7700 900444', pincode: 'le4 6xx' }),
    );
    expect(errors).toBeUndefined();
    expect(await own(token)).toMatchObject({
      version: 1,
      birthDate: '1998-03-29',
      mobile: '7700900444',
      pincode: 'LE4 6XX',
      consent: true,
      photo: { width: 450, height: 600, url: expect.stringMatching(/^\/ProfileImages\/[a-z2-7]{26}\.jpg$/) },
    });
  });

  it('needs a photo at first; an edit without one keeps it', async () => {
    const { token } = await member();
    const refused = await save(token, candidateFields(), false);
    expect(refused.errors?.[0]?.message).toBe('Select profile image');
    expect(await own(token)).toBeNull();
    const first = (await save(token, candidateFields())).data.saveMyCandidate;
    const { data } = await save(
      token,
      candidateFields({ firstName: 'Renamed', version: first.version }),
      false,
    );
    expect(data.saveMyCandidate.photo).toEqual(first.photo);
    expect(await own(token)).toMatchObject({ firstName: 'Renamed', version: 2 });
  });

  it('[UP-11] an outdated version is refused before the photo is processed', async () => {
    const { token } = await member();
    const { version } = (await save(token, candidateFields())).data.saveMyCandidate;
    const whole = await picture({ format: 'jpeg' });
    const file = {
      content: whole.subarray(0, whole.length - 40),
      fileName: 'me.jpg',
      contentType: 'image/jpeg',
    };
    const code = async (seen: number) => {
      const variables = { input: candidateFields({ version: seen }) };
      const { errors } = await graphqlUpload(app, { query: SAVE, variables, token, file, as: 'photo' });
      return errors?.[0]?.extensions.code;
    };
    expect([await code(version + 1), await code(version)]).toEqual(['CONFLICT', 'BAD_USER_INPUT']);
  });

  it('[D64] religion or caste needs consent, whose time and version are stored', async () => {
    const { id, token } = await member();
    const refused = await save(token, candidateFields({ consent: false }));
    expect(refused.errors?.[0]).toMatchObject({
      extensions: { field: 'consent', messageKey: 'consentRequired' },
    });
    const silent = { religion: PREFER_NOT_TO_SAY, caste: PREFER_NOT_TO_SAY, consent: false };
    expect((await save(token, candidateFields(silent))).errors).toBeUndefined();
    expect(await own(token)).toMatchObject({ consent: false, consentedAt: null });
    const edit = async (version: number, city: string) =>
      (await save(token, candidateFields({ version, city }), false)).data.saveMyCandidate;
    const given = (await edit(1, 'Leicester')).consentedAt;
    expect(Date.parse(given)).toBeGreaterThan(Date.now() - 60_000);
    const later = await edit(2, 'Wembley');
    expect(later.consentedAt).toBe(given);
    const rows = await app.database.dataSource.manager.findBy(Candidate, { memberId: id });
    expect(rows).toMatchObject([{ consentVersion: CONSENT_VERSION }]);
  });

  it('[D64] a consent ends with the last of what it was to', async () => {
    const { token } = await member();
    await save(token, candidateFields());
    expect(await own(token)).toMatchObject({ consent: true });
    const silent = { religion: PREFER_NOT_TO_SAY, caste: PREFER_NOT_TO_SAY, consent: true };
    expect((await save(token, candidateFields({ version: 1, ...silent }), false)).errors).toBeUndefined();
    expect(await own(token)).toMatchObject({ consent: false, consentedAt: null });
  });

  it('[D64] a consent to older words keeps their version and its time until it is given again', async () => {
    const { id, token } = await member();
    await save(token, candidateFields());
    const older = { consentVersion: CONSENT_VERSION - 1, consentedAt: new Date('2026-01-02T03:04:05Z') };
    const { manager } = app.database.dataSource;
    await manager.update(Candidate, { memberId: id }, older);
    expect(await own(token)).toMatchObject({ consent: true, consentedAt: older.consentedAt.toISOString() });
    await save(token, candidateFields({ version: 1, consent: undefined }), false);
    expect(await manager.findBy(Candidate, { memberId: id })).toMatchObject([older]);
    await save(token, candidateFields({ version: 2 }), false);
    const [again] = await manager.findBy(Candidate, { memberId: id });
    expect(again?.consentVersion).toBe(CONSENT_VERSION);
    expect(again?.consentedAt?.getTime()).toBeGreaterThan(older.consentedAt.getTime());
  });

  it("'Currently Not Working' stores a dash and no details", async () => {
    const { token } = await member();
    const idle = {
      occupation: 'Currently Not Working',
      currency: '',
      annualIncome: '',
      occupationDescription: 'x',
    };
    expect((await save(token, candidateFields(idle))).errors).toBeUndefined();
    expect(await own(token)).toMatchObject({ currency: '-', annualIncome: '-', occupationDescription: '' });
  });

  it('[D70] takes values from the select lists; a value the profile already has may stay', async () => {
    const { id, token } = await member();
    for (const [field, value, messageKey] of [
      ['occupation', 'Astronaut of the moon', 'notInList'],
      ['countryCode', '999', 'notInList'],
      ['height', '-', 'notInList'],
      ['caste', '-', 'notInList'],
      ['profileForId', 99, 'profileForRequired'],
    ]) {
      const { errors } = await save(token, candidateFields({ [String(field)]: value }));
      expect(errors?.[0]?.extensions).toMatchObject({ field, messageKey });
    }
    await save(token, candidateFields());
    await app.database.dataSource.query(
      `UPDATE candidate SET caste = 'No longer offered' WHERE member_id = $1`,
      [id],
    );
    expect(
      (await save(token, candidateFields({ caste: 'No longer offered', version: 1 }), false)).errors,
    ).toBeUndefined();
  });

  it('[D70] is made for somebody whom the list offers; whom it no longer offers may stay, and cannot be chosen anew', async () => {
    const [kept, chosen] = [await member(), await member()];
    const [entry] = await app.database.dataSource.query(
      `INSERT INTO profile_for (name, language, default_gender, position) VALUES ('For an aunt', 'en', 'FEMALE', 97) RETURNING id`,
    );
    expect((await save(kept.token, candidateFields({ profileForId: entry.id }))).errors).toBeUndefined();
    await app.database.dataSource.query('UPDATE profile_for SET active = false WHERE id = $1', [entry.id]);
    const again = candidateFields({ profileForId: entry.id, version: 1, city: 'Luton' });
    expect((await save(kept.token, again, false)).errors).toBeUndefined();
    const { errors } = await save(chosen.token, candidateFields({ profileForId: entry.id }));
    expect(errors?.[0]?.extensions).toMatchObject({
      messageKey: 'profileForRequired',
      field: 'profileForId',
    });
    expect(await own(chosen.token)).toBeNull();
  });

  it('[DATA-5] of two concurrent edits the second is refused', async () => {
    const { token } = await member();
    const { version } = (await save(token, candidateFields())).data.saveMyCandidate;
    await save(token, candidateFields({ version, city: 'One' }), false);
    const { errors } = await save(token, candidateFields({ version, city: 'Two' }), false);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
  });

  it('[D52] of four concurrent first saves one creates the profile and the others are refused', async () => {
    const { id, token } = await member();
    const cities = ['One', 'Two', 'Three', 'Four'];
    const answers = await Promise.all(cities.map((city) => save(token, candidateFields({ city }))));
    const texts = answers.map(({ errors }) => errors?.[0]?.message ?? 'saved').sort();
    expect(texts).toEqual([...Array(3).fill('Record allready exists.'), 'saved']);
    const [saved] = cities.filter((_, index) => !answers[index]?.errors);
    expect(await app.database.dataSource.manager.findBy(Candidate, { memberId: id })).toMatchObject([
      { city: saved, version: 1 },
    ]);
  });

  it('[D52] [DATA-5] a save without a version overwrites nothing; saving a removed profile does not recreate it', async () => {
    const { token } = await member();
    const { version } = (await save(token, candidateFields({ city: 'One' }))).data.saveMyCandidate;
    const { errors } = await save(token, candidateFields({ city: 'Two' }), false);
    expect(errors?.[0]).toMatchObject({
      message: 'Record allready exists.',
      extensions: { code: 'CONFLICT' },
    });
    expect(await own(token)).toMatchObject({ version });
    await graphql(app, { query: REMOVE, token });
    const late = await save(token, candidateFields({ version }));
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
    expect(await own(token)).toBeNull();
  });

  it('[PRIV-3] a photo whose place another takes is deleted, and nobody gets it any more', async () => {
    const { token } = await member();
    const { version, photo } = (await save(token, candidateFields())).data.saveMyCandidate;
    const later = (await save(token, candidateFields({ version }))).data.saveMyCandidate.photo;
    const admin = { authorization: `Bearer ${await adminToken(app)}` };
    expect((await get(app, later.url, admin)).statusCode).toBe(200);
    expect((await get(app, photo.url, admin)).statusCode).toBe(404);
  });

  it('[PRIV-3] [D28] a photo is visible to members and admins only, and deleted with the profile', async () => {
    const owner = await member();
    const saved = (await save(owner.token, candidateFields())).data.saveMyCandidate;
    await confirmCandidate(app, saved.id);
    const { url } = saved.photo;
    const variant = url.replace('.jpg', '.webp');
    const as = async (path: string, token?: string) =>
      get(app, path, token ? { authorization: `Bearer ${token}` } : {});
    const other = await member();
    const user = await openSession(app, { userId: (await buildUser(app)).id });
    expect([(await as(url)).statusCode, (await as(url, user)).statusCode]).toEqual([401, 403]);
    for (const token of [owner.token, other.token, await adminToken(app)]) {
      const shown = await as(url, token);
      expect(shown.statusCode).toBe(200);
      expect(shown.headers).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect((await as(variant, token)).statusCode).toBe(200);
    }
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [owner.id]);
    expect((await as(url, other.token)).statusCode).toBe(404);
    expect((await as(url, await adminToken(app))).statusCode).toBe(200);
    await app.database.dataSource.query(`UPDATE member SET status = 'ACTIVE' WHERE id = $1`, [owner.id]);

    expect((await graphql(app, { query: REMOVE, token: owner.token })).data).toEqual({
      removeMyCandidate: true,
    });
    for (const path of [url, variant, '/ProfileImages/..%2f..%2fsecret', '/ProfileImages/%00.jpg'])
      expect((await as(path, owner.token)).statusCode).toBe(404);
    const [{ count }] = await app.database.dataSource.query(
      `SELECT count(*)::int AS count FROM media_file WHERE folder = 'ProfileImages' AND file_name = $1`,
      [url.split('/').at(-1)],
    );
    expect(count).toBe(0);
    const again = await graphql(app, { query: REMOVE, token: owner.token });
    expect(again.errors?.[0]?.message).toBe('Something went wrong.');
  });
});
