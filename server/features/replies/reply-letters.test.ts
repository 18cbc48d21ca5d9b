import { expect, it } from 'vitest';
import { addDays } from '../../../rules/days.ts';
import { dayIn } from '../../../rules/time-texts.ts';
import { currentDay, momentOf } from '../../../rules/zoned-time.ts';
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

it('the letter about a date that was moved says when it was to begin, and no end or hour that never was', async () => {
  const tenthDay = addDays(currentDay(), 10);
  const before = async (isWholeDay: boolean) => {
    const at = await replies.newEvent({}, { startsAt: momentOf(tenthDay, isWholeDay ? '00:00' : '18:00') });
    await replies.query('UPDATE event_date SET is_whole_day = $2 WHERE event_id = $1', [
      at.eventId,
      isWholeDay,
    ]);
    const said = replyFields(2);
    await replies.sent(at, said);
    await replies.query(
      `UPDATE event_date SET is_whole_day = false, starts_at = $2, ends_at = $3 WHERE event_id = $1`,
      [at.eventId, momentOf(tenthDay, '16:00'), momentOf(tenthDay, '23:00')],
    );
    await replies.tend(at.eventId);
    return (await lastTo(said.email)).text.match(/^Before: (.+)$/m)![1];
  };
  expect(await before(false)).toBe(`${dayIn('en', tenthDay, 'full')}, 18:00`);
  expect(await before(true)).toBe(dayIn('en', tenthDay, 'full'));
});

it('its links lead to the page and the file for calendars in the language of the letter', async () => {
  const at = await replies.newEvent();
  const said = replyFields(2);
  await replies.send(at, said, { language: 'gu' });
  const { text } = await lastTo(said.email);
  expect(text).toContain('/replies?lang=gu#');
  expect(text).toContain(`/events/${at.eventId}/calendar.ics?day=${at.day}&lang=gu`);
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

it('one person alone is not written to as several', async () => {
  const at = await replies.newEvent({ places: 2 });
  const first = await replies.sent(at, replyFields(2));
  const said = replyFields(1);
  await replies.sent(at, { ...said, waitIfFull: true });
  await replies.withdraw(first);
  const texts = (await replies.lettersTo(said.email)).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts.join()).not.toContain('all of you');
});
