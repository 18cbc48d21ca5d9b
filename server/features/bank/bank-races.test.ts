import type { EntityManager } from 'typeorm';
import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { chargeDesk } from '../charges/charge-fixtures.ts';
import { bankDesk, csv, DAY, type Line, payer } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);
const { promiseAndLine } = desk;

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const lockRow = (table: string, id: number) => (manager: EntityManager) =>
  manager.query(`SELECT FROM ${table} WHERE id = $1 FOR UPDATE`, [id]);
const refusalOf = ({ error }: Awaited<ReturnType<typeof desk.ask>>) => error?.extensions.messageKey;

const pay =
  ({ id, version }: Line, donationId: number, pence: number) =>
  () =>
    desk.ask('pay', { id, version, payments: [{ donationId, pence }] });
const cancel = (id: number) => () => desk.ask('setStatus', { id, status: 'CANCELLED' });

describe('a donation that a line pays just when somebody does something else with it', () => {
  it('[D97] and that was cancelled is opened again by the line, which its history says', async () => {
    const { promise, line } = await promiseAndLine(1500, (text) => text);
    const answers = await together(app, lockRow('donation', promise.id), [
      cancel(promise.id),
      pay(line, promise.id, 1500),
    ]);
    expect(answers.map(refusalOf)).toEqual([undefined, undefined]);
    const { status, history } = await desk.donation(promise.id);
    expect([status, ...history.map(({ toStatus }: { toStatus: string }) => toStatus)]).toEqual([
      'PAID',
      'PAID',
      'PENDING',
      'CANCELLED',
    ]);
  });

  it('[D98] is not cancelled once the line has paid some', async () => {
    const { promise, line } = await promiseAndLine(1500, (text) => text, 500);
    const answers = await together(app, lockRow('donation', promise.id), [
      pay(line, promise.id, 500),
      cancel(promise.id),
    ]);
    expect(answers.map(refusalOf)).toEqual([undefined, 'paidByBankStatement']);
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PENDING', allocatedPence: 500 });
  });

  it('[63] is not cancelled with the account of its donor once the line has paid some', async () => {
    const { id: userId } = await buildUser(app);
    const promise = await desk.promise(1500, { userId });
    const { lines } = await desk.bringIn(csv([DAY, `${payer()} ${promise.reference}`, '5.00']));
    const leave = () =>
      app.database.dataSource.transaction(async (manager) => {
        for (const part of app.features.services.accountParts) await part.leave?.(manager, userId, 'en');
      });
    await together<unknown>(app, lockRow('donation', promise.id), [pay(lines[0]!, promise.id, 500), leave]);
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PENDING', allocatedPence: 500 });
  });

  it('[D98] is paid no more than once by two lines: by its lock, and by the database’s own sum', async () => {
    const promise = await desk.promise(1000);
    const { lines } = await desk.bringIn(csv([DAY, payer(), '10.00'], [DAY, payer(), '10.00']));
    const answers = await together(
      app,
      lockRow('donation', promise.id),
      lines.map((line) => pay(line, promise.id, 1000)),
    );
    expect(answers.map(refusalOf)).toEqual([undefined, 'bankDonationExceeded']);
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PAID', allocatedPence: 1000 });
  });
});

it('what a line has paid of several charges is locked in the order of all when it is taken back, so that no two wait for each other', async () => {
  const hires = chargeDesk(app);
  const { id: hireId } = await hires.hire({ name: 'Mira Raval' });
  const [first, second] = (await hires.of(hireId)).sort((one, other) => one.id - other.id);
  const words = `${payer()} HALL`;
  const { lines } = await desk.bringIn(csv([DAY, words, '350.00'], ['18/11/2026', words, '-350.00']));
  const [came, went] = lines as [Line, Line];
  const payments = [second!, first!].map(({ id: chargeId, openPence: pence }) => ({ chargeId, pence }));
  await desk.done('pay', { id: came.id, version: came.version, payments });
  const answer = await during(
    app,
    lockRow('charge', first!.id),
    () => desk.ask('returned', { id: went.id, version: went.version }),
    {
      meanwhile: (manager) =>
        manager.query('SELECT FROM charge WHERE id = $1 FOR UPDATE NOWAIT', [second!.id]),
    },
  );
  expect(refusalOf(answer)).toBeUndefined();
  expect((await hires.of(hireId)).map(({ paidPence }) => paidPence)).toEqual([0, 0]);
});

describe('two treasurers who at once', () => {
  it('enter a line as a donation enter it once, and the second is told', async () => {
    const donorName = 'Tarla Twice';
    const { lines } = await desk.bringIn(csv([DAY, payer(), '15.00']));
    const [{ id, version }] = lines as [Line];
    const enter = () => desk.ask('newDonation', { id, version, input: { donorName, subTypeId: 6 } });
    const answers = await together(app, lockRow('bank_line', id), [enter, enter]);
    expect(answers.map(refusalOf)).toEqual([undefined, 'changedByAnother']);
    expect(await query('SELECT id FROM donation WHERE donor_name = $1', [donorName])).toHaveLength(1);
  });

  it('confirm what is certain confirm each line once: by its version, and by what its donation still needs', async () => {
    const { promise, statementId, line } = await promiseAndLine(1500, (text) => text);
    const confirm = () => desk.ask('confirm', { statementId });
    const answers = await together(app, lockRow('bank_line', line.id), [confirm, confirm]);
    expect(answers.map(({ data }) => data.done)).toEqual([1, 0]);
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PAID', allocatedPence: 1500 });
  });

  it('take a statement back say so once in the log', async () => {
    const { id } = await desk.bringIn(csv([DAY, payer(), '15.00']));
    const undo = () => desk.ask('takeAllBack', { id });
    const answers = await together(app, lockRow('bank_statement', id), [undo, undo]);
    expect(answers.map(refusalOf)).toEqual([undefined, undefined]);
    const lines = await query(
      `SELECT id FROM audit_entry WHERE action = 'UNDO' AND subject = 'bank-statement' AND subject_id = $1`,
      [id],
    );
    expect(lines).toHaveLength(1);
  });

  it('decide about a line and take its statement back leave the line for the next press, and the statement with it', async () => {
    const { id, lines } = await desk.bringIn(csv([DAY, payer(), '15.00']));
    const [line] = lines as [Line];
    const answers = await together(app, lockRow('bank_line', line.id), [
      () => desk.ask('excluded', { id: line.id, version: line.version, note: 'Rent' }),
      () => desk.ask('takeAllBack', { id }),
    ]);
    expect(answers[1]!.data).toEqual({ done: 0, remaining: 1 });
    const isUndone = async () =>
      (await query('SELECT undone_at IS NOT NULL AS it FROM bank_statement WHERE id = $1', [id]))[0].it;
    expect(await isUndone()).toBe(false);
    expect(await desk.done('takeAllBack', { id })).toEqual({ done: 1, remaining: 0 });
    expect(await isUndone()).toBe(true);
  });

  it('add one file add its lines once; the second is shown the statement that is there', async () => {
    const content = csv([DAY, payer(), '15.00']);
    const { layout, dateOrder } = (await desk.send('preview', content)).data;
    const add = () => desk.send('add', content, { layout, dateOrder });
    const answers = await together(
      app,
      (manager) => manager.query('SELECT FROM bank_account ORDER BY id FOR UPDATE'),
      [add, add],
    );
    expect(answers.map(({ data }) => [data?.added, data?.known])).toEqual([
      [1, 0],
      [0, 1],
    ]);
    expect(answers[1]!.data.statement.id).toBe(answers[0]!.data.statement.id);
  });
});
