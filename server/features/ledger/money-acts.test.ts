import { describe, expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { logOf as auditLogOf, lines, type Said } from '../../testing/audit-lines.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { bankDesk, csv, DAY, payer } from '../bank/bank-fixtures.ts';
import { envelope } from '../counts/count-fixtures.ts';
import { TAXPAYER } from '../gift-aid-claims/claim-fixtures.ts';
import { LAST_YEAR, smallDesk } from '../small-donations/small-fixtures.ts';
import { refundHalf } from './refunds/refund-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);
const small = smallDesk(app);
const { claims, counts } = small;
const services = () => app.features.services;
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

const logOf = (work: () => Promise<unknown>) => auditLogOf(app, work);
const seen = ({ id, version }: { id: number; version: number }) => ({ id, version });

async function lineOf(...amounts: string[]) {
  const rows = amounts.map((amount) => [DAY, payer(), amount] as const);
  const { id, lines: added } = await bank.bringIn(csv(...rows));
  return { statementId: id, line: added[0]! };
}

const SAVE_ACCOUNT = 'mutation ($id: Int, $name: String!) { saveBankAccount(id: $id, name: $name) { id } }';

async function saveAccount(variables: { id?: number; name: string }): Promise<number> {
  const answer = await graphql(app, { query: SAVE_ACCOUNT, variables, token: await bank.token() });
  return answer.data.saveBankAccount.id;
}

describe('the log of who did what with money says', () => {
  it('that an account at a bank was added or got another name', async () => {
    let id = 0;
    expect(
      await logOf(async () => {
        id = await saveAccount({ name: 'The roof' });
        await saveAccount({ id, name: 'The new roof' });
      }),
    ).toEqual(
      lines(
        ['CREATE', 'bank-account', id, { label: 'The roof' }],
        ['CHANGE', 'bank-account', id, { label: 'The new roof' }],
      ),
    );
  });

  it('that a statement came with how many lines, and was undone, once', async () => {
    let id = 0;
    const about = { label: 'november.csv' };
    expect(
      await logOf(async () => {
        ({ statementId: id } = await lineOf('3.00', '4.00'));
        for (const _press of [1, 2]) await bank.done('takeAllBack', { id });
      }),
    ).toEqual(
      lines(['CREATE', 'bank-statement', id, { ...about, count: 2 }], ['UNDO', 'bank-statement', id, about]),
    );
  });

  it('what was decided about a line, by its day and sum alone, and that this was undone', async () => {
    const { line } = await lineOf('21.50');
    const about = { label: '2026-11-14 21.50' };
    let donation: { id: number; reference: string } | undefined;
    const log = await logOf(async () => {
      const input = { donorName: 'Asha Rao', subTypeId: 6, email: '' };
      const paid = await bank.done('newDonation', { ...seen(line), input });
      donation = paid.payments[0].donation;
      const open = await bank.done('undo', seen(paid));
      const aside = await bank.done('excluded', { ...seen(open), note: 'Rent' });
      await bank.done('undo', seen(aside));
    });
    const { id, reference: label } = donation!;
    const status = (detail: string): Said => ['CHANGE_STATUS', 'donation', id, { label, detail }];
    const decided = (action: string): Said => [action, 'bank-line', line.id, about];
    expect(log).toEqual(
      lines(
        ['CREATE', 'donation', id, { label }],
        status('PAID'),
        decided('DECIDE'),
        status('PENDING'),
        status('CANCELLED'),
        decided('UNDO_DECISION'),
        decided('DECIDE'),
        decided('UNDO_DECISION'),
      ),
    );
  });

  it('of money that came back that both lines were decided about', async () => {
    const { promise, line } = await bank.promiseAndLine(1575, (text) => text);
    const payments = [{ donationId: promise.id, pence: 1575 }];
    await bank.done('pay', { ...seen(line), payments });
    const { lines: back } = await bank.bringIn(csv(['16/11/2026', line.description, '-15.75']));
    const went = back[0]!;
    const label = promise.reference;
    expect(await logOf(() => bank.done('returned', seen(went)))).toEqual(
      lines(
        ['CHANGE_STATUS', 'donation', promise.id, { label, detail: 'PENDING' }],
        ['DECIDE', 'bank-line', line.id, { label: '2026-11-14 15.75' }],
        ['DECIDE', 'bank-line', went.id, { label: '2026-11-16 15.75' }],
      ),
    );
  });

  it('of donors who was added, changed, counted as whom, and that this was wrong', async () => {
    const fields = { name: 'Asha Rao', email: '', language: '' };
    let [one, into] = [0, 0];
    const log = await logOf(async () => {
      one = (await counts.newDonor(fields)).id;
      into = (await counts.newDonor(fields)).id;
      await counts.newDonor({ ...fields, id: one, version: 1, name: 'Asha Rao Patel' });
      const { merges } = await counts.done('merge', { id: one, version: 2, intoId: into, intoVersion: 1 });
      await counts.done('unmerge', { id: merges[0].id });
    });
    expect(log).toEqual(
      lines(
        ['CREATE', 'donor', one],
        ['CREATE', 'donor', into],
        ['CHANGE', 'donor', one],
        ['MERGE', 'donor', into],
        ['UNDO_MERGE', 'donor', into],
      ),
    );
  });

  it('of a count that it was begun, changed, removed, booked, undone and begun again', async () => {
    const ids: number[] = [];
    const ofCounts = async (work: () => Promise<unknown>) =>
      (await logOf(work)).filter(({ subject }: { subject: string }) => subject === 'cash-count');
    const log = await ofCounts(async () => {
      const draft = await counts.draft({ counted: '10' }, envelope());
      const { key } = draft.rows[0];
      await counts.done('removeRow', { countId: draft.id, key });
      await counts.done('removeCount', { id: draft.id, version: draft.version });
      const booked = await counts.booked({ counted: '10' }, envelope());
      for (const _press of [1, 2]) await counts.done('undo', { id: booked.id, reason: 'Miscounted' });
      const copy = await counts.done('copy', { id: booked.id });
      ids.push(draft.id, booked.id, copy.id);
    });
    const [removed, taken, again] = ids as [number, number, number];
    const about = (action: string, id: number): Said => [action, 'cash-count', id];
    expect(log).toEqual(
      lines(
        ...[about('CREATE', removed), about('CHANGE', removed), about('CHANGE', removed)],
        about('DELETE', removed),
        ...[about('CREATE', taken), about('CHANGE', taken), about('BOOK', taken), about('UNDO', taken)],
        about('CREATE', again),
      ),
    );
  });

  it('of a donation that it was refunded in part, and that this was a mistake', async () => {
    const id = await claims.donation(null, { on: '2026-05-01', pence: 1000 });
    const [{ reference }] = await query('SELECT reference FROM donation WHERE id = $1', [id]);
    const log = await logOf(async () => {
      await refundHalf(app, id, 1000);
      const [refund] = await query('SELECT id FROM donation_refund WHERE donation_id = $1', [id]);
      await services().refunds.undo(OPERATOR, refund.id, { reason: 'A mistake' });
    });
    const label = `${reference} 5.00`;
    expect(log).toEqual(
      lines(['REFUND', 'donation', id, { label }], ['UNDO_REFUND', 'donation', id, { label }]),
    );
  });

  it('of a declaration for Gift Aid whose it is, whatever was done with it', async () => {
    // So that the donor and the declaration have not the same number.
    await claims.newDonor({ name: 'Somebody Else' });
    const donorId = await claims.newDonor({ name: 'Asha Rao' });
    const { giftAidDeclarations: desk } = services();
    const log = await logOf(async () => {
      const id = await claims.declare(donorId, { method: 'VERBAL' } as object);
      await desk.change(OPERATOR, { id, version: 1 }, { ...TAXPAYER, house: '14' });
      await desk.recordSent(OPERATOR, { id, version: 2 }, currentDay());
      await desk.cancel(OPERATOR, { id, version: 3 }, currentDay());
    });
    const changed: Said = ['CHANGE', 'gift-aid-declaration', donorId];
    expect(log).toEqual(lines(['CREATE', 'gift-aid-declaration', donorId], changed, changed, changed));
  });

  it('of a claim every step, of a donation what was said of it, and that the year ends on another day', async () => {
    await small.beginAnew();
    const donationId = await claims.claimable();
    const [{ reference: label }] = await query('SELECT reference FROM donation WHERE id = $1', [donationId]);
    let id = 0;
    const log = await logOf(async () => {
      await claims.done('note', { donationId, input: { isOwnMoney: true, benefit: '0' } });
      await claims.done('yearEnd', { yearEnd: '03-31' });
      const made = await claims.make();
      id = made.id;
      const sent = await claims.done('sent', { ...seen(made), day: '2026-11-21' });
      const open = await claims.done('undo', seen(sent));
      await claims.done('voidClaim', seen(open));
    });
    const changed: Said = ['CHANGE', 'gift-aid-claim', id];
    expect(log).toEqual(
      lines(
        ['CHANGE', 'donation', donationId, { label }],
        ['CHANGE', 'gift-aid-claim', null],
        ...[['CREATE', 'gift-aid-claim', id] as Said, changed, changed, changed],
      ),
    );
  });

  it('of small donations what was collected, corrected, claimed, paid and voided', async () => {
    await small.beginAnew();
    await small.sentGiftAid(100_000);
    let [first, second, claim] = [0, 0, 0];
    const log = await logOf(async () => {
      first = await small.collect({ amount: '40' });
      const input = {
        day: `${LAST_YEAR}-06-01`,
        place: 'The other hall',
        amount: '50',
        paymentMethod: 'CASH',
      };
      const by = { countedBy: 'Asha Rao', countedWith: 'Kiran Patel', areSmall: true };
      await small.done('correct', { id: first, input: { ...input, ...by }, reason: 'Counted again' });
      [{ id: second }] = await query('SELECT max(id) AS id FROM small_collection');
      claim = await small.claim('30');
      await small.done('paid', { id: claim, day: currentDay(), amount: '7.50' });
      await small.done('notPaid', { id: claim });
      await small.done('voidClaim', { id: claim, reason: 'Not sent' });
    });
    expect(log).toEqual(
      lines(
        ['CREATE', 'small-donations', first],
        ['UNDO', 'small-donations', first],
        ['CREATE', 'small-donations', second],
        ...['CREATE', 'CHANGE', 'CHANGE', 'UNDO'].map((action): Said => [action, 'small-claim', claim]),
      ),
    );
  });

  it('of a kind of donation that it was added, changed, brought back, moved and removed', async () => {
    const { donationTypes } = services();
    const fields = { name: 'The roof', column: 'FESTIVAL', fee: '', isActive: true };
    let id = 0;
    const log = await logOf(async () => {
      id = (await donationTypes.save(OPERATOR, 'new', fields)).id;
      await donationTypes.save(OPERATOR, { id, version: 1 }, { ...fields, name: 'A roof' });
      const first = (await donationTypes.revisions.list(id)).at(-1)!;
      await donationTypes.bringBack(OPERATOR, { id, version: 2 }, first.id);
      await donationTypes.move(OPERATOR, id, 1);
      await donationTypes.remove(OPERATOR, id);
    });
    const about = (action: string, label: string): Said => [action, 'donation-type', id, { label }];
    expect(log).toEqual(
      lines(
        about('CREATE', 'The roof'),
        about('CHANGE', 'A roof'),
        ...['BRING_BACK', 'REORDER', 'DELETE'].map((action) => about(action, 'The roof')),
      ),
    );
  });

  it('of a donation from a spreadsheet that it was added and removed, and of reminders that they were turned on and off', async () => {
    let [id, label] = [0, ''];
    const log = await logOf(async () => {
      const past = {
        receivedOn: '2019-10-27',
        donorName: 'Meena',
        amount: '12',
        type: 'Navratri',
        email: '',
      };
      await services().pastDonations.add(
        OPERATOR,
        { ...past, phone: '', message: '' },
        async (manager, donation) => {
          id = donation.id;
          [{ label }] = await manager.query('SELECT reference AS label FROM donation WHERE id = $1', [id]);
        },
      );
      await services().pastDonations.remove(OPERATOR, id, async () => {});
      for (const isOn of [true, false]) await services().membershipReminders.turn(OPERATOR, isOn);
    });
    expect(log).toEqual(
      lines(
        ['CREATE', 'donation', id, { label }],
        ['DELETE', 'donation', id, { label }],
        ['CHANGE', 'membership', null, { detail: 'ON' }],
        ['CHANGE', 'membership', null, { detail: 'OFF' }],
      ),
    );
  });
});
