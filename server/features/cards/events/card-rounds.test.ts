import { beforeEach, describe, expect, it } from 'vitest';
import { adminToken } from '../../../testing/factories.ts';
import { cardApp } from '../card-fixtures.ts';

const { app, stripe, sendAll, details, opened, payByCard } = cardApp();
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);
const reconcile = (stopping?: AbortSignal) => app.features.services.cardEvents!.reconcile(stopping);

beforeEach(async () => {
  await query('DELETE FROM attempt_counter');
  await query('DELETE FROM card_event');
  await query(`UPDATE card_payment SET state = 'ENDED' WHERE state <> 'PAID'`);
  await query(`UPDATE card_subscription SET state = 'ENDED', ended_by = 'DONOR'`);
  Object.assign(stripe, { isDown: false, isSilent: false, bookedIn: undefined });
  stripe.broken.clear();
  stripe.events.length = 0;
  stripe.paths.length = 0;
});

const askedFor = (id: string) => stripe.paths.filter((path) => path.endsWith(`/${id}`)).length;

/** Waits for as long as anything is put off. */
const later = () =>
  Promise.all(['card_event', 'card_payment'].map((table) => query(`UPDATE ${table} SET ask_at = now()`)));

describe('[78] what Stripe is asked', () => {
  it('of a fee that is never told has longer and longer pauses, and an end', async () => {
    // That of another payment says nothing of it.
    const other = await opened();
    stripe.pay(other.session.id);
    await sendAll();
    stripe.bookedIn = 'usd';
    const { id, session } = await opened({ amount: '40' });
    stripe.pay(session.id);
    await sendAll();
    stripe.paths.length = 0;
    for (let round = 0; round < 3; round += 1) await reconcile();
    expect(askedFor(session.id)).toBe(1);
    for (let round = 0; round < 15; round += 1) {
      await later();
      await reconcile();
    }
    expect(askedFor(session.id)).toBe(10);
    expect(await details(id, await adminToken(app))).toMatchObject({ status: 'PAID', feePence: 0 });
  });

  it('about messages that it refuses blocks none that came later, and ends', async () => {
    const ids = Array.from({ length: 100 }, (_, index) => `cs_broken_${index}`);
    for (const id of ids) stripe.broken.add(id);
    const keep = (event: string, checkout: string, since: string) =>
      query(
        `INSERT INTO card_event (id, type, created_at, checkout_id, received_at)
         VALUES ($1, 'x', now(), $2, now() - $3::interval)`,
        [event, checkout, since],
      );
    for (const id of ids) await keep(`evt_${id}`, id, '2 hours');
    const { session } = await opened();
    await keep('evt_good', session.id, '1 hour');
    await reconcile();
    await reconcile();
    const unhandled = () => query('SELECT id FROM card_event WHERE handled_at IS NULL');
    expect(await query(`SELECT handled_at FROM card_event WHERE id = 'evt_good'`)).toEqual([
      { handled_at: expect.any(Date) },
    ]);
    expect(await unhandled()).toHaveLength(100);
    // Ten of them are enough to see the end.
    await query(`DELETE FROM card_event WHERE handled_at IS NULL AND id NOT LIKE 'evt_cs_broken_9_'`);
    for (let round = 0; round < 10; round += 1) {
      await later();
      await reconcile();
    }
    expect(await unhandled()).toEqual([]);
  });

  it('while it does not answer is little, and soon asked again', async () => {
    const { id, session } = await opened({ frequency: 'MONTHLY' });
    stripe.pay(session.id);
    await sendAll();
    await query(
      `INSERT INTO card_subscription (donation_id, subscription_id)
       SELECT $1, 'sub_more_' || number FROM generate_series(1, 30) AS number`,
      [id],
    );
    stripe.isDown = true;
    stripe.paths.length = 0;
    await reconcile();
    // Each question is repeated once by the package.
    expect(stripe.paths.length).toBeLessThanOrEqual(4 * 2 * 2);
    stripe.isDown = false;
    stripe.end(session.subscription!);
    stripe.events.length = 0;
    await reconcile();
    const [{ state }] = await query('SELECT state FROM card_subscription WHERE subscription_id = $1', [
      session.subscription,
    ]);
    expect(state).toBe('ENDED');
  });

  it('[OPS-1] is given up at once when the server stops', async () => {
    await opened();
    stripe.isSilent = true;
    const stopping = new AbortController();
    const round = reconcile(stopping.signal);
    await expect.poll(() => stripe.paths.length).toBeGreaterThan(0);
    const begun = Date.now();
    stopping.abort();
    await round;
    expect(Date.now() - begun).toBeLessThan(2000);
  });

  it('of a page that it does not know, as of an account that the association had before, is asked once; another is opened', async () => {
    const states = async (id: number) =>
      (await query('SELECT state FROM card_payment WHERE donation_id = $1 ORDER BY id', [id])).map(
        ({ state }: { state: string }) => state,
      );
    const [asked, pressed] = [await opened(), await opened()];
    for (const { session } of [asked, pressed]) stripe.sessions.delete(session.id);
    const { data } = await payByCard(pressed.token);
    expect(data.payGiftByCard).toMatch(/^https:/);
    expect([await states(pressed.id), await states(asked.id)]).toEqual([['ENDED', 'OPEN'], ['OPEN']]);
    await later();
    await reconcile();
    expect([await states(pressed.id), await states(asked.id)]).toEqual([['ENDED', 'OPEN'], ['ENDED']]);
    stripe.paths.length = 0;
    await later();
    await reconcile();
    expect(askedFor(asked.session.id)).toBe(0);
  });
});
