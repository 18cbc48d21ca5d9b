import { describe, expect, it, onTestFinished } from 'vitest';
import { addDays, addMonths } from '../../../rules/days.ts';
import { hireReference } from '../../../rules/hire-reference.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { logOf } from '../../testing/audit-lines.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { together } from '../../testing/two-at-once.ts';
import { CANCEL, REMOVE, SAVE } from '../hall-hire/hall-hire-fixtures.ts';
import { chargeDesk, type ShownCharge } from './charge-fixtures.ts';

const app = sharedTestApp();
const desk = chargeDesk(app);

const today = currentDay();
const CASH = { day: today, method: 'CASH' };

describe('what a hire costs', () => {
  it('is asked when it is accepted: the deposit soon, the rest before the hire, under one reference', async () => {
    const { id, fields } = await desk.hire();
    const [deposit, balance] = await desk.of(id);
    const { date } = fields as { date: string };
    expect(deposit).toMatchObject({
      ...{ kind: 'DEPOSIT', pence: 10_000, state: 'OPEN', openPence: 10_000 },
      ...{ dueOn: addDays(today, 14), backOn: addDays(date, 1) },
    });
    expect(balance).toMatchObject({ kind: 'HIRE', pence: 25_000, dueOn: addMonths(date, -1), backOn: null });
    expect(deposit!.reference).toMatch(/^[A-Z]{2,5}-\w{4}-\w{4}$/);
    expect(balance!.reference).toBe(deposit!.reference);
  });

  it('is not asked twice where the agreement counts the deposit towards the charges: that one is not given back', async () => {
    const { id } = await desk.hire({ outstanding: '150' });
    const deposit = await desk.ofKind(id, 'DEPOSIT');
    expect(deposit).toMatchObject({ pence: 10_000, backOn: null });
    expect(await desk.ofKind(id, 'HIRE')).toMatchObject({ pence: 15_000 });
    const held = () => app.features.services.chargeAccounts.depositsHeld(today);
    const before = await held();
    const input = { seenPence: 10_000, amount: '100', ...CASH };
    expect(await desk.done('pay', { id: deposit.id, input })).toMatchObject({ returnablePence: 0 });
    expect(await held()).toBe(before);
  });

  it('follows the hire: other charges, another day, and the money that was paid stays', async () => {
    const { id, version, fields } = await desk.hire();
    const before = await desk.ofKind(id, 'HIRE');
    await desk.done('pay', { id: before.id, input: { seenPence: 25_000, amount: '250', ...CASH } });
    const input = { ...fields, id, version, date: '2091-06-01', charges: '300', deposit: '' };
    const { errors } = await graphql(app, { query: SAVE, variables: { input }, token: await desk.token() });
    expect(errors).toBeUndefined();
    const after = await desk.of(id);
    expect(after.find(({ kind }) => kind === 'HIRE')).toMatchObject({
      ...{ id: before.id, pence: 30_000, paidPence: 25_000, openPence: 5000, state: 'OPEN' },
      dueOn: '2091-05-01',
    });
    expect(after.find(({ kind }) => kind === 'DEPOSIT')).toMatchObject({ state: 'VOID', returnablePence: 0 });
  });

  it('keeps its money when it is moved in the calendar, and is due by the new day', async () => {
    const { id, version } = await desk.hire();
    const { id: chargeId } = await desk.ofKind(id, 'HIRE');
    await desk.done('pay', { id: chargeId, input: { seenPence: 25_000, amount: '50', ...CASH } });
    const slot = { date: '2092-06-30', from: '18:00', to: '22:00', roomIds: [1] };
    await app.features.services.hireMoves.move(OPERATOR, id, version, slot);
    expect(await desk.one(chargeId)).toMatchObject({ dueOn: '2092-05-30', paidPence: 5000, pence: 25_000 });
    expect(await desk.ofKind(id, 'DEPOSIT')).toMatchObject({ backOn: '2092-07-01' });
  });

  it('is asked no more when the hire is cancelled, and what was paid waits to be given back or kept', async () => {
    const { id, version } = await desk.hire();
    const deposit = await desk.ofKind(id, 'DEPOSIT');
    await desk.done('pay', { id: deposit.id, input: { seenPence: 10_000, amount: '100', ...CASH } });
    const variables = { id, version, reason: 'The roof leaks' };
    await graphql(app, { query: CANCEL, variables, token: await desk.token() });
    const charges = await desk.of(id);
    expect(charges.map(({ state, openPence, voidedReason }) => [state, openPence, voidedReason])).toEqual([
      ['VOID', 0, 'The roof leaks'],
      ['VOID', 0, 'The roof leaks'],
    ]);
    const { items: waiting } = await desk.done('list', { tab: 'TO_GIVE_BACK', search: deposit.reference });
    expect(waiting).toMatchObject([{ id: deposit.id, returnablePence: 10_000 }]);
    const kept = { seenPence: 10_000, amount: '30', day: today, reason: 'A broken chair' };
    await desk.done('keep', { id: deposit.id, input: kept });
    const back = { seenPence: 7000, amount: '70', ...CASH, reason: 'Cancelled' };
    const settled = await desk.done('giveBack', { id: deposit.id, input: back });
    expect(settled).toMatchObject({ returnablePence: 0, keptPence: 3000, returnedPence: 7000 });
  });

  it('keeps a hire for which money was paid from being deleted', async () => {
    const { id, version } = await desk.hire();
    const deposit = await desk.ofKind(id, 'DEPOSIT');
    await desk.done('pay', { id: deposit.id, input: { seenPence: 10_000, amount: '1', ...CASH } });
    const token = await desk.token();
    await graphql(app, { query: CANCEL, variables: { id, version, reason: 'Ill' }, token });
    const { errors } = await graphql(app, { query: REMOVE, variables: { id, version: version + 1 }, token });
    expect(errors?.[0]?.message).toBe('Money was paid for this booking, so it cannot be deleted.');
    const other = await desk.hire();
    await graphql(app, { query: CANCEL, variables: { ...other, reason: 'Ill' }, token });
    await graphql(app, { query: REMOVE, variables: { id: other.id, version: other.version + 1 }, token });
    expect(await desk.of(other.id)).toEqual([]);
  });
});

describe('money that is entered by hand', () => {
  it('pays in parts, never more than is open, and not twice what was seen once', async () => {
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'HIRE');
    const part = { seenPence: 25_000, amount: '100', ...CASH };
    expect(await desk.done('pay', { id, input: part })).toMatchObject({ openPence: 15_000, state: 'OPEN' });
    expect((await desk.ask('pay', { id, input: part })).error?.extensions.code).toBe('CONFLICT');
    const tooMuch = { seenPence: 15_000, amount: '150.01', ...CASH };
    expect((await desk.ask('pay', { id, input: tooMuch })).error?.message).toBe(
      'This is more than is left. Enter a smaller amount.',
    );
    const rest = { ...tooMuch, amount: '150' };
    expect(await desk.done('pay', { id, input: rest })).toMatchObject({ openPence: 0, state: 'PAID' });
  });

  it('by two at once who have seen the same is entered once', async () => {
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'HIRE');
    const pay = () => desk.ask('pay', { id, input: { seenPence: 25_000, amount: '100', ...CASH } });
    const answers = await together(
      app,
      (manager) => manager.query('SELECT FROM charge WHERE id = $1 FOR UPDATE', [id]),
      [pay, pay],
    );
    expect(answers.map(({ error }) => error?.extensions.messageKey)).toEqual([undefined, 'changedByAnother']);
  });

  it('is undone with a reason, once, and not after it was given back', async () => {
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'DEPOSIT');
    const paid = await desk.done('pay', { id, input: { seenPence: 10_000, amount: '100', ...CASH } });
    const entry = paid.movements[0].entryId;
    const input = { seenPence: 10_000, amount: '100', ...CASH, reason: 'All was clean' };
    const back = await desk.done('giveBack', { id, input });
    expect(back).toMatchObject({ state: 'PAID', openPence: 0, returnablePence: 0 });
    const early = await desk.ask('undo', { id: entry, reason: 'Typed twice' });
    expect(early.error?.message).toBe('Some of this has since been refunded or kept. Undo that first.');
    await desk.done('undo', { id: back.movements[1].entryId, reason: 'Another hire' });
    const open = await desk.done('undo', { id: entry, reason: 'Typed twice' });
    expect(open).toMatchObject({
      ...{ state: 'OPEN', openPence: 10_000, paidPence: 0 },
      // What undid them is told with them.
      movements: [
        { kind: 'PAYMENT', isUndone: true },
        { kind: 'RETURN', isUndone: true },
      ],
    });
    expect((await desk.ask('undo', { id: entry, reason: 'Again' })).error?.extensions.code).toBe('CONFLICT');
  });

  it('is asked for no more with a reason, as the log says, and what was paid of it waits to be given back', async () => {
    const { id: hireId } = await desk.hire();
    const { id, reference } = await desk.ofKind(hireId, 'HIRE');
    await desk.done('pay', { id, input: { seenPence: 25_000, amount: '50', ...CASH } });
    const log = await logOf(app, () => desk.done('void', { id, reason: 'A gift to the school' }));
    expect(log).toMatchObject([{ action: 'VOID', subject: 'charge', subjectId: id, label: reference }]);
    expect(await desk.one(id)).toMatchObject({ state: 'VOID', voidedReason: 'A gift to the school' });
    const { items } = await desk.done('list', { tab: 'TO_GIVE_BACK' });
    expect(items).toContainEqual(expect.objectContaining({ id, returnablePence: 5000 }));
  });

  it('takes nothing, and is voided no second time, once it is asked for no more', async () => {
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'HIRE');
    const voided = await desk.done('void', { id, reason: 'A gift to the school' });
    const refusals = await Promise.all([
      desk.ask('pay', { id, input: { seenPence: 25_000, amount: '50', ...CASH } }),
      desk.ask('void', { id, reason: 'Again' }),
    ]);
    expect(refusals.map(({ error }) => error?.extensions.messageKey)).toEqual([
      'chargeAskedNoMore',
      'changedByAnother',
    ]);
    expect(await desk.one(id)).toMatchObject(voided);
  });

  it('gives nothing back of what is the association’s own', async () => {
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'HIRE');
    await desk.done('pay', { id, input: { seenPence: 25_000, amount: '250', ...CASH } });
    const input = { seenPence: 0, amount: '1', ...CASH, reason: 'Kindness' };
    expect((await desk.ask('giveBack', { id, input })).error?.message).toBe(
      'This is more than is left. Enter a smaller amount.',
    );
  });
});

describe('the lists', () => {
  it('have as much overdue as Today says, also of a deposit of which a part was paid and went back', async () => {
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'DEPOSIT');
    await desk.done('pay', { id, input: { seenPence: 10_000, amount: '50', ...CASH } });
    await desk.done('giveBack', { id, input: { seenPence: 5000, amount: '20', ...CASH, reason: 'In need' } });
    const setDue = (day: string) =>
      app.database.dataSource.query('UPDATE charge SET due_on = $2 WHERE id = $1', [id, day]);
    await setDue('2020-01-01');
    onTestFinished(() => setDue(today));
    const { items } = await desk.done('list', { tab: 'OVERDUE' });
    expect(items).toContainEqual(expect.objectContaining({ id, openPence: 5000 }));
    const amountPence = items.reduce((sum: number, { openPence }: ShownCharge) => sum + openPence, 0);
    const waiting = await app.features.services.chargeList.waiting();
    expect(waiting).toContainEqual({ kind: 'CHARGES_OVERDUE', count: items.length, amountPence });
  });

  it('have all that moved on one day for the accountant, also more than is read at once', async () => {
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'HIRE');
    const day = '2019-02-03';
    await app.database.dataSource.query(
      `DO $$ BEGIN FOR i IN 1..501 LOOP
         INSERT INTO charge_entry (charge_id, kind, pence, day, method, made_by_name)
         VALUES (${id}, 'PAYMENT', 1, '${day}', 'CASH', 'Treasurer'); END LOOP; END $$`,
    );
    const { chargeAccounts } = app.features.services;
    const first = await chargeAccounts.batch({ from: day, to: day });
    const rest = await chargeAccounts.batch({ from: day, to: day }, first.at(-1));
    const keys = [...first, ...rest].map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([501, 501]);
  });

  it('have the deposits that were held at the end of a day, without what went back or is kept until then', async () => {
    const { chargeAccounts } = app.features.services;
    const [day, next] = ['2018-02-03', '2018-02-04'];
    const before = await chargeAccounts.depositsHeld(day);
    const { id: hireId } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'DEPOSIT');
    const { id: price } = await desk.ofKind(hireId, 'HIRE');
    const on = (of: string) => ({ day: of, method: 'CASH', reason: 'x' });
    const { reason: _none, ...paidOn } = on(day);
    await desk.done('pay', { id, input: { seenPence: 10_000, amount: '100', ...paidOn } });
    await desk.done('pay', { id: price, input: { seenPence: 25_000, amount: '250', ...paidOn } });
    await desk.done('giveBack', { id, input: { seenPence: 10_000, amount: '30', ...on(day) } });
    await desk.done('giveBack', { id, input: { seenPence: 7000, amount: '20', ...on(next) } });
    expect((await chargeAccounts.depositsHeld(day)) - before).toBe(7000);
    expect((await chargeAccounts.depositsHeld(next)) - before).toBe(5000);
    expect(await chargeAccounts.depositsHeld(addDays(day, -1))).toBe(before);
  });

  it('are searched by the number of the booking, too', async () => {
    const { id } = await desk.hire();
    await desk.hire();
    const { items } = await desk.done('list', { search: hireReference(id) });
    expect(items.map(({ hireId }: { hireId: number }) => hireId)).toEqual([id, id]);
  });

  it('have what is overdue and what is to be given back, and Today tells each once', async () => {
    const { id: hireId, name } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'DEPOSIT');
    const { dataSource } = app.database;
    await dataSource.query(`UPDATE charge SET due_on = '2020-01-01' WHERE id = $1`, [id]);
    const idsOf = async (tab: string) =>
      (await desk.done('list', { tab, search: name })).items.map((charge: { id: number }) => charge.id);
    expect(await idsOf('OVERDUE')).toEqual([id]);
    const kinds = async () =>
      (await app.features.services.chargeList.waiting()).map(({ kind, count }) => [kind, count]);
    expect(await kinds()).toContainEqual(['CHARGES_OVERDUE', 1]);
    await desk.done('pay', { id, input: { seenPence: 10_000, amount: '100', ...CASH } });
    expect(await idsOf('TO_GIVE_BACK')).toEqual([]);
    await dataSource.query(`UPDATE charge SET back_on = '2020-01-02' WHERE id = $1`, [id]);
    expect(await idsOf('TO_GIVE_BACK')).toEqual([id]);
    expect(await kinds()).toContainEqual(['CHARGES_BACK', expect.any(Number)]);
    expect(await kinds()).not.toContainEqual(['CHARGES_OVERDUE', 1]);
  });
});
