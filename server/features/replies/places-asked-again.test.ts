import { describe, expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { paidPlacesOf } from './paid-places-fixtures.ts';

const app = sharedTestApp();
const { asked, desk, pay, replies } = paidPlacesOf(app);

/** As if its family had been told three days ago that its places go unless it pays. */
const warned = (id: number) =>
  replies.query(`UPDATE event_reply SET pay_by = $2, warned_at = now() - interval '3 days' WHERE id = $1`, [
    id,
    addDays(currentDay(), -4),
  ]);

describe('an event that changes while places are to be paid', () => {
  const setOff = (eventId: number, isOff: boolean) =>
    replies.query('UPDATE event SET is_called_off = $2 WHERE id = $1', [eventId, isOff]);

  it.each([
    ['was told that its places go', 0],
    ['had paid and was given its money back', 1200],
  ])('called off and on again: a family that %s has time to pay anew', async (_who, pence) => {
    const { keeper, mails, newEvent, send, subjects } = desk();
    const at = await newEvent();
    const { id, said } = await send(at);
    if (pence) await pay(id, pence);
    await setOff(at.eventId, true);
    await keeper.tend(at.eventId);
    if (pence)
      await replies.query(
        `INSERT INTO charge_entry (charge_id, kind, pence, day, method, reason, made_by_name)
         SELECT id, 'RETURN', $2, asked_on, 'CASH', 'Called off', 'Treasurer' FROM charge WHERE reply_id = $1`,
        [id, pence],
      );
    await warned(id);
    await setOff(at.eventId, false);
    for (const _round of [1, 2]) await keeper.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email).slice(1)).toEqual(['Called off', 'It will take place after all']);
    expect(await asked(id)).toMatchObject({ state: 'OPEN', pence: 1200, dueOn: addDays(currentDay(), 23) });
    expect(mails.at(-1)!.text).toContain('To pay: £12.00.');
  });

  it('moved to another day: its families have until some days before that one, and are told so', async () => {
    const { keeper, mails, newEvent, send, subjects } = desk();
    const at = await newEvent();
    const { id, said } = await send(at);
    await warned(id);
    const move = (by: string) =>
      replies.query(
        `UPDATE event_date SET starts_at = starts_at + $2::interval, ends_at = ends_at + $2::interval WHERE event_id = $1`,
        [at.eventId, by],
      );
    await move('90 days');
    await keeper.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(subjects(said.email).slice(1)).toEqual(['New time']);
    expect(mails.at(-1)!.text).toContain('To pay: £12.00.');
    expect((await asked(id))!.dueOn).toBe(addDays(currentDay(), 113));
    // Another hour of the same day gives nobody more time.
    await warned(id);
    await move('-1 hours');
    await keeper.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['RELEASED']);
  });
});
