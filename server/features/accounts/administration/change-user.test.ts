import { describe, expect, it } from 'vitest';
import { adminToken, buildUser, openSession, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { signInTo } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { User } from '../user.entity.ts';

const USER = `query ($id: Int!) { user(id: $id) {
  id version name email mobile address postcode sheri officeRoles { role } status } }`;
const CHANGE = `mutation ($id: Int!, $input: UserInput!, $version: Int!, $reason: String!) {
  changeUser(id: $id, input: $input, version: $version, reason: $reason) { id version name email mobile } }`;
const REASON = 'She asked on the telephone';

function inputOf({ name, email, mobile, address, postcode, sheri }: User, change: object = {}) {
  return { name, email, mobile: mobile.slice(3), address, postcode, sheri, ...change };
}

describe("an admin's change of somebody else's account", () => {
  const app = sharedTestApp();

  const someone = (fields: Partial<User> = {}) =>
    buildUser(app, { address: '1 Tulsi Lane', postcode: 'LE4 6XX', sheri: 'Desai Pol', ...fields });
  const change = (token: string | undefined, user: User, fields: object = {}, others: object = {}) =>
    graphql(app, {
      query: CHANGE,
      variables: {
        id: user.id,
        input: inputOf(user, fields),
        version: user.version,
        reason: REASON,
        ...others,
      },
      token,
    });
  const saveLegacy = (token: string, user: User, fields: object = {}) =>
    app.server.inject({
      method: 'POST',
      url: '/api/login/saveuser',
      headers: { authorization: `Bearer ${token}` },
      payload: {
        UserID: user.id,
        UserName: user.name,
        EmailID: user.email,
        MobileNo: user.mobile.slice(3),
        Address: user.address,
        PostCode: user.postcode,
        Sheri: user.sheri,
        ...fields,
      },
    });
  const stored = ({ id }: User) => app.database.dataSource.manager.findOneByOrFail(User, { id });
  const linesOf = ({ id }: User) =>
    app.database.dataSource.query(
      `SELECT action, detail, reason FROM audit_entry WHERE subject = 'user' AND subject_id = $1 ORDER BY id`,
      [id],
    );
  const isSignedIn = async (token: string) =>
    (await graphql(app, { query: '{ viewer { userId } }', token })).data.viewer.userId > 0;

  it('keeps an account without an address as it was made, by both ways, and takes no address away', async () => {
    const admin = await adminToken(app);
    const imported = await someone({ address: '', postcode: '', sheri: '' });
    expect((await change(admin, imported, { name: 'Kantaben' })).data).toMatchObject({
      changeUser: { name: 'Kantaben' },
    });
    expect((await saveLegacy(admin, imported, { Address: '7 Peepal Road' })).json()).toBe(imported.id);
    const known = await stored(imported);
    expect(inputOf(known)).toMatchObject({ address: '7 Peepal Road', postcode: '', sheri: '' });
    const refused = await change(admin, known, { address: ' ' });
    expect(refused.errors?.[0]?.extensions).toMatchObject({
      messageKey: 'addressRequired',
      field: 'address',
    });
    expect((await saveLegacy(admin, known, { Address: '' })).json()).toBe('Enter address');
  });

  it('[D100] one user’s record is for admins only, and the audit log records that it was read', async () => {
    const user = await someone({ address: '7 Peepal Road' });
    const read = async (token: string, id = user.id) =>
      graphql(app, { query: USER, variables: { id }, token });
    const admin = await adminToken(app);
    expect((await read(admin)).data.user).toMatchObject({
      ...inputOf(user),
      id: user.id,
      version: 1,
      address: '7 Peepal Road',
    });
    expect(await linesOf(user)).toEqual([{ action: 'READ_RECORD', detail: null, reason: null }]);
    expect((await read(admin, 999_999)).data.user).toBeNull();
    const own = await openSession(app, { userId: user.id });
    expect((await read(own)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });

  it('[D100] needs a reason, which the audit log keeps', async () => {
    const user = await someone();
    const { data } = await change(await adminToken(app), user, { name: 'Corrected Name', sheri: 'Moti Pol' });
    expect(data.changeUser).toMatchObject({ id: user.id, version: 2, name: 'Corrected Name' });
    expect(await stored(user)).toMatchObject({ name: 'Corrected Name', sheri: 'Moti Pol', officeRoles: [] });
    expect(await linesOf(user)).toEqual([{ action: 'CHANGE', detail: null, reason: REASON }]);
    expect((await signInTo(app, { login: user.email, password: PASSWORD })).status).toBe(200);
  });

  it.each([
    ['', 'changeReasonRequired'],
    [' ok ', 'changeReasonRequired'],
    ['r'.repeat(201), 'textTooLong'],
    ['one\nline', 'oneLineOnly'],
  ])('[D100] nothing changes with the reason %j', async (reason, messageKey) => {
    const user = await someone();
    const { errors } = await change(await adminToken(app), user, { name: 'Without Reason' }, { reason });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'reason', messageKey });
    expect([(await stored(user)).name, await linesOf(user)]).toEqual([user.name, []]);
  });

  it('[D100] is validated like a change by the owner', async () => {
    const user = await someone();
    const { errors } = await change(await adminToken(app), user, { name: ' ' });
    expect(errors?.[0]).toMatchObject({ message: 'Enter name', extensions: { field: 'name' } });
  });

  it('[D100] with an outdated version is refused', async () => {
    const user = await someone();
    const admin = await adminToken(app);
    await change(admin, user, { name: 'First' });
    const { errors } = await change(admin, user, { name: 'Second' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'changedByAnother' });
    expect([(await stored(user)).name, (await linesOf(user)).length]).toEqual(['First', 1]);
  });

  it.each([
    ['e-mail', () => ({ email: `Moved.${Date.now()}@Example.org` })],
    ['mobile', () => ({ mobile: '07700 900 982' })],
  ])('[D100] a new %s ends the sessions of that user', async (_what, fields) => {
    const user = await someone();
    const sessions = [
      await openSession(app, { userId: user.id }),
      await openSession(app, { userId: user.id }, 'COOKIE'),
    ];
    const { data } = await change(await adminToken(app), user, fields());
    for (const session of sessions) expect(await isSignedIn(session)).toBe(false);
    const { email, mobile } = data.changeUser;
    for (const login of [email, mobile])
      expect((await signInTo(app, { login })).data.signIn.userId).toBe(user.id);
  });

  it('[D100] the old mobile and e-mail are notified, without the new ones', async () => {
    const user = await someone();
    const admin = await adminToken(app);
    const email = `moved.${user.email}`;
    expect((await change(admin, user, { email, mobile: '07700 900 984' })).errors).toBeUndefined();
    await app.outboxSender.sendDue();
    const text = app.messages.texts.filter(({ to }) => to === user.mobile);
    expect(text).toMatchObject([{ text: expect.stringContaining('An administrator has changed') }]);
    const letter = app.messages.mails.filter(({ to }) => to === user.email);
    expect(letter).toMatchObject([{ text: expect.stringContaining('An administrator has changed') }]);
    expect(JSON.stringify([text, letter])).not.toMatch(/moved|900 ?984/);
    const all = app.messages.mails.length + app.messages.texts.length;
    await change(admin, user, { email, mobile: '07700 900 984', name: 'Another' }, { version: 2 });
    await app.outboxSender.sendDue();
    expect(app.messages.mails.length + app.messages.texts.length).toBe(all);
  });

  it('[D100] is told in the language that they were last seen to read, a text message always in English', async () => {
    const user = await someone({ letterLanguage: 'gu' });
    await change(await adminToken(app), user, { mobile: '07700 900 986' });
    await app.outboxSender.sendDue();
    const { text: letter } = app.messages.mails.find(({ to }) => to === user.email)!;
    expect(letter).toMatch(/[\u0a80-\u0aff]/);
    expect(letter).not.toContain('administrator');
    const sent = app.messages.texts.filter(({ to }) => to === user.mobile);
    expect(sent).toMatchObject([{ text: expect.stringContaining('An administrator has changed') }]);
  });

  it.each([
    ['email', { email: 'taken.over@example.org' }, { EmailID: 'taken.over@example.org' }],
    ['mobile', { mobile: '07700 900 985' }, { MobileNo: '07700 900 985' }],
  ])(
    "[D100] cannot change another administrator's %s, also not by REST, but their name",
    async (field, fields, legacy) => {
      const other = await someone({ officeRoles: [{ role: 'TREASURER', endsAt: null }] });
      const session = await openSession(app, { userId: other.id });
      const admin = await adminToken(app);
      const { errors } = await change(admin, other, { ...fields, name: 'Other Name' });
      expect(errors?.[0]).toMatchObject({
        message: 'Administrators change their email and mobile themselves, in their profile.',
        extensions: { code: 'FORBIDDEN', messageKey: 'adminContactIsTheirs', field },
      });
      expect((await saveLegacy(admin, other, legacy)).statusCode).toBe(403);
      expect(await stored(other)).toMatchObject({
        name: other.name,
        email: other.email,
        mobile: other.mobile,
      });
      expect(await isSignedIn(session)).toBe(true);
      expect((await change(admin, other, { name: 'Other Name' })).data.changeUser.name).toBe('Other Name');
    },
  );

  it('[D100] of the name only leaves the user signed in, also if e-mail and mobile are spelt differently', async () => {
    const user = await someone();
    const session = await openSession(app, { userId: user.id });
    const fields = { name: 'Another', email: user.email.toUpperCase(), mobile: `0${user.mobile.slice(3)}` };
    expect((await change(await adminToken(app), user, fields)).errors).toBeUndefined();
    expect(await isSignedIn(session)).toBe(true);
  });

  it("[D100] is refused for one's own account, which needs its password", async () => {
    const admin = await someone({ officeRoles: [{ role: 'OWNER', endsAt: null }] });
    const { errors } = await change(await openSession(app, { userId: admin.id }), admin, { name: 'Myself' });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', messageKey: 'ownAccountElsewhere' });
    expect((await stored(admin)).name).toBe(admin.name);
  });

  it('[D100] accepts no password', async () => {
    const user = await someone();
    for (const password of [{ password: 'lantern-8271-ghee' }, { newPassword: 'lantern-8271-ghee' }])
      expect((await change(await adminToken(app), user, password)).status).toBe(400);
    expect((await signInTo(app, { login: user.email, password: PASSWORD })).status).toBe(200);
  });

  it("[D12] [D100] cannot reuse another account's e-mail or mobile; the refusal is not in the audit log", async () => {
    const [user, other] = [await someone(), await someone()];
    for (const [field, fields] of [
      ['email', { email: other.email }],
      ['mobile', { mobile: other.mobile.slice(3) }],
    ] as const) {
      const { errors } = await change(await adminToken(app), user, fields);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', field });
    }
    expect(await linesOf(user)).toEqual([]);
  });

  it('[D100] is for admins only, and an unknown user is not found', async () => {
    const user = await someone();
    const stranger = await openSession(app, { userId: (await someone()).id });
    expect((await change(stranger, user)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await change(undefined, user)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    const { errors } = await change(await adminToken(app), user, {}, { id: 999_999 });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', messageKey: 'notFound' });
  });

  it('[D11] [D100] by old clients has no reason, and the audit log says that it was by REST', async () => {
    const user = await someone();
    const saved = await saveLegacy(await adminToken(app), user, { UserName: 'By an old client' });
    expect(saved.statusCode).toBe(200);
    expect(await linesOf(user)).toEqual([{ action: 'CHANGE', detail: 'BY_REST', reason: null }]);
  });
});
