import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { giftFields } from '../giving/gift-fixtures.ts';
import { names, sponsorsOf } from './sponsor-fixtures.ts';

const app = sharedTestApp();
const { newOffer, sponsor, slotOf, donationOf } = sponsorsOf(app);
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
