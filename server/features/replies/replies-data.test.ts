import { expect, it } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { collectFrom } from '../account-part.ts';
import { repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const BY_BUS = {
  ...{ key: 'bus', kind: 'YES_NO', isRequired: false },
  texts: [{ language: 'en', text: 'By bus?' }],
};

/** A reply of somebody who is signed in. */
async function signedInReply(at: { eventId: number; day: string }) {
  const { id: userId } = await buildUser(app);
  const token = await openSession(app, { userId });
  const said = replyFields(2, {
    ...{ needs: 'Wheelchair', mobile: '07700 900321' },
    diets: [{ dietId: 1, people: 1 }],
    answers: [{ key: 'bus', answer: 'yes' }],
  });
  await replies.send(at, said, { token });
  return { userId, token, said };
}

const rows = (userId: number | null, eventId: number) =>
  replies.query(
    'SELECT name, email, mobile, mobile_key, ages, diets, answers, needs, state, total FROM event_reply WHERE event_id = $2 AND ($1::integer IS NULL OR user_id = $1) ORDER BY id',
    [userId, eventId],
  );

it('the export of an account has its replies, without what opens their links', async () => {
  const at = await replies.newEvent();
  const { userId, said } = await signedInReply(at);
  const { repliesToEvents } = await collectFrom(app.features.services.accountParts, userId);
  expect(repliesToEvents).toMatchObject([
    { name: said.name, email: said.email, needs: 'Wheelchair', total: 2 },
  ]);
  expect(JSON.stringify(repliesToEvents)).not.toMatch(/tokenHash|linkSalt|idempotencyKey/);
});

it('the export says what was asked and paid for places, as for the hall', async () => {
  const at = await replies.newEvent({ pricePence: 600 });
  const { userId } = await signedInReply(at);
  const exported = async () =>
    (await collectFrom(app.features.services.accountParts, userId)).repliesToEvents;
  await replies.query(
    `INSERT INTO charge_entry (charge_id, kind, pence, day, method, made_by_name)
     SELECT charge.id, 'PAYMENT', 500, '2026-01-02', 'CASH', 'Treasurer'
       FROM charge JOIN event_reply reply ON reply.id = reply_id WHERE user_id = $1`,
    [userId],
  );
  expect(await exported()).toMatchObject([
    {
      pence: 1200,
      charges: [
        {
          ...{ kind: 'REPLY', pence: 1200, paidPence: 500, returnedPence: 0, keptPence: 0, state: 'OPEN' },
          ...{ reference: expect.any(String), dueOn: expect.any(String) },
        },
      ],
    },
  ]);
});

it('an account that is closed leaves numbers alone: what is to come is withdrawn, and its places go to who waits', async () => {
  const at = await replies.newEvent({ places: 2, questions: [BY_BUS] });
  const { userId, token } = await signedInReply(at);
  const next = replyFields(2);
  await replies.sent(at, { ...next, waitIfFull: true });
  // Nobody has told them yet that this date is not there any more.
  const gone = await replies.newEvent({}, { isSeries: true });
  await replies.send(gone, replyFields(1), { token });
  await replies.query('DELETE FROM event_date WHERE event_id = $1', [gone.eventId]);
  expect(await rows(userId, at.eventId)).toHaveLength(1);
  await graphql(app, {
    query: 'mutation ($password: String!) { closeMyAccount(password: $password) }',
    variables: { password: PASSWORD },
    token,
  });
  expect(await rows(null, at.eventId)).toMatchObject([
    {
      ...{ name: '', email: '', mobile: '', mobile_key: '' },
      ...{ ages: [], diets: [], answers: [], needs: '', state: 'WITHDRAWN', total: 2 },
    },
    { email: next.email, state: 'OFFERED' },
  ]);
  expect(await rows(null, gone.eventId)).toMatchObject([{ name: '', state: 'WITHDRAWN', total: 1 }]);
});
