import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Part } from '../../../rules/parts.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { leaveAll } from '../account-part.ts';
import { cardApp } from './card-fixtures.ts';

const { app, stripe, donations, send, sendAll, payByCard, opened } = cardApp();
const GIFT = 'query ($token: String!) { gift(token: $token) { status card cardSubscription { state } } }';
const END = 'mutation ($token: String!) { endMonthlyByCard(token: $token) { state } }';
const OFFICE_ENDS = 'mutation ($id: Int!) { endCardSubscription(id: $id) { state endedBy } }';

async function leaveUnused(unusedParts: readonly Part[]): Promise<void> {
  const { siteSettings } = app.features.services;
  const { version, ownLanguage: _own, translations: _texts, ...settings } = await siteSettings.find();
  await siteSettings.save(OPERATOR, version, { ...settings, unusedParts });
}

beforeEach(async () => {
  await app.database.dataSource.query('DELETE FROM attempt_counter');
  stripe.events.length = 0;
});
afterEach(() => leaveUnused([]));

/** A donation of every month that has begun before the association left the part. */
async function begun() {
  const donation = await opened({ amount: '10', frequency: 'MONTHLY' });
  stripe.pay(donation.session.id);
  await sendAll();
  await leaveUnused(['donations']);
  return { ...donation, subscription: donation.session.subscription! };
}

const round = () => app.features.upkeep['what was paid by card']!(new AbortController().signal);

describe('[52] while the association uses no donations', () => {
  it('what Stripe reports is taken in: a month that was paid has its donation and receipt', async () => {
    const { email, subscription } = await begun();
    stripe.bill(subscription, 'paid');
    for (const event of stripe.events.splice(0)) expect((await send(event)).statusCode).toBe(200);
    expect(await donations.rows(email)).toMatchObject([
      { status: 'PAID' },
      { status: 'PAID', payment_method: 'CARD' },
    ]);
    stripe.bill(subscription, 'paid');
    stripe.events.length = 0;
    await round();
    expect(await donations.rows(email)).toHaveLength(3);
  });

  it('the job ends what is taken from an account that was closed', async () => {
    const { id, subscription } = await begun();
    const user = await buildUser(app);
    const { dataSource } = app.database;
    await dataSource.query('UPDATE donation SET user_id = $1 WHERE id = $2', [user.id, id]);
    await dataSource.transaction(async (manager) => {
      await leaveAll(app.features.services.accountParts, manager, user.id, 'en');
    });
    await round();
    expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled');
  });

  it('the donor sees the donation by its private link and ends it; nothing new can be begun', async () => {
    const { token, subscription } = await begun();
    expect((await graphql(app, { query: GIFT, variables: { token } })).data.gift).toEqual({
      status: 'PAID',
      card: 'NOT_OFFERED',
      cardSubscription: { state: 'ACTIVE' },
    });
    const { data } = await graphql(app, { query: END, variables: { token } });
    expect(data.endMonthlyByCard).toEqual({ state: 'ENDED' });
    expect(stripe.subscriptions.get(subscription)?.status).toBe('canceled');
    await leaveUnused([]);
    const waiting = await opened();
    await leaveUnused(['donations']);
    const { gift } = (await graphql(app, { query: GIFT, variables: { token: waiting.token } })).data;
    expect(gift).toMatchObject({ status: 'PENDING', card: 'NOT_OFFERED' });
    expect((await payByCard(waiting.token)).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });

  it('the treasurer ends it', async () => {
    const { id } = await begun();
    const variables = { id };
    const { data } = await graphql(app, { query: OFFICE_ENDS, variables, token: await adminToken(app) });
    expect(data.endCardSubscription).toEqual({ state: 'ENDED', endedBy: 'OFFICE' });
  });
});
