import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminToken, buildMember, buildUser, openSession, picture } from '../../../testing/factories.ts';
import { graphql, graphqlUpload } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { countDesk, envelope } from '../../counts/count-fixtures.ts';
import { sponsorsOf } from '../../sponsors/sponsor-fixtures.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';

const app = sharedTestApp();

const FIELDS = 'id version name translations { language name } column feePence isActive';
const ALL = `{ allDonationTypes { ${FIELDS} } }`;
const ACTIVE = '{ donationTypes { id name } }';
const SAVE = `mutation Save($input: DonationTypeInput!) { saveDonationType(input: $input) { ${FIELDS} } }`;
const MOVE = 'mutation Move($id: Int!, $place: Int!) { moveDonationType(id: $id, place: $place) }';
const REMOVE = 'mutation Remove($id: Int!) { deleteDonationType(id: $id) }';
const DONATE =
  'mutation Donate($input: DonationInput!) { donate(input: $input) { reference typeName amountPence } }';
const MINE = '{ myDonations { items { typeName } } }';

let admin: Promise<string> | undefined;

/** One admin for the whole file: signing up takes a while. */
function token(): Promise<string> {
  admin ??= adminToken(app);
  return admin;
}

async function ask(query: string, variables: Record<string, unknown> = {}, as?: string) {
  return graphql(app, { query, variables, token: as ?? (await token()) });
}

function save(overrides: Record<string, unknown> = {}) {
  const fields = {
    name: 'Tulsi Vivah',
    translations: [{ language: 'gu', name: 'તુલસી વિવાહ' }],
    column: 'FESTIVAL',
    fee: '',
    isActive: true,
  };
  return ask(SAVE, { input: { ...fields, ...overrides } });
}

async function create(overrides: Record<string, unknown> = {}) {
  return (await save(overrides)).data.saveDonationType;
}

async function all(): Promise<{ id: number; name: string; column: string }[]> {
  return (await ask(ALL)).data.allDonationTypes;
}

async function idsOf(column: string) {
  return (await all()).filter((type) => type.column === column).map(({ id }) => id);
}

async function donate(subTypeId: number, as?: string) {
  const donor = { donorName: 'Kiran', email: 'kiran@example.org', phone: '0116' };
  const input = { subTypeId, ...donor, amount: '5', idempotencyKey: randomUUID() };
  return ask(DONATE, { input }, as);
}

describe('a membership’s period and the day on which its year begins', () => {
  it('are checked together when one of them is sent', async () => {
    let { id, version } = await create({ membershipPeriod: 'FIXED_YEAR', membershipStartsOn: '04-01' });
    const change = async (sent: Record<string, unknown>) => {
      const { data, errors } = await save({ id, version, ...sent });
      if (errors) return errors[0]?.extensions.field;
      version = data.saveDonationType.version;
      const { membershipPeriod, membershipStartsOn } = await app.database.dataSource.manager.findOneByOrFail(
        DonationSubType,
        { id },
      );
      return [membershipPeriod, membershipStartsOn];
    };
    expect(await change({ membershipStartsOn: '07-01' })).toEqual(['FIXED_YEAR', '07-01']);
    expect(await change({ membershipStartsOn: null })).toEqual(['FIXED_YEAR', '07-01']);
    expect(await change({ membershipStartsOn: '02-29' })).toBe('membershipStartsOn');
    expect(await change({ membershipPeriod: null, membershipStartsOn: 'June' })).toBe('membershipStartsOn');
    expect(await change({ membershipPeriod: 'FIXED_YEAR' })).toEqual(['FIXED_YEAR', '07-01']);
    expect(await change({})).toEqual(['FIXED_YEAR', '07-01']);
    expect(await change({ membershipPeriod: 'YEAR' })).toEqual(['YEAR', '']);
    expect(await change({ membershipPeriod: 'FIXED_YEAR' })).toBe('membershipStartsOn');
  });
});

describe('donation types', () => {
  it('one is read by its id while it is active', async () => {
    const type = await create({ fee: '12.50' });
    const query = 'query One($id: Int!) { donationType(id: $id) { id name column feePence } }';
    const one = async () => (await ask(query, { id: type.id })).data.donationType;
    const { id, name, column, feePence } = type;
    expect(await one()).toEqual({ id, name, column, feePence });
    await save({ id, version: type.version, isActive: false });
    expect(await one()).toBeNull();
  });

  it('visitors see its sentence, what sums do and its picture; another picture takes its place', async () => {
    const said = { purpose: 'Warm food', effects: '51: Lunch for seventeen people\n£1,001: A new stove' };
    const { id, version } = await create(said);
    const query = 'mutation ($id: Int!, $file: Upload!) { saveDonationTypePicture(id: $id, file: $file) }';
    const seen = async () => {
      const { giftFunds } = (await ask('{ giftFunds { id purpose effects file { url } } }')).data;
      return giftFunds.find((fund: { id: number }) => fund.id === id);
    };
    const addPicture = async () => {
      const file = { content: await picture(), fileName: 'kitchen.png', contentType: 'image/png' };
      await graphqlUpload(app, { query, token: await token(), variables: { id }, file });
      return (await seen()).file.url;
    };
    const first = await addPicture();
    const second = await addPicture();
    expect(await seen()).toEqual({ id, ...said, file: { url: second } });
    expect((await app.server.inject(second)).statusCode).toBe(200);
    expect((await app.server.inject(first)).statusCode).toBe(404);
    // Who saw the first does not remove the second.
    const remove =
      'mutation ($id: Int!, $seenFile: String!) { removeDonationTypePicture(id: $id, seenFile: $seenFile) }';
    const late = await ask(remove, { id, seenFile: first.slice(first.lastIndexOf('/') + 1) });
    expect(late.errors?.[0]?.extensions.messageKey).toBe('changedByAnother');
    expect((await app.server.inject(second)).statusCode).toBe(200);
    // A picture is no conflict for who edits the texts, and goes with its type.
    expect((await save({ id, version, purpose: null, effects: null })).data.saveDonationType.version).toBe(
      version + 1,
    );
    await ask(REMOVE, { id });
    expect((await app.server.inject(second)).statusCode).toBe(404);
  });

  it.each(['Lunch for 51', '51', 'fifty: Lunch', '51: Lunch\nand more'])(
    'what sums do is a sum, a colon and words on each line: %j is refused',
    async (effects) => {
      const { errors } = await save({ effects });
      expect([errors?.[0]?.extensions.messageKey, errors?.[0]?.extensions.field]).toEqual([
        'invalidSumLines',
        'effects',
      ]);
    },
  );

  it('a translation of its sentence alone gives its donations no name in that language', async () => {
    const { id } = await create({ translations: [{ language: 'gu', purpose: 'ગરમ ભોજન' }] });
    const donor = await openSession(app, { userId: (await buildUser(app)).id });
    await donate(id, donor);
    const mine = '{ myDonations(language: "gu") { items { typeName } } }';
    expect((await ask(mine, {}, donor)).data.myDonations.items).toEqual([{ typeName: 'Tulsi Vivah' }]);
  });

  it('a new one is placed at the end of its column', async () => {
    const type = await create({ name: ' Tulsi Vivah ', fee: '12.50' });
    expect(type).toEqual({
      id: expect.any(Number),
      version: 1,
      name: 'Tulsi Vivah',
      translations: [
        { language: 'en', name: 'Tulsi Vivah' },
        { language: 'gu', name: 'તુલસી વિવાહ' },
      ],
      column: 'FESTIVAL',
      feePence: 1250,
      isActive: true,
    });
    expect((await idsOf('FESTIVAL')).at(-1)).toBe(type.id);
  });

  it.each([
    ['', null],
    ['0', null],
    ['0.00', null],
    ['100000', 10_000_000],
  ])('[D30] the fee %j is %j pence', async (fee, pence) => {
    expect((await create({ fee })).feePence).toBe(pence);
  });

  it.each([
    ['Enter the name of the donation type.', 'name', { name: ' ', fee: 'x' }],
    ['Enter the fee as an amount, or leave it blank.', 'fee', { fee: '-1' }],
    ['Enter the fee as an amount, or leave it blank.', 'fee', { fee: '1.005' }],
    ['Enter the fee as an amount, or leave it blank.', 'fee', { fee: '100000.01' }],
    [
      'This text is too long.',
      'translations.gu.name',
      { translations: [{ language: 'gu', name: 'ક'.repeat(121) }] },
    ],
  ])('answers "%s" for %s %j', async (text, field, overrides) => {
    const { status, errors } = await save(overrides);
    expect([status, errors?.[0]?.message, errors?.[0]?.extensions.field]).toEqual([400, text, field]);
  });

  it('[DATA-5] of two edits of the same version the second is refused', async () => {
    const { id, version } = await create();
    expect((await save({ id, version, name: 'First' })).data.saveDonationType.version).toBe(version + 1);
    const late = await save({ id, version, name: 'Second' });
    expect([late.status, late.errors?.[0]?.extensions.messageKey]).toEqual([409, 'changedByAnother']);
    expect((await save({ id })).status).toBe(409);
  });

  it('[D36] editing an unknown id creates nothing', async () => {
    const before = (await all()).length;
    const { status, errors } = await save({ id: 999_999, version: 1 });
    expect([status, errors?.[0]?.message]).toEqual([404, 'Something went wrong internal server error.']);
    expect(await all()).toHaveLength(before);
  });

  it('a new name or fee does not change earlier donations', async () => {
    const donor = await openSession(app, { userId: (await buildUser(app)).id });
    const { id, version } = await create({ name: 'Old name', fee: '7' });
    await donate(id, donor);
    await save({ id, version, name: 'New name', fee: '9' });
    expect((await ask(MINE, {}, donor)).data.myDonations.items).toEqual([{ typeName: 'Old name' }]);
    expect((await donate(id, donor)).data.donate).toMatchObject({ typeName: 'New name', amountPence: 900 });
  });

  it('an inactive type is neither offered nor accepted, and can be reactivated', async () => {
    const { id, version } = await create();
    const { data } = await save({ id, version, isActive: false });
    const listed = async () =>
      (await ask(ACTIVE)).data.donationTypes.some((type: { id: number }) => type.id === id);
    expect(await listed()).toBe(false);
    expect((await donate(id)).errors?.[0]?.message).toBe('Select donation type.');
    await save({ id, version: data.saveDonationType.version });
    expect(await listed()).toBe(true);
  });

  it('one with donations cannot be removed, one without can', async () => {
    const [used, unused] = [await create(), await create()];
    await donate(used.id);
    const refused = await ask(REMOVE, { id: used.id });
    expect([refused.status, refused.errors?.[0]?.extensions.messageKey]).toEqual([409, 'donationTypeInUse']);
    expect((await ask(REMOVE, { id: unused.id })).data.deleteDonationType).toBe(true);
    expect((await ask(REMOVE, { id: unused.id })).status).toBe(404);
    const ids = (await all()).map(({ id }) => id);
    expect([ids.includes(used.id), ids.includes(unused.id)]).toEqual([true, false]);
  });

  it('one that an envelope of a draft or something to sponsor names cannot be removed', async () => {
    const [counted, sponsored] = [await create(), await create()];
    await countDesk(app).draft({ counted: '10' }, envelope({ subTypeId: counted.id }));
    await sponsorsOf(app).newOffer({ subTypeId: sponsored.id });
    for (const { id } of [counted, sponsored]) {
      const { status, errors } = await ask(REMOVE, { id });
      expect([status, errors?.[0]?.extensions.messageKey]).toEqual([409, 'donationTypeInUse']);
    }
    const ids = (await all()).map(({ id }) => id);
    expect([ids.includes(counted.id), ids.includes(sponsored.id)]).toEqual([true, true]);
  });

  it('a type moves within its column, and only the others between make room', async () => {
    const before = await idsOf('MEMBERSHIP');
    const others = await idsOf('FESTIVAL');
    const last = before.at(-1)!;
    expect((await ask(MOVE, { id: last, place: 1 })).data.moveDonationType).toBe(true);
    expect(await idsOf('MEMBERSHIP')).toEqual([last, ...before.slice(0, -1)]);
    await ask(MOVE, { id: last, place: 99 });
    expect([await idsOf('MEMBERSHIP'), await idsOf('FESTIVAL')]).toEqual([before, others]);
    expect((await ask(MOVE, { id: last, place: 0 })).status).toBe(400);
    expect((await ask(MOVE, { id: 999_999, place: 1 })).status).toBe(404);
  });

  it('[DATA-5] a move is no conflict for somebody who edits the type', async () => {
    const { id, version } = await create();
    await ask(MOVE, { id, place: 1 });
    expect((await save({ id, version, name: 'Renamed' })).errors).toBeUndefined();
  });

  it.each([
    ['nobody', 401],
    ['a main user', 403],
    ['a member', 403],
  ])('[AUTHZ-2] %s may neither see all nor change any', async (who, status) => {
    const owner =
      who === 'a member' ? { memberId: (await buildMember(app)).id } : { userId: (await buildUser(app)).id };
    const session = who === 'nobody' ? '' : await openSession(app, owner);
    const before = (await ask(ALL)).body;
    const input = { id: 1, version: 1, name: 'x', column: 'FESTIVAL', fee: '', isActive: true };
    const ids = await idsOf('FESTIVAL');
    for (const [query, variables] of [
      [ALL, {}],
      [SAVE, { input }],
      [MOVE, { id: ids.at(-1), place: 1 }],
      [REMOVE, { id: 2 }],
    ] as const)
      expect((await ask(query, variables, session)).status).toBe(status);
    expect((await ask(ALL)).body).toBe(before);
  });
});
