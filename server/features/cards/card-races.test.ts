import type { EntityManager } from 'typeorm';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import type { SignedEvent } from '../../testing/fake-stripe-books.ts';
import { during, together } from '../../testing/two-at-once.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, donations, send, sendAll, details, set, opened, payByCard } = cardApp();

const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const lockDonation = (id: number) => (manager: EntityManager) =>
  manager.query('SELECT FROM donation WHERE id = $1 FOR UPDATE', [id]);
const receiptsOf = (id: number) => query('SELECT number FROM receipt WHERE donation_id = $1', [id]);
const receiptMails = async (email: string) =>
  (await donations.mailsTo(email)).filter(({ subject }) => subject.startsWith('Receipt'));

/** Those that were not acted on: one that failed would be tried again later. */
const unhandled = () => query('SELECT id FROM card_event WHERE handled_at IS NULL');

/** What Stripe says of that type, each once. */
function events(...types: string[]): SignedEvent[] {
  const all = stripe.events.splice(0);
  return types.map((type) => all.find(({ payload }) => JSON.parse(payload).type === type)!);
}

beforeEach(async () => {
  await query('DELETE FROM attempt_counter');
  stripe.events.length = 0;
});

it('a press that finds the last page over while another opens the next one leads to that, and not to one more', async () => {
  const { token, session } = await opened();
  stripe.expire(session.id);
  let other: ReturnType<typeof payByCard> | undefined;
  const answer = stripe.answer.bind(stripe);
  const answering = vi.spyOn(stripe, 'answer').mockImplementation(async (request, response) => {
    // All of the other press happens while this one asks what has become of the page.
    if (!other && request.url?.includes(session.id)) {
      other = payByCard(token);
      await other;
    }
    return answer(request, response);
  });
  onTestFinished(() => answering.mockRestore());
  const { payGiftByCard: page } = (await payByCard(token)).data;
  expect(page).not.toBe(stripe.pageOf(session.id));
  expect((await other!).data.payGiftByCard).toBe(page);
});

describe('two messages at once', () => {
  it('of one payment count its money once, with one receipt; both are done', async () => {
    const { id, email, session } = await opened({ amount: '70' });
    stripe.pay(session.id);
    const both = events('checkout.session.completed', 'payment_intent.succeeded');
    await together(
      app,
      lockDonation(id),
      both.map((event) => () => send(event)),
    );
    const { status, history, cardEntries } = await details(id, await adminToken(app));
    expect([status, history.length]).toEqual(['PAID', 1]);
    expect(cardEntries.map(({ kind }: { kind: string }) => kind).sort()).toEqual(['FEE', 'PAYMENT']);
    expect([await receiptsOf(id), await receiptMails(email)].map(({ length }) => length)).toEqual([1, 1]);
    expect(await unhandled()).toEqual([]);
  });

  it('of a further month make one donation of it; both are done', async () => {
    const { id, email, session } = await opened({ amount: '10', frequency: 'MONTHLY' });
    stripe.pay(session.id);
    await sendAll();
    stripe.bill(session.subscription!, 'paid');
    const both = events('invoice.paid', 'payment_intent.succeeded');
    await together(
      app,
      lockDonation(id),
      both.map((event) => () => send(event)),
    );
    const months = await donations.rows(email);
    expect(months.map(({ status }: { status: string }) => status)).toEqual(['PAID', 'PAID']);
    expect(await receiptsOf(months[1].id)).toHaveLength(1);
    expect(await unhandled()).toEqual([]);
  });
});

describe('a donation that is cancelled just when its payment by card is heard of', () => {
  it('is opened again by the payment, which its history says', async () => {
    const { id, session } = await opened({ amount: '70' });
    const token = await adminToken(app);
    stripe.pay(session.id);
    const [event] = events('checkout.session.completed');
    await together<unknown>(app, lockDonation(id), [() => set(id, 'CANCELLED', token), () => send(event!)]);
    const { status, history } = await details(id, token);
    expect([status, ...history.map(({ toStatus }: { toStatus: string }) => toStatus)]).toEqual([
      'PAID',
      'PAID',
      'PENDING',
      'CANCELLED',
    ]);
  });

  it('stays Paid when the payment was first', async () => {
    const { id, session } = await opened({ amount: '70' });
    const token = await adminToken(app);
    stripe.pay(session.id);
    const [event] = events('checkout.session.completed');
    let refusal: unknown;
    await together<unknown>(app, lockDonation(id), [
      () => send(event!),
      async () => {
        refusal = (await set(id, 'CANCELLED', token)).errors?.[0]?.extensions.code;
      },
    ]);
    // Without the lock the database's own check would refuse it, with a general text.
    expect(refusal).toBe('CONFLICT');
    const { status, history } = await details(id, token);
    expect([status, history.length]).toEqual(['PAID', 1]);
  });
});

it('[78] a further month that is set to Refunded just when Stripe tells of it says so once', async () => {
  const { email, session } = await opened({ amount: '10', frequency: 'MONTHLY' });
  stripe.pay(session.id);
  stripe.bill(session.subscription!, 'paid');
  await sendAll();
  const { id } = (await donations.rows(email))[1];
  stripe.refund(stripe.invoicesOf(session.subscription!)[1]!.payment_intent, 1000);
  const { donationStates, siteSettings } = app.features.services;
  const settings = await siteSettings.find();
  const [event] = events('charge.refunded');
  await during(
    app,
    async (manager) => {
      const lock = { mode: 'pessimistic_write' } as const;
      const donation = await manager.findOneOrFail(Donation, { where: { id }, lock });
      const fields = { status: DonationStatus.REFUNDED };
      await donationStates.changeStatus(manager, OPERATOR, donation, { by: 'HAND', fields, settings });
    },
    () => send(event!),
  );
  const { status, refundedPence, history } = await details(id, await adminToken(app));
  expect([status, refundedPence]).toEqual(['REFUNDED', 1000]);
  expect(history.map(({ toStatus }: { toStatus: string }) => toStatus)).toEqual(['REFUNDED', 'PAID']);
  expect(await unhandled()).toEqual([]);
});
