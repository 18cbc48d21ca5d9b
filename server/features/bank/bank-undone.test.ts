import { describe, expect, it } from 'vitest';
import { removeOld } from '../../testing/remove-old.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { collectFrom, leaveAll } from '../account-part.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { bankDesk, csv, DAY, type Line, payer } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);
const { promiseAndLine } = desk;

describe('a donation that lines pay', () => {
  it('is not set otherwise by hand, but can be refunded; then the decision stays', async () => {
    const { promise, statementId } = await promiseAndLine(1500, (text) => text);
    await desk.done('confirm', { statementId });
    const { error } = await desk.ask('setStatus', { id: promise.id, status: 'PENDING', note: 'A mistake' });
    expect(error!.extensions.messageKey).toBe('paidByBankStatement');
    // So that the ledger can lead there.
    expect(await desk.donation(promise.id)).toMatchObject({ bankStatementId: statementId });
    await desk.done('setStatus', { id: promise.id, status: 'REFUNDED' });
    const [{ id, version }] = (await desk.lines(statementId)) as [Line];
    expect((await desk.ask('undo', { id, version })).error!.extensions.messageKey).toBe(
      'bankPaymentRefunded',
    );
    expect(await desk.done('dependents', { id: statementId })).toEqual([
      `${promise.reference} ${promise.donorName}`,
    ]);
    const { error: refused } = await desk.ask('takeAllBack', { id: statementId });
    expect(refused!.extensions.messageKey).toBe('bankStatementNeeded');
  });

  it('in part is neither Paid nor cancelled by hand', async () => {
    const { promise, line } = await promiseAndLine(1500, (text) => text, 500);
    const payments = [{ donationId: promise.id, pence: 500 }];
    await desk.done('pay', { id: line.id, version: line.version, payments });
    for (const status of ['PAID', 'CANCELLED'])
      expect((await desk.ask('setStatus', { id: promise.id, status })).error!.extensions.messageKey).toBe(
        'paidByBankStatement',
      );
  });

  it('and was set to Paid by hand before stays Paid when the link is undone', async () => {
    const promise = await desk.promise(1500);
    await desk.done('setStatus', { id: promise.id, status: 'PAID' });
    const { lines } = await desk.bringIn(csv([DAY, `${payer()} ${promise.reference}`, '15.00']));
    const [{ id, version, suggestion }] = lines as [(typeof lines)[0]];
    expect(suggestion).toMatchObject({ reason: 'PAID_BY_HAND', isCertain: false });
    const line = await desk.done('pay', { id, version, payments: [{ donationId: promise.id, pence: 1500 }] });
    expect(line.payments).toMatchObject([{ reason: 'PAID_BY_HAND' }]);
    await desk.done('undo', { id, version: line.version });
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PAID', allocatedPence: 0 });
  });

  it('and was set to Paid by hand before can lose its link also once some of it was refunded', async () => {
    const promise = await desk.promise(6000);
    await desk.done('setStatus', { id: promise.id, status: 'PAID' });
    await refund(app, promise.id, 1000);
    const { id: statementId, lines } = await desk.bringIn(
      csv([DAY, `${payer()} ${promise.reference}`, '60.00']),
    );
    const [{ id, version }] = lines as [Line];
    const payments = [{ donationId: promise.id, pence: 6000 }];
    const linked = await desk.done('pay', { id, version, payments });
    const undone = await desk.done('undo', { id, version: linked.version });
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PAID', allocatedPence: 0 });
    await desk.done('pay', { id, version: undone.version, payments });
    expect(await desk.done('takeAllBack', { id: statementId })).toMatchObject({ remaining: 0 });
    expect((await desk.donation(promise.id)).status).toBe('PAID');
  });

  it('and was set to Paid by hand before is not paid in part by a line', async () => {
    const { promise, line } = await promiseAndLine(1500, (text) => text, 500);
    await desk.done('setStatus', { id: promise.id, status: 'PAID' });
    const payments = [{ donationId: promise.id, pence: 500 }];
    const { error } = await desk.ask('pay', { id: line.id, version: line.version, payments });
    expect(error!.extensions.messageKey).toBe('bankDonationClosed');
  });

  it('and was cancelled is opened again', async () => {
    const promise = await desk.promise(1500);
    await desk.done('setStatus', { id: promise.id, status: 'CANCELLED' });
    const { lines } = await desk.bringIn(csv([DAY, `${payer()} ${promise.reference}`, '15.00']));
    const [{ id, version, suggestion }] = lines as [(typeof lines)[0]];
    expect(suggestion).toMatchObject({ reason: 'CANCELLED', isCertain: false });
    await desk.done('pay', { id, version, payments: [{ donationId: promise.id, pence: 1500 }] });
    expect((await desk.donation(promise.id)).status).toBe('PAID');
  });
});

describe('a whole statement', () => {
  it('is undone with all that was decided; its file can be brought in again', async () => {
    const promises = await desk.promises(105, 900);
    const rows = promises.map(({ reference }) => [DAY, `${payer()} ${reference}`, '9.00'] as const);
    const content = csv(...rows);
    const { id } = await desk.bringIn(content);
    while ((await desk.done('confirm', { statementId: id })).done > 0);
    expect(await desk.done('takeAllBack', { id })).toEqual({ done: 100, remaining: 5 });
    expect(await desk.done('takeAllBack', { id })).toEqual({ done: 5, remaining: 0 });
    const statuses = await app.database.dataSource.query(
      'SELECT DISTINCT status FROM donation WHERE id = ANY ($1)',
      [promises.map((promise) => promise.id)],
    );
    expect(statuses).toEqual([{ status: 'PENDING' }]);
    expect(await desk.lines(id)).toEqual([]);
    const again = await desk.bringIn(content);
    expect(again.added).toBe(105);
    expect(again.id).not.toBe(id);
  });

  it('is not shown for its file once the lines of it have come with another', async () => {
    const row = [DAY, payer(), '4.00'] as const;
    const { id } = await desk.bringIn(csv(row));
    expect((await desk.bringIn(csv(row))).id).toBe(id);
    await desk.done('takeAllBack', { id });
    await desk.bringIn(csv(row, [DAY, payer(), '5.00']));
    expect(await desk.bringIn(csv(row))).toMatchObject({ added: 0, id: undefined });
  });

  it('tells the audit log of each line about which something was decided, also that it is for nothing, and of no other', async () => {
    const promise = await desk.promise(1500);
    const content = csv(
      [DAY, `${payer()} ${promise.reference}`, '15.00'],
      [DAY, `${payer()} LOAN`, '70.00'],
      [DAY, `${payer()} WHO KNOWS`, '8.00'],
    );
    const { id, lines } = await desk.bringIn(content);
    const [paid, loan, unknown] = [1500, 7000, 800].map((pence) =>
      lines.find(({ amountPence }) => amountPence === pence),
    ) as [Line, Line, Line];
    await desk.done('pay', {
      ...{ id: paid.id, version: paid.version },
      payments: [{ donationId: promise.id, pence: 1500 }],
    });
    await desk.done('excluded', { id: loan.id, version: loan.version, note: 'A loan' });
    const again = await desk.send('add', content, { layout: { day: 0, descriptions: [1], amount: 2 } });
    expect(again.data.statement).toMatchObject({ id, lineCount: 3, openCount: 1 });
    const { error } = await desk.ask('undo', { id: unknown.id, version: unknown.version });
    expect(error!.extensions.messageKey).toBe('changedByAnother');
    await desk.done('takeAllBack', { id });
    const told = await app.database.dataSource.query(
      `SELECT subject_id AS id FROM audit_entry
        WHERE subject = 'bank-line' AND action = 'UNDO_DECISION' AND subject_id = ANY ($1) ORDER BY 1`,
      [[paid.id, loan.id, unknown.id]],
    );
    expect(told.map((entry: { id: number }) => entry.id)).toEqual(
      [paid.id, loan.id].sort((one, other) => one - other),
    );
  });
});

it('[PRIV-5] old lines say no more who paid, and the donor is told what the bank said of a payment', async () => {
  const { promise, statementId, line } = await promiseAndLine(1500, (text) => text);
  await desk.done('confirm', { statementId });
  const { donations } = await collectFrom(app.features.services.accountParts, promise.userId);
  const kept = donations as { id: number; payments: unknown }[];
  expect(kept.find(({ id }) => id === promise.id)!.payments).toEqual([
    { day: '2026-11-14', pence: 1500, description: line.description },
  ]);
  await app.database.dataSource.query(`UPDATE bank_line SET day = '2017-01-01' WHERE id = $1`, [line.id]);
  await removeOld(app, 'donations');
  expect(await desk.lines(statementId)).toMatchObject([{ description: '', amountPence: 1500 }]);
  const who = 'SELECT description, payer_key, excluded_note FROM bank_line WHERE id = $1';
  expect(await app.database.dataSource.query(who, [line.id])).toEqual([
    { description: '', payer_key: '', excluded_note: '' },
  ]);
});

it('[PRIV-5] an old donation that has been paid in part is not cancelled as unpaid', async () => {
  const [donation] = await desk.promises(1, 1500);
  const { lines } = await desk.bringIn(csv([DAY, `${payer()} ${donation!.reference}`, '5.00']));
  const [{ id, version }] = lines as [Line];
  await desk.done('pay', { id, version, payments: [{ donationId: donation!.id, pence: 500 }] });
  await app.database.dataSource.query(
    `WITH old AS (UPDATE donation SET created_at = '2020-01-01' WHERE id = $1)
     INSERT INTO donation_link (token_hash, donation_id, is_mailed) VALUES (sha256('paid in part'), $1, true)`,
    [donation!.id],
  );
  await removeOld(app, 'unpaidGifts');
  expect(await desk.donation(donation!.id)).toMatchObject({ status: 'PENDING', allocatedPence: 500 });
});

it('[63] of a closed account what has been paid in part waits for the treasurer, and what has not is cancelled', async () => {
  const partly = await desk.promise(1500);
  const unpaid = await desk.promise(1500);
  const { lines } = await desk.bringIn(csv([DAY, `${payer()} ${partly.reference}`, '5.00']));
  const [{ id, version }] = lines as [Line];
  await desk.done('pay', { id, version, payments: [{ donationId: partly.id, pence: 500 }] });
  await app.database.dataSource.transaction(async (manager) => {
    await leaveAll(app.features.services.accountParts, manager, partly.userId, 'en');
  });
  expect(await desk.donation(partly.id)).toMatchObject({ status: 'PENDING', allocatedPence: 500 });
  expect((await desk.donation(unpaid.id)).status).toBe('CANCELLED');
});
