import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/factories.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { COUNT_DAY, countDesk, envelope, SAID } from './count-fixtures.ts';

const app = sharedTestApp();
const desk = countDesk(app);
const { donationsOf, mailsTo } = desk;

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

describe('a count of envelopes', () => {
  it('keeps each row as soon as it is typed, a repeated one once', async () => {
    const { id } = await desk.done('saveCount', { input: {} });
    const input = envelope({
      donorName: 'Mira Shah',
      amount: '12.50',
      paymentMethod: 'CHEQUE',
      chequeNumber: '000123',
    });
    const { version } = await desk.done('saveRow', { countId: id, input });
    await desk.done('saveRow', { countId: id, input });
    const { rows, rowsPence, state } = await desk.done('count', { id });
    expect([rows.length, rowsPence, state]).toEqual([1, 1250, 'DRAFT']);
    expect(rows[0]).toMatchObject({
      donorName: 'Mira Shah',
      chequeNumber: '000123',
      paymentMethod: 'CHEQUE',
      reference: null,
    });
    // Of two who change the same row, the second is told.
    const changed = await desk.done('saveRow', {
      countId: id,
      input: { ...input, amount: '13', version: version + 1 },
    });
    expect(changed.amountPence).toBe(1300);
    expect(await desk.refusal('saveRow', { countId: id, input: { ...input, version } })).toBe(
      'changedByAnother',
    );
    // So is who takes it out as it was before; one that is gone already is no conflict.
    const row = { countId: id, key: input.key };
    expect(await desk.refusal('removeRow', { ...row, version })).toBe('changedByAnother');
    expect((await desk.done('count', { id })).rows).toHaveLength(1);
    for (let time = 1; time <= 2; time += 1)
      await desk.done('removeRow', { ...row, version: changed.version });
    expect((await desk.done('count', { id })).rows).toEqual([]);
  });

  it('becomes Paid donations of its day in the ledger, each as it came', async () => {
    const donor = await desk.newDonor({ name: 'Asha Rao', email: 'Asha.Count@example.org' });
    const count = await desk.booked(
      {},
      envelope({ donorId: donor.id, donorName: 'Not Needed', amount: '20' }),
      envelope({ donorName: 'Somebody New', paymentMethod: 'CHEQUE', chequeNumber: '77' }),
      envelope({ paymentMethod: 'STANDING_ORDER', amount: '5', donorId: donor.id }),
    );
    expect(count).toMatchObject({ state: 'BOOKED', rowsPence: 3000, bankPence: 500 });
    expect((await desk.done('donors', { search: 'Not Needed' })).items).toEqual([]);
    const donations = await donationsOf(count.id);
    expect(donations).toMatchObject([
      { status: 'PAID', paymentMethod: 'CASH', pence: 2000, name: 'Asha Rao', day: COUNT_DAY },
      {
        status: 'PAID',
        paymentMethod: 'CHEQUE',
        pence: 1000,
        name: 'Somebody New',
        email: '',
        day: COUNT_DAY,
      },
      { status: 'PAID', paymentMethod: 'STANDING_ORDER', pence: 500, day: COUNT_DAY },
    ]);
    const { history } = await desk.done('history', { id: donations[1].id });
    expect(history).toMatchObject([
      { toStatus: 'PAID', note: '77', noteCode: 'CHEQUE', receivedOn: COUNT_DAY },
    ]);
    expect((await desk.done('donations', { filter: { donorId: donor.id } })).sums.paidPence).toBe(2500);
    const [{ lines }] = await query(
      `SELECT count(*)::integer AS lines FROM audit_entry WHERE subject = 'cash-count' AND action = 'BOOK' AND subject_id = $1`,
      [count.id],
    );
    expect(lines).toBe(1);
  });

  it('sends a receipt to whoever has an e-mail, once, also when the request is repeated', async () => {
    const email = 'once@example.org';
    const donor = await desk.newDonor({ name: 'Once', email });
    const draft = await desk.draft({ counted: '10' }, envelope({ donorId: donor.id }));
    const booking = desk.booking(draft);
    await Promise.all([desk.done('book', booking), desk.done('book', booking)]);
    await desk.done('book', booking);
    expect(await mailsTo(email)).toEqual([expect.stringContaining('Receipt')]);
    expect(await donationsOf(draft.id)).toHaveLength(1);
  });

  it('of a donor with an account is among their own donations', async () => {
    const user = await buildUser(app);
    await query(`INSERT INTO donor (name, letter_language, email, user_id) VALUES ($1, 'en', $2, $3)`, [
      user.name,
      user.email,
      user.id,
    ]);
    const { items } = await desk.done('donors', { search: user.email });
    const count = await desk.booked({ counted: '10' }, envelope({ donorId: items[0].id }));
    expect(await donationsOf(count.id)).toMatchObject([{ userId: user.id, email: user.email }]);
  });

  it('makes one donor of a new name that was typed twice', async () => {
    const name = 'Twice Typed';
    const count = await desk.booked(
      { counted: '20' },
      envelope({ donorName: name }),
      envelope({ donorName: 'twice typed' }),
    );
    expect(new Set(count.rows.map(({ donorId }: { donorId: number }) => donorId)).size).toBe(1);
    expect((await desk.done('donors', { search: name })).items).toMatchObject([
      { name, donationCount: 2, paidPence: 2000, lastDonationOn: COUNT_DAY },
    ]);
  });

  it('without a name is of no donor', async () => {
    const count = await desk.booked({ counted: '10' }, envelope());
    expect(count.rows).toMatchObject([{ donorId: null, donorName: '' }]);
    expect(await donationsOf(count.id)).toMatchObject([{ name: 'Anonymous' }]);
  });

  it.each([
    [{ counted: '11' }, 'cashCountDiffers'],
    [{ counted: '' }, 'countedSumRequired'],
    [{ countedWith: '' }, 'cashCountNamesRequired'],
    [{ countedWith: 'asha rao' }, 'cashCountNamesAlike'],
    [{ place: '' }, 'cashCountPlaceRequired'],
    [{ day: '' }, 'invalidDate'],
    [{ day: '2999-01-01' }, 'receivedInFuture'],
  ])('with %j is refused, and nothing is booked', async (said, expected) => {
    const draft = await desk.draft({ counted: '10', ...said }, envelope());
    expect(await desk.refusal('book', desk.booking(draft))).toBe(expected);
    expect((await desk.done('count', { id: draft.id })).state).toBe('DRAFT');
    expect(await donationsOf(draft.id)).toEqual([]);
  });

  it('that is not there is none', async () => {
    expect(await desk.done('count', { id: 999_999_999 })).toBeNull();
  });

  it('without rows is refused', async () => {
    expect(await desk.refusal('book', desk.booking(await desk.draft({ counted: '0' })))).toBe(
      'cashCountEmpty',
    );
  });

  it('with a difference that is explained is booked', async () => {
    const count = await desk.booked(
      { counted: '9.50', explanation: 'A coin fell under the stage' },
      envelope(),
    );
    expect(count).toMatchObject({ state: 'BOOKED', explanation: 'A coin fell under the stage' });
  });

  it('of money that came through the bank needs neither a pile nor two people', async () => {
    const bank = envelope({ paymentMethod: 'TRANSFER', donorName: 'By Transfer' });
    const count = await desk.booked({ counted: '', countedBy: '', countedWith: '', place: '' }, bank);
    expect(count).toMatchObject({ state: 'BOOKED', rowsPence: 0, bankPence: 1000 });
  });

  it.each([
    [{ amount: '0' }, 'invalidAmount'],
    [{ amount: '10,00' }, 'invalidAmount'],
    [{ paymentMethod: 'CARD' }, 'envelopeMethodRequired'],
    [{ subTypeId: 0 }, 'donationTypeRequired'],
    [{ subTypeId: 999_999 }, 'donationTypeRequired'],
    [{ donorId: 999_999_999 }, 'donorUnknown'],
    [{ key: 'x' }, 'invalidRequest'],
    [{ chequeNumber: 'x'.repeat(31) }, 'textTooLong'],
    [{ donorName: 'x\0' }, 'textNotAllowed'],
  ])('takes no row with %j', async (fields, expected) => {
    const { id } = await desk.draft({});
    expect(await desk.refusal('saveRow', { countId: id, input: envelope(fields) })).toBe(expected);
  });

  it('is not booked when somebody else has added a row meanwhile, or changed what is said of it', async () => {
    const draft = await desk.draft({ counted: '10', explanation: 'Whatever' }, envelope());
    await desk.done('saveRow', { countId: draft.id, input: envelope() });
    expect(await desk.refusal('book', desk.booking(draft))).toBe('changedByAnother');
    const other = await desk.draft({ counted: '10' }, envelope());
    await desk.done('saveCount', { input: { ...SAID, id: other.id, version: other.version } });
    expect(await desk.refusal('book', desk.booking(other))).toBe('changedByAnother');
  });

  it('is not booked unseen when somebody else has changed whose an envelope is, or taken one out for another of as much', async () => {
    const [one, other] = [await desk.newDonor({ name: 'One' }), await desk.newDonor({ name: 'Other' })];
    const input = envelope({ donorId: one.id });
    const draft = await desk.draft({ counted: '10' }, input);
    await desk.done('saveRow', { countId: draft.id, input: { ...input, version: 1, donorId: other.id } });
    expect(await desk.refusal('book', desk.booking(draft))).toBe('changedByAnother');
    const seen = await desk.done('count', { id: draft.id });
    await desk.done('removeRow', { countId: draft.id, key: input.key });
    await desk.done('saveRow', { countId: draft.id, input: envelope({ donorId: other.id }) });
    expect(await desk.refusal('book', desk.booking(seen))).toBe('changedByAnother');
    const now = await desk.done('count', { id: draft.id });
    expect((await desk.done('book', desk.booking(now))).state).toBe('BOOKED');
  });

  it('is not booked unseen when somebody else has taken an envelope out, though it is said why the sums differ', async () => {
    const gone = envelope();
    const draft = await desk.draft({ counted: '10', explanation: 'One was torn' }, envelope(), gone);
    await desk.done('removeRow', { countId: draft.id, key: gone.key });
    expect(await desk.refusal('book', desk.booking(draft))).toBe('changedByAnother');
  });

  it('keeps no change of a row that somebody else has changed, or taken out, meanwhile', async () => {
    const input = envelope();
    const { id, rows } = await desk.draft({ counted: '10' }, input);
    const change = { countId: id, input: { ...input, version: rows[0].version, amount: '12' } };
    await desk.done('saveRow', change);
    expect(await desk.refusal('saveRow', change)).toBe('changedByAnother');
    await desk.done('removeRow', { countId: id, key: input.key });
    expect(await desk.refusal('saveRow', { ...change, input: { ...change.input, version: 2 } })).toBe(
      'changedByAnother',
    );
    expect((await desk.done('count', { id })).rows).toEqual([]);
  });

  it('that is booked changes no more', async () => {
    const { id, version, rows } = await desk.booked({ counted: '10' }, envelope());
    expect(await desk.refusal('saveCount', { input: { ...SAID, id, version } })).toBe('cashCountBooked');
    expect(await desk.refusal('saveRow', { countId: id, input: envelope() })).toBe('cashCountBooked');
    expect(await desk.refusal('removeRow', { countId: id, key: rows[0].key })).toBe('cashCountBooked');
    expect(await desk.refusal('removeCount', { id, version })).toBe('cashCountBooked');
  });

  it('holds 500 rows, and all of them are booked at once', async () => {
    const draft = await desk.draft({ counted: '500' });
    await query(
      `INSERT INTO cash_envelope (count_id, key, sub_type_id, amount_pence, payment_method)
       SELECT $1, 'many-rows-' || number, 6, 100, 'CASH' FROM generate_series(1, 499) AS number`,
      [draft.id],
    );
    const last = envelope({ amount: '2' });
    await desk.done('saveRow', { countId: draft.id, input: last });
    await desk.done('saveRow', { countId: draft.id, input: { ...last, amount: '1', version: 1 } });
    expect(await desk.refusal('saveRow', { countId: draft.id, input: envelope() })).toBe('cashCountFull');
    const full = await desk.done('count', { id: draft.id });
    const count = await desk.done('book', desk.booking(full));
    expect([count.state, count.rowCount]).toEqual(['BOOKED', 500]);
  }, 60_000);
});
