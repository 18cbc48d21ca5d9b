import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { markLeft } from '../../testing/mark-left.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { giftFields } from '../giving/gift-fixtures.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { names, sponsorsOf } from './sponsor-fixtures.ts';

const app = sharedTestApp();
const { newOffer, sponsor, slotOf, donationOf, mailsTo, ask } = sponsorsOf(app);
const day = () => addDays(currentDay(), 20);
let origin = '';

beforeAll(async () => {
  origin = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
beforeEach(() => app.database.dataSource.query('DELETE FROM attempt_counter'));

/** A donation that another is about to store with its slot. */
async function newDonation(): Promise<number> {
  const [{ id }] = await app.database.dataSource.query(
    `INSERT INTO donation (reference, sub_type_id, type_name, type_language, letter_language, donor_name, phone, email,
       message, amount_pence, idempotency_key)
     VALUES ($1, 6, 'Navratri', 'en', 'en', 'Asha', '', '', '', 5100, $1) RETURNING id`,
    [randomUUID().slice(0, 18)],
  );
  return id;
}

interface Answer {
  errors?: { message: string }[];
  data: { give: string } | null;
}

/** Gives over a connection of its own, from a network of its own. */
function giveByNetwork(offerId: number, serial: number): Promise<Answer> {
  const query = 'mutation ($input: GiftInput!) { give(input: $input) }';
  const sponsored = { offerId, day: day(), slot: 1, ...names() };
  const input = giftFields({ sponsor: sponsored, donorName: `Giver ${serial}` });
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}/graphql`,
      {
        method: 'POST',
        agent: false,
        localAddress: `127.0.1.${serial + 1}`,
        headers: { 'content-type': 'application/json' },
      },
      (response) => text(response).then((body) => resolve(JSON.parse(body)), reject),
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ query, variables: { input } }));
  });
}

it('of fifty who want one slot at the same moment one gets it; the others are told so and promise nothing', async () => {
  const offerId = await newOffer();
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, serial) => giveByNetwork(offerId, serial)),
  );
  expect(answers.filter(({ data }) => data?.give)).toHaveLength(1);
  const texts = new Set(answers.flatMap(({ errors }) => errors?.map(({ message }) => message) ?? []));
  expect([...texts]).toEqual([
    'Someone else has just taken this. Choose another day; what you typed is kept.',
  ]);
  const [{ count }] = await app.database.dataSource.query(
    `SELECT count(*)::integer AS count FROM donation WHERE donor_name LIKE 'Giver %'`,
  );
  expect(count).toBe(1);
  expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
});

it('who comes while another is about to take the slot waits for them, and is refused', async () => {
  const offerId = await newOffer();
  const donationId = await newDonation();
  const { errors } = await during(
    app,
    (manager) =>
      manager.query('INSERT INTO sponsorship (offer_id, day, slot, donation_id) VALUES ($1, $2, 1, $3)', [
        offerId,
        day(),
        donationId,
      ]),
    () => sponsor(offerId, day(), {}, 1),
  );
  expect(errors![0]!.extensions).toMatchObject({ code: 'CONFLICT', messageKey: 'sponsorTaken' });
});

it.each([
  ['by somebody who gives', (offerId: number) => sponsor(offerId, day(), {}, 1)],
  [
    'by the office for somebody',
    async (offerId: number) =>
      ask('mutation ($input: EnteredSponsorInput!) { enterSponsorship(input: $input) { id } }', {
        input: { offerId, day: day(), slot: 1, ...names(), donorName: 'Asha', email: '', phone: '1' },
      }),
  ],
])('a day is not taken %s of an offer that is withdrawn meanwhile', async (_who, take) => {
  const offerId = await newOffer();
  const { errors } = await during(
    app,
    (manager) => manager.query('UPDATE sponsor_offer SET is_shown = false WHERE id = $1', [offerId]),
    () => take(offerId),
  );
  expect(errors![0]!.extensions).toMatchObject({ code: 'BAD_USER_INPUT', messageKey: 'sponsorClosed' });
  const taken = 'SELECT FROM sponsorship WHERE offer_id = $1';
  expect(await app.database.dataSource.query(taken, [offerId])).toEqual([]);
});

describe('a promise that is not paid', () => {
  async function promised() {
    const offerId = await newOffer();
    const email = `${randomUUID()}@example.org`;
    await sponsor(offerId, day(), { email });
    return { offerId, email, ...(await donationOf(email)) };
  }
  const run = (on: string) => app.features.services.unpaidSlots.remindAndRelease(momentOf(on, '09:00'));
  const last = () => addDays(currentDay(), 7);

  async function remindedLongAgo(donationId: number): Promise<void> {
    const { manager } = app.database.dataSource;
    const [[{ id }]] = await manager.query(
      `UPDATE sponsorship SET reminded_at = now() - interval '3 days' WHERE donation_id = $1 RETURNING id`,
      [donationId],
    );
    await markLeft(manager, `sponsorship ${id}`, momentOf(addDays(currentDay(), -3), '12:00'));
  }

  it('is reminded once, also by two servers', async () => {
    const { id, email } = await promised();
    await during(
      app,
      (manager) => manager.query('UPDATE sponsorship SET reminded_at = now() WHERE donation_id = $1', [id]),
      () => run(addDays(last(), -2)),
    );
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('is neither reminded nor released when its payment begins just then', async () => {
    const { id, email, offerId } = await promised();
    const begins = () =>
      during(
        app,
        async (manager) => {
          await manager.query('SELECT FROM donation WHERE id = $1 FOR UPDATE', [id]);
          await manager.query(
            `INSERT INTO card_payment (donation_id, checkout_id, state) VALUES ($1, 'cs_race', 'PROCESSING')`,
            [id],
          );
        },
        () => run(addDays(last(), 1)),
      );
    await begins();
    expect(await mailsTo(email)).toHaveLength(1);
    await app.database.dataSource.query('DELETE FROM card_payment');
    await remindedLongAgo(id);
    await begins();
    expect(await mailsTo(email)).toHaveLength(1);
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
  });

  it('keeps its day when the money comes just as it is to be released', async () => {
    const { id, email, offerId } = await promised();
    await run(addDays(last(), -2));
    await remindedLongAgo(id);
    const { donationStates, siteSettings } = app.features.services;
    const settings = await siteSettings.find();
    await during(
      app,
      async (manager) => {
        const lock = { mode: 'pessimistic_write' } as const;
        const donation = await manager.findOneOrFail(Donation, { where: { id }, lock });
        const fields = { status: DonationStatus.PAID };
        await donationStates.changeStatus(manager, OPERATOR, donation, { by: 'HAND', fields, settings });
      },
      () => run(addDays(last(), 1)),
    );
    expect(await donationOf(email)).toMatchObject({ status: 'PAID' });
    expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
  });
});

it('a promise whose money comes just as the office releases it is said to be paid', async () => {
  const offerId = await newOffer();
  const email = `${randomUUID()}@example.org`;
  await sponsor(offerId, day(), { email });
  const { id: donationId } = await donationOf(email);
  const [{ id }] = await app.database.dataSource.query('SELECT id FROM sponsorship WHERE donation_id = $1', [
    donationId,
  ]);
  const { donationStates, siteSettings } = app.features.services;
  const settings = await siteSettings.find();
  const lock = { mode: 'pessimistic_write' } as const;
  const release = 'mutation ($id: Int!, $reason: String!) { releaseSponsorship(id: $id, reason: $reason) }';
  const { errors } = await during(
    app,
    (manager) => manager.findOneOrFail(Donation, { where: { id: donationId }, lock }),
    () => ask(release, { id, reason: 'She called' }),
    {
      meanwhile: async (manager) => {
        const donation = await manager.findOneByOrFail(Donation, { id: donationId });
        const fields = { status: DonationStatus.PAID };
        await donationStates.changeStatus(manager, OPERATOR, donation, { by: 'HAND', fields, settings });
      },
    },
  );
  expect(errors?.[0]?.extensions.messageKey).toBe('sponsorPaid');
  expect(await slotOf(offerId, day())).toMatchObject({ isTaken: true });
});

it('money that comes for a released slot while another takes it leaves the slot to them', async () => {
  const offerId = await newOffer();
  const email = `${randomUUID()}@example.org`;
  await sponsor(offerId, day(), { email });
  const { id } = await donationOf(email);
  const set = (status: string) =>
    app.features.services.donationStates.setStatus(OPERATOR, id, { status } as never);
  await set('CANCELLED');
  const next = await newDonation();
  await during(
    app,
    async (manager) => {
      await manager.query('SELECT FROM sponsor_offer WHERE id = $1 FOR SHARE', [offerId]);
      await manager.query(
        'INSERT INTO sponsorship (offer_id, day, slot, donation_id) VALUES ($1, $2, 1, $3)',
        [offerId, day(), next],
      );
    },
    () => set('PENDING'),
  );
  const rows = await app.database.dataSource.query(
    'SELECT state FROM sponsorship WHERE offer_id = $1 ORDER BY id',
    [offerId],
  );
  expect(rows).toEqual([{ state: 'RELEASED' }, { state: 'PROMISED' }]);
});
