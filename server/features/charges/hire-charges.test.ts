import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { bankDesk, csv, DAY, type Line } from '../bank/bank-fixtures.ts';
import { CANCEL, REMOVE, SAVE } from '../hall-hire/hall-hire-fixtures.ts';
import { chargeDesk } from './charge-fixtures.ts';

const app = sharedTestApp();
const desk = chargeDesk(app);
const bank = bankDesk(app);

const today = currentDay();
const CASH = { day: today, method: 'CASH' };

type Hire = Awaited<ReturnType<typeof desk.hire>>;

/** Saves a hire again, as the office does. */
async function save({ id, version, fields }: Hire, changed: object = {}): Promise<Hire> {
  const input = { ...fields, ...changed };
  const variables = { input: { ...input, id, version } };
  const { data, errors } = await graphql(app, { query: SAVE, variables, token: await desk.token() });
  if (errors) throw new Error(errors[0]!.message);
  return { ...data.hire, fields: input };
}

const asked = async ({ id }: Hire) =>
  (await desk.of(id)).map(({ kind, pence, state }) => [kind, pence, state].join(' ')).sort();

describe('what a hire costs, once it is asked', () => {
  it('is not asked again when it was waived and only other things of the hire change', async () => {
    const hire = await desk.hire();
    const deposit = await desk.ofKind(hire.id, 'DEPOSIT');
    await desk.done('void', { id: deposit.id, reason: 'A member of long standing' });
    const waived = ['DEPOSIT 10000 VOID', 'HIRE 25000 OPEN'];
    const saved = await save(hire, { purpose: 'Wedding' });
    expect(await asked(hire)).toEqual(waived);
    const slot = { date: '2093-02-03', from: '18:00', to: '22:00', roomIds: [1] };
    const { version } = await app.features.services.hireMoves.move(OPERATOR, hire.id, saved.version, slot);
    expect(await asked(hire)).toEqual(waived);
    await save({ ...saved, version }, { charges: '300' });
    expect(await asked(hire)).toEqual(['DEPOSIT 10000 VOID', 'HIRE 30000 OPEN']);
  });

  it('is asked by a charge of its own where it was asked no more in between, which stays so', async () => {
    const hire = await desk.hire();
    const free = await save(hire, { deposit: '' });
    await save(free, { deposit: '120' });
    expect(await asked(hire)).toEqual(['DEPOSIT 10000 VOID', 'DEPOSIT 12000 OPEN', 'HIRE 25000 OPEN']);
  });

  it('counts what was paid when its price or deposit is emptied and put back before anything has gone back', async () => {
    const hire = await desk.hire({ charges: '400' });
    const deposit = await desk.ofKind(hire.id, 'DEPOSIT');
    await desk.done('pay', { id: deposit.id, input: { seenPence: 10_000, amount: '100', ...CASH } });
    const { id } = await desk.ofKind(hire.id, 'HIRE');
    await desk.done('pay', { id, input: { seenPence: 40_000, amount: '150', ...CASH } });
    const emptied = await save(hire, { charges: '', deposit: '' });
    const untouched = await save(emptied, { charges: '', deposit: '', purpose: 'Wedding' });
    expect(await asked(hire)).toEqual(['DEPOSIT 10000 VOID', 'HIRE 40000 VOID']);
    // With what is still outstanding, too, which says nothing new of what has money on it.
    await save(untouched, { charges: '400', deposit: '100', outstanding: '250' });
    expect(await asked(hire)).toEqual(['DEPOSIT 10000 PAID', 'HIRE 40000 OPEN']);
    expect(await desk.one(id)).toMatchObject({ openPence: 25_000, returnablePence: 0, voidedReason: '' });
    expect(await desk.one(deposit.id)).toMatchObject({ backOn: deposit.backOn });
  });

  it.each([
    ['was voided with a reason', 'void', { reason: 'A gift' }],
    [
      'has gone back in part',
      'giveBack',
      { input: { seenPence: 10_000, amount: '40', reason: 'In need', ...CASH } },
    ],
  ] as const)('is asked anew where its deposit %s', async (_why, act, variables) => {
    const hire = await desk.hire();
    const { id } = await desk.ofKind(hire.id, 'DEPOSIT');
    await desk.done('pay', { id, input: { seenPence: 10_000, amount: '100', ...CASH } });
    const emptied = act === 'void' ? hire : await save(hire, { deposit: '' });
    await desk.done(act, { id, ...variables });
    await save(act === 'void' ? await save(emptied, { deposit: '' }) : emptied, { deposit: '100' });
    expect(await asked(hire)).toEqual(['DEPOSIT 10000 OPEN', 'DEPOSIT 10000 VOID', 'HIRE 25000 OPEN']);
  });

  it.each([
    [{ outstanding: '0' }, []],
    [{ outstanding: '50' }, ['HIRE 5000 OPEN']],
    [{ outstanding: '150' }, ['DEPOSIT 10000 OPEN', 'HIRE 15000 OPEN']],
    [{ outstanding: '200' }, ['DEPOSIT 10000 OPEN', 'HIRE 20000 OPEN']],
    [{ outstanding: '0', charges: '' }, []],
  ])('is what is still outstanding: %j', async (amounts, charges) => {
    expect(await asked(await desk.hire(amounts))).toEqual(charges);
  });

  it.each([
    [{ deposit: '120' }, ['DEPOSIT 12000 OPEN', 'HIRE 25000 OPEN']],
    [{ charges: '300' }, ['DEPOSIT 10000 OPEN', 'HIRE 30000 OPEN']],
    [{ outstanding: '50' }, ['HIRE 5000 OPEN']],
  ])(
    'is asked of what was agreed before charges were asked here only once that is %j',
    async (now, charges) => {
      const hire = await desk.hire();
      await app.database.dataSource.query('DELETE FROM charge WHERE hire_id = $1', [hire.id]);
      const saved = await save(hire, { purpose: 'Wedding' });
      expect(await asked(hire)).toEqual([]);
      await save(saved, now);
      expect(await asked(hire)).toEqual(charges);
    },
  );

  it('is not asked of a booking that was over when it was entered: that has been settled elsewhere', async () => {
    expect(await asked(await desk.hire({ date: '2026-01-06' }))).toEqual([]);
  });

  it('stays as it is where money was paid of it and the office writes down what is outstanding', async () => {
    const hire = await desk.hire();
    for (const [kind, seenPence, amount] of [
      ['DEPOSIT', 10_000, '100'],
      ['HIRE', 25_000, '200'],
    ] as const) {
      const { id } = await desk.ofKind(hire.id, kind);
      await desk.done('pay', { id, input: { seenPence, amount, ...CASH } });
    }
    await save(hire, { outstanding: '50' });
    expect(await desk.ofKind(hire.id, 'HIRE')).toMatchObject({ pence: 25_000, openPence: 5000 });
    expect((await desk.ofKind(hire.id, 'DEPOSIT')).backOn).not.toBeNull();
  });

  it('is not paid by what was kept for something else, once the price is raised again', async () => {
    const hire = await desk.hire({ deposit: '' });
    const { id } = await desk.ofKind(hire.id, 'HIRE');
    await desk.done('pay', { id, input: { seenPence: 25_000, amount: '250', ...CASH } });
    const lowered = await save(hire, { charges: '100' });
    const kept = { seenPence: 15_000, amount: '150', day: today, reason: 'A broken window' };
    expect(await desk.done('keep', { id, input: kept })).toMatchObject({ state: 'PAID', openPence: 0 });
    await save(lowered, { charges: '250' });
    expect(await desk.one(id)).toMatchObject({ state: 'OPEN', openPence: 15_000, returnablePence: 0 });
    await app.database.dataSource.query(`UPDATE charge SET due_on = '2020-01-01' WHERE id = $1`, [id]);
    const { items } = await desk.done('list', { tab: 'OVERDUE' });
    expect(await app.features.services.chargeList.waiting()).toContainEqual({
      ...{ kind: 'CHARGES_OVERDUE', count: items.length },
      amountPence: items.reduce((sum: number, { openPence }: { openPence: number }) => sum + openPence, 0),
    });
    const input = { seenPence: 15_000, amount: '150', ...CASH };
    expect(await desk.done('pay', { id, input })).toMatchObject({ state: 'PAID', paidPence: 40_000 });
  });

  it('but a deposit that is kept was paid, and is not asked again', async () => {
    const hire = await desk.hire();
    const { id } = await desk.ofKind(hire.id, 'DEPOSIT');
    await desk.done('pay', { id, input: { seenPence: 10_000, amount: '100', ...CASH } });
    const kept = { seenPence: 10_000, amount: '100', day: today, reason: 'A broken window' };
    expect(await desk.done('keep', { id, input: kept })).toMatchObject({ state: 'PAID', openPence: 0 });
  });

  it('is due neither before the day on which it is asked nor after the hire, and is not late by a move', async () => {
    const date = addDays(today, 5);
    const hire = await desk.hire({ date, deposit: '', from: '02:00', to: '03:00' });
    await app.database.dataSource.query(
      `UPDATE hall_hire SET decided_at = now() - interval '60 days' WHERE id = $1`,
      [hire.id],
    );
    const changed = await save(hire, { deposit: '100' });
    expect(await desk.ofKind(hire.id, 'HIRE')).toMatchObject({ dueOn: today });
    expect(await desk.ofKind(hire.id, 'DEPOSIT')).toMatchObject({ dueOn: date });
    const later = await desk.hire({ date: '2095-06-30' });
    await save(later, { date: addDays(today, 6), from: '02:00', to: '03:00' });
    expect(await desk.ofKind(later.id, 'HIRE')).toMatchObject({ dueOn: today });
    // What is late stays late.
    await app.database.dataSource.query(`UPDATE charge SET due_on = '2020-01-01' WHERE hire_id = $1`, [
      hire.id,
    ]);
    await save(changed, { deposit: '100', purpose: 'Wedding' });
    expect((await desk.ofKind(hire.id, 'HIRE')).dueOn < today).toBe(true);
  });

  it('has its deposit given back from the day after it is over, also where that is past midnight', async () => {
    const evening = await desk.hire({ date: '2093-05-05', from: '18:00', to: '22:00' });
    expect(await desk.ofKind(evening.id, 'DEPOSIT')).toMatchObject({ backOn: '2093-05-06' });
    const night = await desk.hire({ date: '2093-05-12', from: '19:00', to: '01:00' });
    expect(await desk.ofKind(night.id, 'DEPOSIT')).toMatchObject({ backOn: '2093-05-14' });
  });

  it('is due when the office wants it', async () => {
    const { hallPage } = app.features.services;
    const set = async (due: object) => hallPage.save(OPERATOR, (await hallPage.find()).version, due);
    await set({ depositDueDays: 7, balanceDueMonths: 0, balanceDueDays: 28 });
    try {
      const hire = await desk.hire({ date: '2094-06-30', deposit: '100' });
      expect(await desk.ofKind(hire.id, 'DEPOSIT')).toMatchObject({ dueOn: addDays(today, 7) });
      expect(await desk.ofKind(hire.id, 'HIRE')).toMatchObject({ dueOn: '2094-06-02' });
      await expect(set({ depositDueDays: -1 })).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
    } finally {
      await set({ depositDueDays: 14, balanceDueMonths: 1, balanceDueDays: 0 });
    }
  });

  it('stands in the accounts with what came of it, less what was given back', async () => {
    const date = '2097-05-05';
    const hire = await desk.hire({ date });
    for (const [kind, seenPence, amount] of [
      ['DEPOSIT', 10_000, '100'],
      ['HIRE', 25_000, '250'],
    ] as const) {
      const { id } = await desk.ofKind(hire.id, kind);
      await desk.done('pay', { id, input: { seenPence, amount, ...CASH } });
    }
    await save(hire, { charges: '200' });
    for (const [kind, seenPence, amount] of [
      ['DEPOSIT', 10_000, '40'],
      ['HIRE', 5000, '50'],
    ] as const) {
      const { id } = await desk.ofKind(hire.id, kind);
      await desk.done('giveBack', { id, input: { seenPence, amount, ...CASH, reason: 'Too much' } });
    }
    expect(await app.features.services.hireAccounts.batch({ from: date, to: date })).toEqual([
      expect.objectContaining({
        ...{ id: hire.id, chargesPence: 20_000 },
        ...{ depositPaidPence: 10_000, depositBackPence: 4000, chargesPaidPence: 20_000 },
      }),
    ]);
  });

  it.each([
    ['has gone back', 'giveBack', CASH],
    ['was kept', 'keep', { day: today }],
  ] as const)('leaves when a deposit goes back as it was, once a part of it %s', async (_what, act, how) => {
    const hire = await desk.hire();
    const { id, backOn } = await desk.ofKind(hire.id, 'DEPOSIT');
    await desk.done('pay', { id, input: { seenPence: 10_000, amount: '100', ...CASH } });
    const input = { seenPence: 10_000, amount: '40', ...how, reason: 'In part' };
    await desk.done(act, { id, input });
    // Not twice what was seen once.
    expect((await desk.ask(act, { id, input })).error?.extensions.code).toBe('CONFLICT');
    await save(hire, { outstanding: '150', date: act === 'keep' ? '2096-01-04' : '2096-01-03' });
    expect(await desk.one(id)).toMatchObject({ backOn, state: 'PAID', openPence: 0, returnablePence: 6000 });
  });

  it('that a line of a bank statement has paid tells of the line once, also once that is undone, and stays', async () => {
    const hire = await desk.hire({ deposit: '' });
    const { id, reference } = await desk.ofKind(hire.id, 'HIRE');
    await app.database.dataSource.query(`UPDATE charge SET asked_on = '2026-11-01' WHERE id = $1`, [id]);
    const [line] = (await bank.bringIn(csv([DAY, `FPI ${reference}`, '90.00']))).lines as [Line];
    const payments = [{ chargeId: id, pence: 9000 }];
    const paid: Line = await bank.done('pay', { id: line.id, version: line.version, payments });
    await bank.done('undo', { id: line.id, version: paid.version });
    const { movements } = await desk.one(id);
    expect(movements).toMatchObject([{ entryId: null, kind: 'PAYMENT', pence: 9000, isUndone: true }]);
    const office = { token: await desk.token() };
    await graphql(app, { query: CANCEL, variables: { ...hire, reason: 'Ill' }, ...office });
    const variables = { id: hire.id, version: hire.version + 1 };
    const { errors } = await graphql(app, { query: REMOVE, variables, ...office });
    expect(errors?.[0]?.message).toBe('Money was paid for this booking, so it cannot be deleted.');
  });
});
