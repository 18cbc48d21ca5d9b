import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { collectFrom } from '../account-part.ts';
import { refund } from '../ledger/refunds/refund-fixtures.ts';
import { COUNT_DAY, countDesk, envelope, SAID } from './count-fixtures.ts';

const app = sharedTestApp();
const desk = countDesk(app);
const { donationsOf, mailsTo } = desk;

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

describe('a count that is voided', () => {
  it('cancels its donations with the reason, and voids receipts once', async () => {
    const email = 'back@example.org';
    const donor = await desk.newDonor({ name: 'Back', email });
    const { id } = await desk.booked({ counted: '10' }, envelope({ donorId: donor.id }));
    const taken = await desk.done('undo', { id, reason: 'Typed twice' });
    // A second press says nothing else, and is no second act.
    expect(await desk.done('undo', { id, reason: 'Lost' })).toMatchObject({ voidedReason: 'Typed twice' });
    const undone = `SELECT FROM audit_entry WHERE action = 'UNDO' AND subject = 'cash-count' AND subject_id = $1`;
    expect(await query(undone, [id])).toHaveLength(1);
    expect(taken).toMatchObject({ state: 'VOID', voidedReason: 'Typed twice' });
    const [donation] = await donationsOf(id);
    expect([donation.status, donation.day]).toEqual(['CANCELLED', null]);
    const { history } = await desk.done('history', { id: donation.id });
    expect(history.map(({ toStatus, note }: { toStatus: string; note: string }) => [toStatus, note])).toEqual(
      [
        ['CANCELLED', 'Typed twice'],
        ['PENDING', 'Typed twice'],
        ['PAID', null],
      ],
    );
    expect(await mailsTo(email)).toEqual([
      expect.stringContaining('Receipt'),
      expect.stringContaining('cancelled'),
    ]);
  });

  it('[D97] tells donors that the receipt is cancelled, and not that they have paid nothing and how to pay', async () => {
    const email = 'cash@example.org';
    const donor = await desk.newDonor({ name: 'Cash Rao', email });
    const { id } = await desk.booked({ counted: '10' }, envelope({ donorId: donor.id }));
    await desk.done('undo', { id, reason: 'Typed wrong' });
    await mailsTo(email);
    const { text } = app.messages.mails.filter(({ to }) => to === email).at(-1)!;
    expect(text).toContain('You do not need to pay anything.');
    expect(text).not.toMatch(/To pay, open|Not paid yet|We have not received/);
  });

  it('needs a reason, and a count that is booked', async () => {
    const { id } = await desk.booked({ counted: '10' }, envelope());
    expect(await desk.refusal('undo', { id, reason: ' ' })).toBe('declineReasonRequired');
    expect(await desk.refusal('undo', { id: (await desk.draft({})).id, reason: 'x' })).toBe(
      'cashCountNotBooked',
    );
    expect(await desk.refusal('undo', { id: 999_999_999, reason: 'x' })).toBe('notFound');
  });

  it('stays when one of its donations was refunded since', async () => {
    const { id } = await desk.booked({ counted: '20' }, envelope(), envelope());
    const [first, second] = await donationsOf(id);
    await desk.done('setStatus', { id: first.id, status: 'REFUNDED' });
    expect(await desk.refusal('undo', { id, reason: 'x' })).toBe('cashCountRefunded');
    expect((await donationsOf(id))[1].status).toBe(second.status);
    const partly = await desk.booked({ counted: '10' }, envelope());
    const [donation] = await donationsOf(partly.id);
    await refund(app, donation.id, 400);
    expect(await desk.refusal('undo', { id: partly.id, reason: 'x' })).toBe('cashCountRefunded');
  });

  it('leaves what somebody has cancelled by hand since as it is', async () => {
    const { id } = await desk.booked({ counted: '20' }, envelope(), envelope());
    const [{ id: bounced }] = await donationsOf(id);
    await desk.done('setStatus', { id: bounced, status: 'PENDING', note: 'Bounced' });
    await desk.done('setStatus', { id: bounced, status: 'CANCELLED' });
    await desk.done('undo', { id, reason: 'x' });
    expect(await donationsOf(id)).toMatchObject([{ status: 'CANCELLED' }, { status: 'CANCELLED' }]);
    expect((await desk.done('history', { id: bounced })).history).toHaveLength(3);
  });

  it('stays while a line of a bank statement pays one of its donations', async () => {
    const { id } = await desk.booked({ counted: '10' }, envelope({ paymentMethod: 'CHEQUE' }));
    const [donation] = await donationsOf(id);
    const [{ statement }] = await query(
      `INSERT INTO bank_statement (account_id, file_name, file_hash, header, layout, first_day, last_day, added_by_name)
       SELECT min(id), 'x.csv', '', '', '{}', $1, $1, '' FROM bank_account RETURNING id AS statement`,
      [COUNT_DAY],
    );
    const [line] = await query(
      `INSERT INTO bank_line (statement_id, account_id, day, description, amount_pence, fingerprint, ordinal, payer_key)
       SELECT $1::integer, min(id), $2::date, 'CHEQUE', 1000, 'cheque of a count', 1, '' FROM bank_account RETURNING id, version`,
      [statement, COUNT_DAY],
    );
    const payments = [{ donationId: donation.id, pence: 1000 }];
    const { bankDecisions } = app.features.services;
    await bankDecisions.pay(OPERATOR, line, payments);
    expect(await desk.refusal('undo', { id, reason: 'x' })).toBe('paidByBankStatement');
    await bankDecisions.undo(OPERATOR, { id: line.id, version: line.version + 1 });
    expect((await desk.done('undo', { id, reason: 'x' })).state).toBe('VOID');
  });

  it('[PRIV-5] is in the own data of whoever voided it, without whose envelopes', async () => {
    const { id: userId, name } = await buildUser(app);
    const { accountParts, cashCountBookings } = app.features.services;
    const { id } = await desk.booked({ counted: '10' }, envelope({ donorName: 'Somebody Else' }));
    await cashCountBookings.undo({ userId, name }, id, { reason: 'Typed twice' });
    const at = expect.any(Date);
    expect((await collectFrom(accountParts, userId)).cashCounts).toEqual([
      { startedAt: at, bookedAt: at, voidedAt: at, place: SAID.place },
    ]);
  });

  it('can be typed again from its rows', async () => {
    const cheque = envelope({ donorName: 'Again', paymentMethod: 'CHEQUE', chequeNumber: '0042' });
    const { counted: _typed, ...said } = { ...SAID, explanation: 'A pound was found under the box' };
    const { id } = await desk.booked({ ...said, counted: '21' }, cheque, envelope());
    expect(await desk.refusal('copy', { id })).toBe('cashCountBooked');
    await desk.done('undo', { id, reason: 'x' });
    const copy = await desk.done('copy', { id });
    expect(copy).toMatchObject({
      ...said,
      countedPence: 2100,
      state: 'DRAFT',
      rowsPence: 2000,
      rows: [{ donorName: 'Again', paymentMethod: 'CHEQUE', chequeNumber: '0042' }, { donorName: '' }],
    });
    expect(copy.id).not.toBe(id);
    expect((await desk.done('book', desk.booking(copy))).state).toBe('BOOKED');
    // Once in the books.
    expect((await desk.done('donors', { search: 'Again' })).items).toMatchObject([
      { donationCount: 1, paidPence: 1000 },
    ]);
  });

  it('keeps its rows when one is taken out of the count that was begun from them', async () => {
    const { id } = await desk.booked({ counted: '20' }, envelope(), envelope());
    await desk.done('undo', { id, reason: 'x' });
    const copy = await desk.done('copy', { id });
    await desk.done('removeRow', { countId: copy.id, key: copy.rows[0].key });
    expect(await desk.done('count', { id: copy.id })).toMatchObject({ rowCount: 1 });
    expect(await desk.done('count', { id })).toMatchObject({ rowCount: 2 });
  });

  it('is copied once, so that its money is in the books once; again when the copy is removed or void as well', async () => {
    const { id } = await desk.booked({ counted: '10' }, envelope());
    await desk.done('undo', { id, reason: 'x' });
    const draft = await desk.done('copy', { id });
    expect(await desk.refusal('copy', { id })).toBe('cashCountCopied');
    expect(await desk.done('count', { id })).toMatchObject({ copyId: draft.id });
    await desk.done('removeCount', { id: draft.id, version: draft.version });
    const second = await desk.done('copy', { id });
    await desk.done('book', desk.booking(second));
    expect(await desk.refusal('copy', { id })).toBe('cashCountCopied');
    await desk.done('undo', { id: second.id, reason: 'x' });
    expect(await desk.done('count', { id })).toMatchObject({ copyId: null });
    // Of what was copied and is void itself, there is one copy for both.
    const third = await desk.done('copy', { id: second.id });
    expect(await desk.refusal('copy', { id })).toBe('cashCountCopied');
    expect(await desk.refusal('copy', { id: second.id })).toBe('cashCountCopied');
    for (const voided of [id, second.id])
      expect(await desk.done('count', { id: voided })).toMatchObject({ copyId: third.id });
    expect(await desk.done('count', { id: third.id })).toMatchObject({ copyId: null });
  });
});
