import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adminToken, buildMember, buildOfficer, buildUser, openSession } from '../../testing/factories.ts';
import { get, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const FREE_AMOUNT_TYPE = 6;

async function newDonor() {
  const user = await buildUser(app);
  return { user, token: await openSession(app, { userId: user.id }) };
}

function read(token: string | undefined, call: string) {
  return get(app, `/api/donpayment/${call}`, token ? { authorization: `Bearer ${token}` } : {});
}

function record(overrides: Record<string, unknown> = {}) {
  return {
    DonerID: 0,
    SubDnTypeID: FREE_AMOUNT_TYPE,
    DonerName: 'Old client',
    PhoneNo: '0116 496 0100',
    Email: 'old@example.org',
    DonatAmt: 25.5,
    Message: 'Jai Shri Krishna',
    Status: 'Paid',
    UserID: 1,
    ...overrides,
  };
}

function save(token: string | undefined, overrides: Record<string, unknown> = {}) {
  return legacySave(app, {
    url: '/api/donpayment/savedata',
    token,
    part: 'savedata',
    json: [record(overrides)],
  });
}

function stored(userId: number) {
  return app.database.dataSource.query('SELECT * FROM donation WHERE user_id = $1 ORDER BY id', [userId]);
}

describe('donations in the legacy calls', () => {
  it('[D31] the answer of savedata ends with a full stop; amounts are pounds, UserID and Status are ignored', async () => {
    const { user, token } = await newDonor();
    const response = await save(token);
    expect([response.statusCode, response.json()]).toEqual([200, 'Saved SuccessFully.']);
    expect(await stored(user.id)).toMatchObject([
      { donor_name: 'Old client', amount_pence: 2550, status: 'PENDING', sub_type_id: FREE_AMOUNT_TYPE },
    ]);
  });

  it.each([
    ['Select donation type.', { SubDnTypeID: 0, DonerName: '' }],
    ['Enter name', { DonerName: '', DonatAmt: 0 }],
    ['Enter valid amount.', { DonatAmt: 0.30000000000000004, Email: '' }],
    ['Enter email', { Email: '', PhoneNo: '' }],
    ['Enter phone no.', { PhoneNo: '' }],
  ])('[spec §5] answers "%s"', async (text, overrides) => {
    const { user, token } = await newDonor();
    const response = await save(token, overrides);
    expect([response.statusCode, response.json()]).toEqual([400, text]);
    expect(await stored(user.id)).toEqual([]);
  });

  it('[D30] a fixed fee replaces what is sent', async () => {
    const { user, token } = await newDonor();
    await save(token, { SubDnTypeID: 1, DonatAmt: 1 });
    expect((await stored(user.id))[0].amount_pence).toBe(2500);
  });

  it.each([1, '7', -1])('[D36] DonerID %j edits nothing and creates nothing', async (DonerID) => {
    const { user, token } = await newDonor();
    const response = await save(token, { DonerID });
    expect([response.statusCode, response.json()]).toEqual([
      404,
      'Something went wrong internal server error.',
    ]);
    expect(await stored(user.id)).toEqual([]);
  });

  /** Moves all donations of the user that far into the past. */
  const age = (userId: number, seconds: number) =>
    app.database.dataSource.query(
      `UPDATE donation SET created_at = now() - make_interval(secs => $2) WHERE user_id = $1`,
      [userId, seconds],
    );

  it('[D95] the same donation sent ten times at once makes one row', async () => {
    const { user, token } = await newDonor();
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(token)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(await stored(user.id)).toHaveLength(1);
  });

  it('[D95] a repeat within 15 seconds adds nothing, a later one is a new donation', async () => {
    const { user, token } = await newDonor();
    await save(token);
    await age(user.id, 3);
    await save(token);
    expect(await stored(user.id)).toHaveLength(1);
    await age(user.id, 16);
    await save(token);
    expect(await stored(user.id)).toHaveLength(2);
  });

  it('[D95] a repeat within 15 seconds adds nothing either when another donation was made meanwhile', async () => {
    const { user, token } = await newDonor();
    await save(token);
    await save(token, { Message: 'In memory of my mother' });
    await save(token);
    expect(await stored(user.id)).toHaveLength(2);
  });

  it.each([
    { SubDnTypeID: 7 },
    { DonerName: 'Another donor' },
    { PhoneNo: '0116 496 0101' },
    { Email: 'other@example.org' },
    { DonatAmt: 25.51 },
    { Message: 'Once more' },
  ])('[D95] with %j it is a new donation at once', async (overrides) => {
    const { user, token } = await newDonor();
    await save(token);
    await save(token, overrides);
    expect(await stored(user.id)).toHaveLength(2);
  });

  it('[REST-2] every field × every JSON type: no 5xx', async () => {
    const { token } = await newDonor();
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...Object.keys(record())), fc.jsonValue(), async (field, value) => {
        expect((await save(token, { [field]: value })).statusCode).toBeLessThan(500);
      }),
      { numRuns: 40 },
    );
  });

  it('getdontype has the rows of the three columns, with "" and 0 for missing cells', async () => {
    const { token } = await newDonor();
    const rows = (await read(token, 'getdontype/0')).json();
    expect(rows).toHaveLength(6);
    expect(rows[0]).toEqual({
      memFees: 'Single membership, one year',
      memFeesID: 1,
      festAdv: 'Navratri',
      festAdvID: 6,
      hallHire: 'Hall hire: deposit',
      hallHireID: 12,
    });
    expect(rows[5]).toMatchObject({ memFees: '', memFeesID: 0, festAdvID: 11, hallHireID: 17 });
  });

  it('getsubdontype: an id gives one, 0 all, an unknown one none; fees in pounds', async () => {
    const { token } = await newDonor();
    expect((await read(token, 'getsubdontype/1')).json()).toEqual([
      { subDnTypeID: 1, subDnType: 'Single membership, one year', dnTypeID: 1, feesAmt: 25 },
    ]);
    expect((await read(token, 'getsubdontype/12')).json()[0]).toMatchObject({ dnTypeID: 3, feesAmt: 200 });
    expect((await read(token, `getsubdontype/${FREE_AMOUNT_TYPE}`)).json()[0].feesAmt).toBe(0);
    expect((await read(token, 'getsubdontype/0')).json()).toHaveLength(17);
    expect((await read(token, 'getsubdontype/999')).json()).toEqual([]);
    expect((await read(token, 'getsubdontype/x')).statusCode).toBe(400);
  });

  it('getdonerinfo: the account with donerID 0, later the newest donation of that type', async () => {
    const { user, token } = await newDonor();
    const call = `getdonerinfo/0/${user.id}/${FREE_AMOUNT_TYPE}`;
    const account = { donerName: user.name, phoneNo: user.mobile.slice(-10), email: user.email };
    const type = { subDnTypeID: FREE_AMOUNT_TYPE, subDnType: 'Navratri' };
    expect((await read(token, call)).json()).toEqual([
      { donerID: 0, ...type, ...account, message: '', donatAmt: 0 },
    ]);
    await save(token);
    const [{ id }] = await stored(user.id);
    const expected = [
      {
        donerID: id,
        ...type,
        donerName: 'Old client',
        phoneNo: '0116 496 0100',
        email: 'old@example.org',
        message: 'Jai Shri Krishna',
        donatAmt: 25.5,
      },
    ];
    expect((await read(token, call)).json()).toEqual(expected);
    expect((await read(await adminToken(app), call)).json()).toEqual(expected);
  });

  it("[D22] another's details are refused; an admin may read any, which the audit log records", async () => {
    const [one, other] = [await newDonor(), await newDonor()];
    const call = `getdonerinfo/0/${one.user.id}/${FREE_AMOUNT_TYPE}`;
    const refused = await read(other.token, call);
    expect([refused.statusCode, refused.body]).toEqual([403, '"You are not allowed to do this."']);
    expect((await read(other.token, `getdonerinfo/0/999999/${FREE_AMOUNT_TYPE}`)).body).toBe(refused.body);
    const admin = await adminToken(app);
    expect((await read(admin, call)).json()[0].email).toBe(one.user.email);
    const lines =
      "SELECT 1 FROM audit_entry WHERE action = 'READ_PROFILE' AND subject = 'user' AND subject_id = $1";
    expect(await app.database.dataSource.query(lines, [one.user.id])).toHaveLength(1);
    expect((await read(admin, `getdonerinfo/0/999999/${FREE_AMOUNT_TYPE}`)).json()).toEqual([]);
  });

  it('[D22] a treasurer reads donors alone, not every account', async () => {
    const [donor, other] = [await newDonor(), await newDonor()];
    await save(donor.token);
    const treasurer = await openSession(app, { userId: (await buildOfficer(app, ['TREASURER'])).id });
    const another = FREE_AMOUNT_TYPE + 1;
    const call = (id: number) => read(treasurer, `getdonerinfo/0/${id}/${another}`);
    expect((await call(donor.user.id)).json()).toMatchObject([{ donerID: 0, email: donor.user.email }]);
    expect((await call(other.user.id)).json()).toEqual([]);
    expect((await call(999_999)).json()).toEqual([]);
  });

  it.each([
    ['nobody', 401],
    ['a member', 403],
  ])('[REST-7] %s may neither read nor save', async (who, status) => {
    const token =
      who === 'nobody' ? undefined : await openSession(app, { memberId: (await buildMember(app)).id });
    for (const call of ['getdontype/0', 'getsubdontype/0', 'getdonerinfo/0/1/1'])
      expect((await read(token, call)).statusCode).toBe(status);
    expect((await save(token)).statusCode).toBe(status);
  });
});
