import { expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import { momentOf } from '../../../rules/zoned-time.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DAY, repliesOf, replyFields } from './reply-fixtures.ts';
import { DAYS_AFTER_WARNING } from './reply-times.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const lastTo = async (email: string) => (await replies.lettersTo(email)).at(-1)!;

it('the letter about a date that was moved leads to the private page, for who cannot come then', async () => {
  const at = await replies.newEvent();
  const said = replyFields(2);
  const token = await replies.sent(at, said);
  await replies.query(
    `UPDATE event_date SET starts_at = starts_at + interval '1 hour', ends_at = ends_at + interval '1 hour'
      WHERE event_id = $1`,
    [at.eventId],
  );
  await replies.tend(at.eventId);
  const { text } = await lastTo(said.email);
  expect(text).toMatch(new RegExp(`If you cannot come then, .*\\n\\S+/replies#${token}`));
});

it('whoever has places offered is asked for no money before they take them', async () => {
  const at = await replies.newEvent({ places: 2, pricePence: 600, payDays: 7 });
  const first = await replies.sent(at, replyFields(2));
  const said = replyFields(2);
  const token = await replies.sent(at, { ...said, waitIfFull: true });
  await replies.withdraw(first);
  expect(await replies.own(token)).toMatchObject({ state: 'OFFERED' });
  await replies.change(token, { ...said, needs: 'A table by the door' });
  const changed = await lastTo(said.email);
  expect(changed.subject).toContain('Your reply has changed');
  expect(changed.text).not.toContain('£');
  await replies.accept(token);
  expect((await lastTo(said.email)).text).toContain('To pay: £12.00.');
});

it('whoever has not paid reads the day until which the places are kept', async () => {
  const startsAt = new Date(Date.now() + 30 * DAY);
  const at = await replies.newEvent({ pricePence: 600, payDays: 7 }, { startsAt });
  const said = replyFields(2);
  await replies.sent(at, said);
  const late = addDays(at.day, -6);
  await replies.tend(at.eventId, momentOf(late, '10:00'));
  const until = dayIn('en', addDays(late, DAYS_AFTER_WARNING), 'full');
  expect((await lastTo(said.email)).text).toContain(
    `payment of £12.00 yet. If it does not reach us by ${until}, your places will go to others.`,
  );
});
