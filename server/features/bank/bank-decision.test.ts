import { describe, expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { countDesk } from '../counts/count-fixtures.ts';
import { bankDesk, csv, DAY, payer } from './bank-fixtures.ts';

const app = sharedTestApp();
const desk = bankDesk(app);
const donorDesk = countDesk(app);
const { promiseAndLine } = desk;

const misspelt = (reference: string) => `${reference.slice(0, -1)}${reference.endsWith('2') ? '3' : '2'}`;

async function mailsTo(email: string) {
  await app.outboxSender.sendDue();
  return app.messages.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}

describe('what is certain', () => {
  it('[D98] is confirmed in one press, Paid on the day of its line with a receipt, and undone with a reason', async () => {
    const { promise, statementId, line } = await promiseAndLine(1500, (text) =>
      text.toLowerCase().replaceAll('-', ' '),
    );
    const email = `${promise.id}@example.org`;
    await app.database.dataSource.query('UPDATE donation SET email = $2 WHERE id = $1', [promise.id, email]);
    expect(line).toMatchObject({ state: 'MATCHED', suggestion: { reason: 'REFERENCE', isCertain: true } });
    expect(await desk.done('confirm', { statementId })).toMatchObject({ done: 1, remaining: 0 });
    expect(await desk.done('confirm', { statementId })).toMatchObject({ done: 0, remaining: 0 });
    expect(await desk.donation(promise.id)).toMatchObject({
      status: 'PAID',
      receivedOn: '2026-11-14',
      allocatedPence: 1500,
      history: [{ toStatus: 'PAID' }],
    });
    const [paid] = await desk.lines(statementId);
    expect(paid).toMatchObject({ suggestion: null, payments: [{ pence: 1500, reason: 'REFERENCE' }] });
    await desk.done('undo', { id: paid!.id, version: paid!.version });
    expect(await desk.donation(promise.id)).toMatchObject({
      status: 'PENDING',
      receivedOn: null,
      allocatedPence: 0,
      history: [{ toStatus: 'PENDING', note: null, noteCode: 'BANK_DECISION_UNDONE' }, {}],
    });
    expect(await mailsTo(email)).toEqual([
      expect.stringMatching(/^Receipt SMJ/),
      expect.stringMatching(/is cancelled$/),
    ]);
  });

  it('is confirmed in batches; a press that was cut off is gone on with by the next', async () => {
    const promises = await desk.promises(107, 700);
    const rows = promises.map(({ reference }) => [DAY, `${payer()} ${reference}`, '7.00'] as const);
    const { id: statementId } = await desk.bringIn(csv(...rows));
    const counts = async () => (await desk.done('lines', { statementId })).counts;
    const pence = { matchedPence: 74_900, inPence: 74_900 };
    expect(await counts()).toMatchObject({ matched: 107, certain: 107, ...pence, certainPence: 74_900 });
    expect(await desk.done('confirm', { statementId })).toMatchObject({ done: 100, remaining: 7 });
    expect(await counts()).toMatchObject({ matched: 107, certain: 7, ...pence, certainPence: 4900 });
    // Two at once: no line is paid twice.
    const both = await Promise.all([
      desk.done('confirm', { statementId }),
      desk.done('confirm', { statementId }),
    ]);
    expect(both[0].done + both[1].done).toBe(7);
    const changes = await app.database.dataSource.query(
      `SELECT donation_id, count(*)::integer AS count FROM donation_status_change
        WHERE donation_id = ANY ($1) AND to_status = 'PAID' GROUP BY donation_id`,
      [promises.map(({ id }) => id)],
    );
    expect(changes.map(({ count }: { count: number }) => count)).toEqual(Array(107).fill(1));
  });

  it('is undone by Undo: just what that press has confirmed, and not what somebody has decided since', async () => {
    const before = await promiseAndLine(600, (text) => text);
    await desk.done('confirm', { statementId: before.statementId });
    const promises = await desk.promises(3, 800);
    const rows = promises.map(({ reference }) => [DAY, `${payer()} ${reference}`, '8.00'] as const);
    const { id: statementId } = await desk.bringIn(csv(...rows));
    const { lines } = await desk.done('confirm', { statementId });
    expect(lines).toHaveLength(3);
    // Undone and decided again by somebody, and refunded: both stay.
    const [first, second] = (await desk.lines(statementId)).map(({ id, version }) => ({ id, version }));
    const { payments, ...seen } = await desk.done('undo', first!);
    expect(payments).toEqual([]);
    await desk.done('excluded', { id: seen.id, version: seen.version, note: 'Ours no more' });
    await desk.done('setStatus', { id: promises[1]!.id, status: 'REFUNDED' });
    expect(await desk.done('undoConfirmed', { lines })).toEqual({ done: 1, remaining: 0 });
    expect(await desk.done('undoConfirmed', { lines })).toEqual({ done: 0, remaining: 0 });
    const states = await Promise.all(promises.map(async ({ id }) => (await desk.donation(id)).status));
    expect(states).toEqual(['PENDING', 'REFUNDED', 'PENDING']);
    const now = await desk.lines(statementId);
    expect(now.map(({ state }) => state)).toEqual(['EXCLUDED', 'MATCHED', 'MATCHED']);
    expect(now.find(({ id }) => id === second!.id)!.payments).toHaveLength(1);
    expect((await desk.donation(before.promise.id)).status).toBe('PAID');
  });

  it.each([
    ['misspelt', (text: string) => misspelt(text), 'MISSPELT', 1500],
    ['with another amount', (text: string) => text, 'OTHER_AMOUNT', 1400],
  ])('is no reference %s: it waits for a yes', async (_what, text, reason, amount) => {
    const { promise, statementId, line } = await promiseAndLine(1500, text, amount);
    expect(line).toMatchObject({ state: 'TO_DECIDE', suggestion: { reason, isCertain: false } });
    await desk.done('confirm', { statementId });
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PENDING', allocatedPence: 0 });
    const [candidate] = line.suggestion!.candidates;
    const payments = [{ donationId: candidate!.donation.id, pence: candidate!.pence }];
    const paid = await desk.done('pay', { id: line.id, version: line.version, payments });
    expect(paid).toMatchObject({ state: 'MATCHED', payments: [{ reason, pence: amount }] });
    expect((await desk.donation(promise.id)).status).toBe(amount === 1500 ? 'PAID' : 'PENDING');
  });
});

describe('a line and its donations', () => {
  it('may be several to several; the donation is Paid with the last one, on the latest day', async () => {
    const [one, two] = [await desk.promise(1000), await desk.promise(500)];
    const { lines } = await desk.bringIn(
      csv(['14/11/2026', payer(), '12.00'], ['13/11/2026', payer(), '3.00']),
    );
    const [early, late] = lines as [(typeof lines)[0], (typeof lines)[0]];
    await desk.done('pay', {
      ...{ id: late.id, version: late.version },
      payments: [
        { donationId: one.id, pence: 1000 },
        { donationId: two.id, pence: 200 },
      ],
    });
    expect([await desk.donation(one.id), await desk.donation(two.id)]).toMatchObject([
      { status: 'PAID' },
      { status: 'PENDING', allocatedPence: 200 },
    ]);
    await desk.done('pay', {
      id: early.id,
      version: early.version,
      payments: [{ donationId: two.id, pence: 300 }],
    });
    expect(await desk.donation(two.id)).toMatchObject({ status: 'PAID', receivedOn: '2026-11-14' });
  });

  it.each([
    ['more than the line has', 1000, 1500, 'bankLineExceeded'],
    ['more than the donation needs', 2000, 1500, 'bankDonationExceeded'],
  ])('are refused %s, and nothing is stored', async (_what, amount, pence, key) => {
    const promise = await desk.promise(key === 'bankLineExceeded' ? 5000 : 1000);
    const { lines } = await desk.bringIn(csv([DAY, payer(), (amount / 100).toFixed(2)]));
    const { id, version } = lines[0]!;
    const { error } = await desk.ask('pay', { id, version, payments: [{ donationId: promise.id, pence }] });
    expect(error!.extensions.messageKey).toBe(key);
    expect((await desk.donation(promise.id)).allocatedPence).toBe(0);
  });

  it('are refused more than others have left of the line, which is said of the line', async () => {
    const [one, two] = [await desk.promise(5000), await desk.promise(5000)];
    const { lines } = await desk.bringIn(csv([DAY, payer(), '10.00']));
    const pay = (version: number, donationId: number, pence: number) =>
      desk.ask('pay', { id: lines[0]!.id, version, payments: [{ donationId, pence }] });
    const { data } = await pay(lines[0]!.version, one.id, 600);
    const { error } = await pay(data.version, two.id, 401);
    expect(error!.extensions.messageKey).toBe('bankLineExceeded');
  });

  it('are kept within their sums by the database itself', async () => {
    const { promise, line } = await promiseAndLine(1000, () => '');
    const insert = (pence: number, reverses: number | null = null) =>
      app.database.dataSource.query(
        `INSERT INTO bank_allocation (line_id, donation_id, pence, reason, reverses_id, made_by_name)
         VALUES ($1, $2, $3, 'BY_HAND', $4, '') RETURNING id`,
        [line.id, promise.id, pence, reverses],
      );
    const [{ id }] = await insert(600);
    await expect(insert(401)).rejects.toThrow('More than the line has');
    await expect(insert(599, id)).rejects.toThrow('Not the entry');
    await insert(600, id);
    await expect(insert(600, id)).rejects.toThrow('bank_allocation_reversed_once');
    await insert(1000);
  });

  it('are decided once when two decide at once, and the second is told', async () => {
    const { promise, line } = await promiseAndLine(1500, (text) => misspelt(text));
    const seen = { id: line.id, version: line.version };
    const other = await adminToken(app);
    const answers = await Promise.all([
      desk.ask('pay', { ...seen, payments: [{ donationId: promise.id, pence: 1500 }] }),
      desk.ask('excluded', { ...seen, note: 'Rent' }, other),
      desk.ask('newDonation', { ...seen, input: { donorName: 'Asha', subTypeId: 6 } }, other),
    ]);
    const refusals = answers.flatMap(({ error }) => (error ? [error.extensions.messageKey] : []));
    expect(refusals).toEqual(['changedByAnother', 'changedByAnother']);
  });

  it('of two lines for one donation at once one is counted', async () => {
    const promise = await desk.promise(1000);
    const { lines } = await desk.bringIn(csv([DAY, payer(), '10.00'], [DAY, payer(), '10.00']));
    const payments = [{ donationId: promise.id, pence: 1000 }];
    const answers = await Promise.all(
      lines.map(({ id, version }) => desk.ask('pay', { id, version, payments })),
    );
    expect(answers.filter(({ error }) => error)).toHaveLength(1);
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PAID', allocatedPence: 1000 });
  });
});

it('a payment that comes back under other words is known by the reference that it names', async () => {
  const promise = await desk.promise(1750);
  const { lines } = await desk.bringIn(csv([DAY, `FPI K SHAH ${promise.reference}`, '17.50']));
  const [line] = lines as [(typeof lines)[0]];
  await desk.done('pay', {
    id: line.id,
    version: line.version,
    payments: [{ donationId: promise.id, pence: 1750 }],
  });
  const back = await desk.bringIn(
    csv(['18/11/2026', `RETURNED ${promise.reference.replaceAll('-', '')}`, '-17.50']),
  );
  expect(back.lines[0]).toMatchObject({ state: 'TO_DECIDE', returned: { lineId: line.id } });
  const other = await desk.bringIn(csv(['19/11/2026', 'RETURNED SOMETHING', '-17.50']));
  expect(other.lines[0]).toMatchObject({ state: 'EXCLUDED', returned: null });
});

describe('what is for nobody that is known', () => {
  it('is entered as a donation there, and cancelled when that is undone', async () => {
    const { lines } = await desk.bringIn(csv([DAY, payer(), '21.00']));
    const [{ id, version }] = lines as [(typeof lines)[0]];
    const input = { donorName: 'Asha Rao', subTypeId: 6, email: 'asha.gift@example.org' };
    const line = await desk.done('newDonation', { id, version, input });
    const [{ donation, ...payment }] = line.payments;
    expect([line.state, payment, donation]).toMatchObject([
      'MATCHED',
      { pence: 2100, reason: 'ENTERED' },
      { donorName: 'Asha Rao', status: 'PAID', amountPence: 2100 },
    ]);
    expect(await mailsTo('asha.gift@example.org')).toEqual([`Receipt ${donation.reference}`]);
    expect((await desk.donation(donation.id)).receivedOn).toBe('2026-11-14');
    await desk.done('undo', { id, version: line.version });
    expect(await desk.donation(donation.id)).toMatchObject({ status: 'CANCELLED', allocatedPence: 0 });
  });

  it('is the donation of the donor who is chosen, or of somebody new by that name', async () => {
    const known = await donorDesk.newDonor({ name: 'Mina Known', email: 'mina.known@example.org' });
    const { lines } = await desk.bringIn(csv([DAY, payer(), '22.00'], [DAY, payer(), '23.00']));
    const [first, second] = lines as [(typeof lines)[0], (typeof lines)[0]];
    const chosen = { donorId: known.id, donorName: 'Mina', subTypeId: 6 };
    const paid = await desk.done('newDonation', { id: first.id, version: first.version, input: chosen });
    expect(paid.payments[0].donation.donorName).toBe('Mina Known');
    const typed = { donorName: 'Nobody Knew', subTypeId: 6 };
    await desk.done('newDonation', { id: second.id, version: second.version, input: typed });
    const sums = async (search: string) =>
      (await donorDesk.done('donors', { search })).items.map((one: { paidPence: number }) => one.paidPence);
    expect([await sums('Mina Known'), await sums('Nobody Knew')].map((list) => list.length)).toEqual([1, 1]);
    const unknown = await desk.ask('newDonation', { ...first, input: { ...chosen, donorId: 999_999 } });
    expect(unknown.error).toBeDefined();
  });

  it('is suggested as a donation when the payer gives the same again: as on the last day, whichever was decided first', async () => {
    const who = payer();
    const { id: donorId } = await donorDesk.newDonor({ name: 'Ila' });
    const months = ['14/09/2026', '14/10/2026'].map((day) => [day, `${who} 1`, '21.00'] as const);
    for (const [at, line] of (await desk.bringIn(csv(...months))).lines.toReversed().entries()) {
      const input = { donorId, donorName: 'Ila', subTypeId: 4 + at, email: '' };
      await desk.done('newDonation', { ...line, input });
    }
    const { lines } = await desk.bringIn(csv([DAY, `${who} 2`, '21.00']));
    expect(lines[0]?.suggestion).toMatchObject({
      reason: 'PAYER_AND_AMOUNT',
      newDonation: { donorName: 'Ila', subTypeId: 4, email: '' },
    });
  });

  it('is set aside as excluded with a note, and undone', async () => {
    const { id: statementId, lines } = await desk.bringIn(csv([DAY, payer(), '450.00']));
    const [{ id, version }] = lines as [(typeof lines)[0]];
    const aside = await desk.done('excluded', { id, version, note: 'Rent of the hall' });
    expect(aside).toMatchObject({ state: 'EXCLUDED', excludedNote: 'Rent of the hall' });
    const payments = [{ donationId: (await desk.promise(100)).id, pence: 100 }];
    const { error } = await desk.ask('pay', { id, version: aside.version, payments });
    expect(error!.extensions.messageKey).toBe('bankLineExceeded');
    await desk.done('undo', { id, version: aside.version });
    expect(await desk.lines(statementId)).toMatchObject([{ state: 'TO_DECIDE', excludedNote: '' }]);
  });
});

describe('money that went out', () => {
  it('is excluded, unless it may be a payment that came back: then that is Not paid again', async () => {
    const { promise, statementId, line } = await promiseAndLine(1500, (text) => text);
    await desk.done('confirm', { statementId });
    const back = await desk.bringIn(
      csv(['16/11/2026', line.description, '-15.00'], ['16/11/2026', 'ELECTRIC CO', '-15.00']),
    );
    const [electric, returned] = back.lines.sort((one) => (one.returned ? 1 : -1)) as [
      typeof line,
      typeof line,
    ];
    expect([electric, returned]).toMatchObject([
      { state: 'EXCLUDED', returned: null },
      { state: 'TO_DECIDE', returned: { lineId: line.id } },
    ]);
    await desk.done('returned', { id: returned.id, version: returned.version });
    expect(await desk.donation(promise.id)).toMatchObject({ status: 'PENDING', allocatedPence: 0 });
    expect(await desk.lines(statementId)).toMatchObject([{ state: 'EXCLUDED' }]);
  });
});
