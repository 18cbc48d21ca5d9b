import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { DAY, HOUR, refusal, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

describe('replying', () => {
  it('a family comes, sees its reply by the link in its letter, and in its language', async () => {
    const at = await replies.newEvent({ places: 10 });
    const said = replyFields(2, {
      ages: [
        { group: 'ADULT', people: 2 },
        { group: 'CHILD', people: 3 },
      ],
      diets: [{ dietId: 1, people: 1 }],
      needs: 'Wheelchair',
    });
    const { data } = await replies.send(at, said, { language: 'gu' });
    expect(data.result).toMatchObject({ outcome: 'COMING', left: 10, waitingBefore: 0 });
    const own = await replies.own(data.result.token, 'gu');
    expect(own).toMatchObject({
      state: 'COMING',
      total: 5,
      eventName: 'ભજન સંધ્યા',
      diets: [{ dietId: 1, name: 'જૈન', people: 1 }],
      needs: 'Wheelchair',
      canChange: true,
      canWithdraw: true,
      facts: { left: 5 },
    });
    const [letter] = await replies.lettersTo(said.email);
    expect(letter!.subject).toContain('ભજન સંધ્યા');
    expect(letter!.text).toContain(`/replies?lang=gu#${data.result.token}`);
    expect(letter!.text).toContain(`/events/${at.eventId}/calendar.ics?day=${at.day}`);
    expect(letter!.text).toContain('જૈન: 1');
    expect(letter!.text).not.toContain('Wheelchair');
    const stored = await replies.query('SELECT * FROM event_reply WHERE email = $1', [said.email]);
    expect(JSON.stringify(stored)).not.toContain(data.result.token);
  });

  it('a link whose reply a restore lost opens nothing, also once another household has its number', async () => {
    const at = await replies.newEvent();
    const lost = await replies.sent(at);
    const ids = () => replies.query('SELECT id FROM event_reply WHERE event_id = $1', [at.eventId]);
    const [reply] = await ids();
    await replies.query('DELETE FROM event_reply WHERE id = $1', [reply!.id]);
    await replies.query(`SELECT setval(pg_get_serial_sequence('event_reply', 'id'), $1, false)`, [reply!.id]);
    const other = await replies.sent(at);
    expect(await ids()).toEqual([reply]);
    expect(await replies.own(lost)).toBeNull();
    expect((await replies.own(other)).state).toBe('COMING');
  });

  it('a household has one reply: by its email it is told, and sent its link again; a number that anybody could type says nothing', async () => {
    const at = await replies.newEvent();
    const said = replyFields(2, { mobile: '07700 900123' });
    await replies.send(at, said);
    const byEmail = await replies.send(at, { ...replyFields(4), email: said.email.toUpperCase() });
    const byMobile = await replies.send(at, replyFields(1, { mobile: '+44 7700 900123' }));
    expect(refusal(byEmail)).toBe('replySentBefore');
    expect(byMobile.data.result.outcome).toBe('COMING');
    expect(await replies.states(at)).toEqual(['COMING', 'COMING']);
    expect((await replies.lettersTo(said.email)).filter(({ text }) => text.includes('#'))).toHaveLength(2);
  });

  it('a family may still change its reply when the office has taken its diet from the list', async () => {
    const at = await replies.newEvent();
    const said = replyFields(2, { diets: [{ dietId: 2, people: 1 }] });
    const token = await replies.sent(at, said);
    await replies.saveSetting(at.eventId, { dietIds: [1] });
    const { mobile: _, ...change } = { ...said, ages: [{ group: 'ADULT', people: 3 }] };
    expect((await replies.change(token, change)).data.result.outcome).toBe('COMING');
    expect(refusal(await replies.send(at, { ...said, email: replyFields().email }))).toBe('invalidId');
  });

  it('what fills in the field that nobody sees is dropped', async () => {
    const at = await replies.newEvent();
    const { data } = await replies.send(at, { ...replyFields(), website: 'https://example.org' });
    expect(data.result.outcome).toBe('COMING');
    expect(await replies.states(at)).toEqual([]);
  });

  it('asks for what the event asks for', async () => {
    const question = {
      key: 'bus',
      kind: 'YES_NO',
      isRequired: true,
      texts: [{ language: 'en', text: 'By bus?' }],
    };
    const at = await replies.newEvent({ questions: [question], dietIds: [1] });
    const answered = { answers: [{ key: 'bus', answer: 'yes' }] };
    const cases: [Record<string, unknown>, string][] = [
      [{ ...answered, ages: [] }, 'replyPeopleRequired'],
      [{ ...answered, ages: [{ group: 'ADULT', people: 21 }] }, 'replyTooManyPeople'],
      [{ ...answered, diets: [{ dietId: 1, people: 3 }] }, 'replyDietTooMany'],
      [{ ...answered, diets: [{ dietId: 2, people: 1 }] }, 'invalidId'],
      [{ ...answered, ages: [{ group: 'SENIOR', people: 1 }] }, 'invalidRequest'],
      [{ ...answered, email: '' }, 'validEmailRequired'],
      [{ ...answered, name: '' }, 'replyNameRequired'],
      [{}, 'replyAnswerRequired'],
      [{ answers: [{ key: 'bus', answer: 'perhaps' }] }, 'invalidRequest'],
    ];
    for (const [overrides, expected] of cases)
      expect(refusal(await replies.send(at, replyFields(2, overrides)))).toBe(expected);
    expect(await replies.states(at)).toEqual([]);
    const token = await replies.sent(at, replyFields(2, answered));
    expect((await replies.own(token)).answers).toEqual([{ key: 'bus', answer: 'yes' }]);
  });

  it('replies are taken from the day that is named until the hour that is named, and not of what is called off', async () => {
    const later = await replies.newEvent({ opensOn: '2090-01-01' });
    const closed = await replies.newEvent(
      { closesHours: 24 },
      { startsAt: new Date(Date.now() + 23 * HOUR) },
    );
    const off = await replies.newEvent();
    await replies.query('UPDATE event_date SET is_called_off = true WHERE event_id = $1', [off.eventId]);
    const hidden = await replies.newEvent();
    await replies.query(`UPDATE event SET state = 'HIDDEN' WHERE id = $1`, [hidden.eventId]);
    const unasked = await replies.newEvent({ isAsking: false });
    const refusals: unknown[] = [];
    for (const at of [later, closed, off, hidden, unasked]) refusals.push(refusal(await replies.send(at)));
    expect(refusals).toEqual([
      'repliesNotOpen',
      'repliesClosed',
      'replyCalledOff',
      'repliesNotAsked',
      'repliesNotAsked',
    ]);
    expect((await replies.facts(closed)).isOpen).toBe(false);
    expect(await replies.facts(hidden)).toBeNull();
    expect(await replies.facts(unasked)).toBeNull();
  });
});

describe('changing', () => {
  it('fewer free their places at once, more need room, and what does not fit keeps the old reply', async () => {
    const at = await replies.newEvent({ places: 6 });
    const said = replyFields(4);
    const token = await replies.sent(at, said);
    await replies.sent(at, replyFields(1));
    const tooMany = await replies.change(token, { ...said, ages: [{ group: 'ADULT', people: 6 }] });
    expect(tooMany.data.result).toEqual({ outcome: 'FULL', left: 5, waitingBefore: 0, token: null });
    expect((await replies.own(token)).total).toBe(4);
    const more = await replies.change(token, { ...said, ages: [{ group: 'ADULT', people: 5 }] });
    expect(more.data.result).toMatchObject({ outcome: 'COMING' });
    expect((await replies.facts(at)).left).toBe(0);
    await replies.change(token, { ...said, ages: [{ group: 'ADULT', people: 2 }] });
    expect((await replies.facts(at)).left).toBe(3);
  });

  it('who withdrew comes after all while there is room', async () => {
    const at = await replies.newEvent({ places: 2 });
    const said = replyFields(2);
    const token = await replies.sent(at, said);
    await replies.withdraw(token);
    await replies.withdraw(token);
    expect((await replies.facts(at)).left).toBe(2);
    expect((await replies.change(token, said)).data.result.outcome).toBe('COMING');
    expect(await replies.states(at)).toEqual(['COMING']);
  });

  it('after the hour that is named nothing is changed, but who cannot come may still say so', async () => {
    const at = await replies.newEvent({ closesHours: 1 });
    const said = replyFields(2);
    const token = await replies.sent(at, said);
    await replies.saveSetting(at.eventId, { closesHours: 24 * 11 });
    expect(refusal(await replies.change(token, { ...said, ages: [{ group: 'ADULT', people: 1 }] }))).toBe(
      'repliesClosed',
    );
    expect((await replies.withdraw(token)).data.withdrawReply).toBe(true);
  });

  it('an unknown link opens nothing', async () => {
    expect(await replies.own('x'.repeat(43))).toBeNull();
    expect(refusal(await replies.withdraw('x'.repeat(43)))).toBe('notFound');
  });
});

describe('the waiting list', () => {
  it('what becomes free is offered to the first family that fits as a whole, for as long as was said, then to the next', async () => {
    const at = await replies.newEvent({ places: 4, offerHours: 24 });
    const coming = await replies.sent(at, replyFields(2));
    await replies.sent(at, replyFields(2));
    expect((await replies.send(at, replyFields(1))).data.result).toEqual({
      outcome: 'FULL',
      left: 0,
      waitingBefore: 0,
      token: null,
    });
    const [large, small, last] = [replyFields(3), replyFields(2), replyFields(1)];
    const tokens: string[] = [];
    for (const said of [large, small, last])
      tokens.push(await replies.sent(at, { ...said, waitIfFull: true }));
    expect(await replies.own(tokens[2]!)).toMatchObject({ state: 'WAITING', waitingBefore: 2 });
    await replies.withdraw(coming);
    expect(await replies.states(at)).toEqual(['WITHDRAWN', 'COMING', 'WAITING', 'OFFERED', 'WAITING']);
    expect((await replies.facts(at)).left).toBe(0);
    const { offeredUntil } = await replies.own(tokens[1]!);
    expect(Math.abs(Date.parse(offeredUntil) - Date.now() - 24 * HOUR)).toBeLessThan(60_000);
    await replies.endTime(at);
    await replies.tend(at.eventId);
    expect(await replies.states(at)).toEqual(['WITHDRAWN', 'COMING', 'WAITING', 'RELEASED', 'OFFERED']);
    expect(refusal(await replies.accept(tokens[1]!))).toBe('replyNotOffered');
    expect((await replies.accept(tokens[2]!)).data.acceptOffer).toBe(true);
    expect(await replies.own(tokens[2]!)).toMatchObject({ state: 'COMING', offeredUntil: null });
    const subjects = await replies.subjectsTo(small.email);
    expect(subjects.map((subject) => subject.split(':')[0])).toEqual([
      'You are on the waiting list',
      'There is room for you',
      'Your places have gone to the next family',
    ]);
  });

  it('nobody waits for more places than there are', async () => {
    const at = await replies.newEvent({ places: 3 });
    const { data } = await replies.send(at, { ...replyFields(4), waitIfFull: true });
    expect(data.result).toMatchObject({ outcome: 'FULL', left: 3 });
  });

  it('a family that waits comes at once when fewer of it fit', async () => {
    const at = await replies.newEvent({ places: 3 });
    await replies.sent(at, replyFields(2));
    const said = replyFields(2);
    const token = await replies.sent(at, { ...said, waitIfFull: true });
    const changed = await replies.change(token, { ...said, ages: [{ group: 'ADULT', people: 1 }] });
    expect(changed.data.result.outcome).toBe('COMING');
  });

  it('when replies close, who still waits is told, and nothing is offered any more', async () => {
    const at = await replies.newEvent({ places: 2, closesHours: 24 });
    const coming = await replies.sent(at, replyFields(2));
    const said = replyFields(2);
    await replies.sent(at, { ...said, waitIfFull: true });
    const closed = new Date(Date.now() + 9 * DAY + HOUR);
    await replies.tend(at.eventId, closed);
    await replies.tend(at.eventId, closed);
    expect(await replies.states(at)).toEqual(['COMING', 'RELEASED']);
    expect((await replies.subjectsTo(said.email)).slice(1)).toEqual([
      expect.stringContaining('No places have become free'),
    ]);
    await replies.withdraw(coming);
    expect(await replies.states(at)).toEqual(['WITHDRAWN', 'RELEASED']);
  });
});

describe('the price of members', () => {
  const ages = [
    { group: 'ADULT', people: 2 },
    { group: 'CHILD', people: 1 },
  ];
  const prices = {
    pricePence: 600,
    memberPence: 400,
    ageGroups: [
      { group: 'ADULT', from: 12 },
      { group: 'CHILD', from: 0, to: 11, pence: 300 },
    ],
  };

  it('is what a household pays that says it is of members; children with a price of their own keep it', async () => {
    const at = await replies.newEvent(prices);
    expect(await replies.facts(at)).toMatchObject({ pricePence: 600, memberPence: 400 });
    const other = await replies.sent(at, replyFields(2, { ages }));
    expect(await replies.own(other)).toMatchObject({ isMemberPrice: false, pence: 1500 });
    const token = await replies.sent(at, replyFields(2, { ages, isMemberPrice: true }));
    expect(await replies.own(token)).toMatchObject({
      isMemberPrice: true,
      pence: 1100,
      charge: { pence: 1100 },
    });
    const { name, email } = await replies.own(token);
    // Left out, it is as it was said.
    await replies.change(token, replyFields(1, { name, email }));
    expect(await replies.own(token)).toMatchObject({ isMemberPrice: true, pence: 400 });
    await replies.change(token, replyFields(1, { name, email, isMemberPrice: false }));
    expect(await replies.own(token)).toMatchObject({ isMemberPrice: false, pence: 600 });
  });

  it('is that of all where the event has none', async () => {
    const token = await replies.sent(
      await replies.newEvent({ ...prices, memberPence: null }),
      replyFields(2, { ages, isMemberPrice: true }),
    );
    expect(await replies.own(token)).toMatchObject({ pence: 1500 });
  });
});
