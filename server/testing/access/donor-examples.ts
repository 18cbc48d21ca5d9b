import { booksOf } from '../../features/expected/expected-fixtures.ts';
import { giftFields } from '../../features/giving/gift-fixtures.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { about, type Build, plain, versioned } from './example-builders.ts';
import { unique } from './records.ts';

const DONOR = {
  kind: 'PERSON',
  address: '',
  postcode: '',
  email: '',
  phone: '',
  note: '',
  language: '',
} as const;

/** Creates a donor without an account. @returns its id and version */
export async function newDonor({ features }: TestApp): Promise<{ id: number; version: number }> {
  const id = await features.services.donors.save(OPERATOR, 'new', { ...DONOR, name: unique('Donor') });
  return { id, version: 1 };
}

/** The fields of an envelope of ten pounds. */
const envelope = () => ({
  key: unique('envelope').replace(' ', '-'),
  donorName: '',
  subTypeId: 6,
  amount: '10',
  paymentMethod: 'CASH' as const,
  chequeNumber: '',
});

/** Creates a count of one envelope, ready to be booked. */
async function newCount({ features }: TestApp): Promise<{ id: number; version: number; key: string }> {
  const { cashCounts } = features.services;
  const said = { day: '2026-11-01', place: 'Hall', countedBy: 'Asha', countedWith: 'Kiran', counted: '10' };
  const id = await cashCounts.save(OPERATOR, 'new', { ...said, explanation: '' });
  const { key } = await cashCounts.saveRow(OPERATOR, id, envelope());
  return { id, version: 1, key };
}

/** Creates a donor with an e-mail who gave something in 2026. @returns the id */
export async function newGiver(app: TestApp): Promise<number> {
  const email = `${unique('giver').replace(' ', '-')}@example.org`;
  const { donors, cashCounts, cashCountBookings } = app.features.services;
  const donorId = await donors.save(OPERATOR, 'new', { ...DONOR, name: 'Giver', email });
  const said = { day: '2026-11-01', place: 'Hall', countedBy: 'Asha', countedWith: 'Kiran', counted: '10' };
  const id = await cashCounts.save(OPERATOR, 'new', { ...said, explanation: '' });
  const row = await cashCounts.saveRow(OPERATOR, id, { ...envelope(), donorId });
  await cashCountBookings.book(OPERATOR, { id, version: 1, rows: [row] });
  return donorId;
}

/** All of them over, as sending to all asks for. */
const DAYS = { from: '2026-01-01', to: '2026-11-02' };

/** Creates a count of one envelope that is booked. @returns the id */
export async function newBookedCount(app: TestApp): Promise<number> {
  const { id, version, key } = await newCount(app);
  const rows = [{ key, version: 1 }];
  await app.features.services.cashCountBookings.book(OPERATOR, { id, version, rows });
  return id;
}

async function newVoidCount(app: TestApp): Promise<number> {
  const id = await newBookedCount(app);
  await app.features.services.cashCountBookings.undo(OPERATOR, id, { reason: 'Typed twice' });
  return id;
}

/** Calls about donors and counts, each with what it needs. */
export const DONOR_EXAMPLES: Record<string, Build> = {
  saveDonor: async () => ({ variables: { input: { ...DONOR, name: unique('Donor') } } }),
  mergeDonors: async (app) => {
    const { id, version } = await newDonor(app);
    const into = await newDonor(app);
    return { variables: { id, version, intoId: into.id, intoVersion: into.version } };
  },
  undoDonorMerge: about(async (app) =>
    app.features.services.donorMerges.merge(OPERATOR, await newDonor(app), await newDonor(app)),
  ),
  sendDonorStatement: about(newGiver, DAYS),
  sendDonorStatements: async (app) => {
    await newGiver(app);
    return { variables: { ...DAYS, areChanged: false } };
  },
  saveCashCount: plain({ input: { day: '2026-11-01', place: 'Hall' } }),
  saveCashEnvelope: async (app) => ({
    variables: { countId: (await newCount(app)).id, input: envelope() },
  }),
  removeCashEnvelope: async (app) => {
    const { id, key } = await newCount(app);
    return { variables: { countId: id, key } };
  },
  removeCashCount: versioned(newCount),
  bookCashCount: async (app) => {
    const { key, ...seen } = await newCount(app);
    return { variables: { ...seen, rows: [{ key, version: 1 }] } };
  },
  voidCashCount: about(newBookedCount, { reason: 'Typed twice' }),
  copyCashCount: about(newVoidCount),
};

/** Promises a donation every month, as a donor without an account. @returns whose, and for what */
async function newStandingOrder({ features, database }: TestApp) {
  const fields = giftFields({ frequency: 'MONTHLY' });
  const options = { idempotencyKey: String(fields.idempotencyKey), madeAt: new Date() };
  await features.services.gifts.give({ userId: 0, mobile: '' }, fields as never, options);
  const [order] = await database.dataSource.query(
    'SELECT donor_id AS "donorId", sub_type_id AS "subTypeId" FROM donation WHERE email = $1',
    [fields.email],
  );
  return order;
}

/** Calls about money that is expected, each with what it needs. */
export const EXPECTED_EXAMPLES: Record<string, Build> = {
  setStandingOrderEnded: async (app) => ({
    variables: { ...(await newStandingOrder(app)), isEnded: true },
  }),
  turnMembershipReminders: plain({ isOn: true }),
  remindMembers: async (app) => {
    const { newDonor: newMember, give, newMembership } = booksOf(app);
    const { donorId } = await newMember();
    const subTypeId = await newMembership('YEAR');
    await give({ donorId, subTypeId, receivedOn: '2024-07-01', paymentMethod: 'CASH' });
    return { variables: { donorIds: [donorId] } };
  },
};
