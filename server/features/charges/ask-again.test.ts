import { describe, expect, it } from 'vitest';
import { currentDay } from '../../../rules/zoned-time.ts';
import { logOf } from '../../testing/audit-lines.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { CANCEL, SAVE } from '../hall-hire/hall-hire-fixtures.ts';
import { paidPlacesOf } from '../replies/paid-places-fixtures.ts';
import { replyFields } from '../replies/reply-fixtures.ts';
import { chargeDesk, type ShownCharge } from './charge-fixtures.ts';

const app = sharedTestApp();
const desk = chargeDesk(app);
const { desk: places, replies } = paidPlacesOf(app);

const CASH = { day: currentDay(), method: 'CASH' };
const ADULTS = (people: number) => [{ group: 'ADULT' as const, people }];

const refusalOf = async (id: number) => (await desk.ask('again', { id })).error?.extensions.messageKey;
const voidIt = (id: number): Promise<ShownCharge> => desk.done('void', { id, reason: 'By mistake' });

it('what a colleague has just taken money for is not voided by who has not seen that', async () => {
  const { id: hireId } = await desk.hire();
  const { id } = await desk.ofKind(hireId, 'HIRE');
  await desk.done('pay', { id, input: { seenPence: 25_000, amount: '50', ...CASH } });
  const late = await desk.ask('void', { id, reason: 'Not needed', seenPence: 25_000 });
  expect(late.error?.extensions.messageKey).toBe('changedByAnother');
  expect(await desk.one(id)).toMatchObject({ state: 'OPEN', openPence: 20_000 });
  await desk.done('void', { id, reason: 'Not needed', seenPence: 20_000 });
});

describe('what the office has voided by mistake', () => {
  it('takes no payment, is asked again with a press, as the log says, and then takes it', async () => {
    const { id: hireId } = await desk.hire();
    const { id, reference } = await desk.ofKind(hireId, 'HIRE');
    await desk.done('pay', { id, input: { seenPence: 25_000, amount: '50', ...CASH } });
    expect((await voidIt(id)).mayAskAgain).toBe(true);
    const early = await desk.ask('pay', { id, input: { seenPence: 0, amount: '200', ...CASH } });
    expect(early.error?.extensions.messageKey).toBe('chargeAskedNoMore');
    const log = await logOf(app, () => desk.done('again', { id }));
    expect(log).toMatchObject([
      { action: 'UNDO_DECISION', subject: 'charge', subjectId: id, label: reference },
    ]);
    expect(await desk.one(id)).toMatchObject({
      ...{ state: 'OPEN', openPence: 20_000, returnablePence: 0, voidedReason: '', mayAskAgain: false },
    });
    expect(await refusalOf(id)).toBe('changedByAnother');
    const input = { seenPence: 20_000, amount: '200', ...CASH };
    expect(await desk.done('pay', { id, input })).toMatchObject({ state: 'PAID' });
  });

  it.each([
    ['was cancelled', CANCEL, { reason: 'The roof leaks' }],
    ['costs nothing now', SAVE, { charges: '' }],
    ['is asked for with another price', SAVE, { charges: '300' }],
  ])('is not asked again of a hire that %s', async (_which, query, changed) => {
    const { id: hireId, version, fields } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'HIRE');
    await voidIt(id);
    const of = { id: hireId, version };
    const variables = query === CANCEL ? { ...of, ...changed } : { input: { ...fields, ...of, ...changed } };
    const { errors } = await graphql(app, { query, variables, token: await desk.token() });
    expect(errors).toBeUndefined();
    expect(await desk.one(id)).toMatchObject({ state: 'VOID', mayAskAgain: false });
    expect(await refusalOf(id)).toBe('chargeNotOwed');
  });

  it('is not asked again where what was paid counts by itself once there is a price again', async () => {
    const { id: hireId, version, fields } = await desk.hire();
    const { id } = await desk.ofKind(hireId, 'HIRE');
    await desk.done('pay', { id, input: { seenPence: 25_000, amount: '50', ...CASH } });
    const input = { ...fields, id: hireId, version, charges: '' };
    await graphql(app, { query: SAVE, variables: { input }, token: await desk.token() });
    expect(await refusalOf(id)).toBe('changedByAnother');
  });
});

describe('places that the office has voided by mistake', () => {
  const asked = (id: number) =>
    replies.query<{ id: number; state: string; pence: number }>(
      'SELECT id, state, pence FROM charge WHERE reply_id = $1 ORDER BY id',
      [id],
    );

  it.each([
    ['cost what they cost by now', 1, [['OPEN', 600]]],
    [
      'are asked with those that were added since',
      3,
      [
        ['VOID', 1200],
        ['OPEN', 1800],
      ],
    ],
  ])('%s', async (_what, people, charges) => {
    const { newEvent, send, visitors } = places();
    const family = await send(await newEvent(), replyFields(2));
    const [charge] = await asked(family.id);
    await voidIt(charge!.id);
    await visitors.change(family.token, { ...family.said, ages: ADULTS(people), waitIfFull: true });
    await desk.done('again', { id: charge!.id });
    expect((await asked(family.id)).map(({ state, pence }) => [state, pence])).toEqual(charges);
    // Whatever the family says next is asked whole.
    await visitors.change(family.token, { ...family.said, ages: ADULTS(4), waitIfFull: true });
    expect((await asked(family.id)).at(-1)).toMatchObject({ state: 'OPEN', pence: 2400 });
    expect(await refusalOf(charge!.id)).toBe('changedByAnother');
  });

  it.each([
    ['withdrew', `UPDATE event_reply SET state = 'WITHDRAWN' WHERE id = $1`],
    [
      'is told that the event is called off',
      'UPDATE event SET is_called_off = true WHERE id = (SELECT event_id FROM event_reply WHERE id = $1)',
    ],
  ])('are not asked again of a family that %s', async (_who, change) => {
    const { newEvent, send } = places();
    const { id } = await send(await newEvent(), replyFields(2));
    const [charge] = await asked(id);
    await voidIt(charge!.id);
    expect((await desk.one(charge!.id)).mayAskAgain).toBe(true);
    await replies.query(change, [id]);
    expect(await refusalOf(charge!.id)).toBe('chargeNotOwed');
  });
});
