import { expect, it } from 'vitest';
import { adminToken, buildOfficer, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const DOOR = `coming arrived places entries { replyId surname otherNames total needs owedPence arrived device
  ages { group people } diets { name people } }`;
const LIST = `query ($eventId: Int!, $day: String!, $language: String) { list: doorList(eventId: $eventId, day: $day, language: $language) { ${DOOR} } }`;
const TICK = `mutation ($eventId: Int!, $day: String!, $marks: [ArrivalInput!]!) {
  list: tickArrivals(eventId: $eventId, day: $day, marks: $marks) { ${DOOR} } }`;
const KITCHEN = `query ($eventId: Int!, $day: String!) { sheet: kitchenSheet(eventId: $eventId, day: $day, language: "gu") {
  total offered ages { group people } diets { name people } needs { name text } } }`;
const ENTER = `mutation ($input: OfficeReplyInput!) { result: enterReply(input: $input) { outcome left token } }`;
const REPLIES = `query ($eventId: Int!, $day: String!, $search: String, $state: ReplyState) {
  list: replies(eventId: $eventId, day: $day, search: $search, state: $state) {
    totalCount items { id version name state total mobile isByOffice letterLanguage arrived diets { name people } } } }`;

type At = { eventId: number; day: string };

async function ask(query: string, variables: Record<string, unknown>) {
  const answer = await graphql(app, { query, variables, token: await adminToken(app) });
  return { ...answer.data, refused: answer.errors?.[0]?.extensions.messageKey };
}

/** An event with two families that come, and one that waits. */
async function evening() {
  const at = await replies.newEvent({ places: 6 });
  const said = replyFields(2, {
    name: 'Hansaben and Vinod Chauhan',
    ages: [
      { group: 'CHILD', people: 1 },
      { group: 'ADULT', people: 2 },
    ],
    diets: [{ dietId: 1, people: 1 }],
    needs: 'Wheelchair',
  });
  await replies.sent(at, said);
  await replies.sent(at, replyFields(2, { name: 'Pooja Amin', diets: [{ dietId: 1, people: 2 }] }));
  await replies.sent(at, { ...replyFields(4, { name: 'Asha Mehta' }), waitIfFull: true });
  return at;
}

it('the kitchen has the numbers of those who come, by age and diet, in the language that is asked for', async () => {
  const { sheet } = await ask(KITCHEN, await evening());
  expect(sheet).toEqual({
    total: 5,
    offered: 0,
    ages: [
      { group: 'ADULT', people: 4 },
      { group: 'CHILD', people: 1 },
    ],
    diets: [{ name: 'જૈન', people: 3 }],
    needs: [{ name: 'Hansaben and Vinod Chauhan', text: 'Wheelchair' }],
  });
});

it('the door has those who come by surname, with counts', async () => {
  const { list } = await ask(LIST, await evening());
  expect(list).toMatchObject({ coming: 5, arrived: 0, places: 6 });
  expect(list.entries).toMatchObject([
    { surname: 'Amin', otherNames: 'Pooja', total: 2 },
    {
      surname: 'Chauhan',
      otherNames: 'Hansaben and Vinod',
      total: 3,
      needs: 'Wheelchair',
      diets: [{ name: 'Jain', people: 1 }],
    },
  ]);
});

it('two phones tick without a network and are joined: each family counts once, and sending again changes nothing', async () => {
  const at = await evening();
  const { list } = await ask(LIST, at);
  const [amin, chauhan] = list.entries.map(({ replyId }: { replyId: number }) => replyId);
  const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  const mark = (replyId: number, device: string, minutes: number, count: number) => ({
    replyId,
    device,
    at: ago(minutes),
    count,
  });
  const one = [mark(amin, 'phone-one', 30, 2), mark(chauhan, 'phone-one', 20, 2)];
  const two = [
    mark(amin, 'phone-two', 29, 2),
    mark(chauhan, 'phone-two', 25, 3),
    mark(2_000_000_000, 'phone-two', 1, 1),
  ];
  await ask(TICK, { ...at, marks: two });
  await ask(TICK, { ...at, marks: one });
  const again = await ask(TICK, { ...at, marks: two });
  expect(again.list).toMatchObject({
    arrived: 4,
    entries: [
      { arrived: 2, device: 'phone-two' },
      { arrived: 2, device: 'phone-one' },
    ],
  });
  const back = await ask(TICK, { ...at, marks: [mark(chauhan, 'phone-two', 1, 0)] });
  expect(back.list.arrived).toBe(2);
});

it('a phone whose clock is ahead does not have the last word for ever', async () => {
  const at = await evening();
  const { list } = await ask(LIST, at);
  const replyId = list.entries[0].replyId;
  const mark = (device: string, ahead: number, count: number) => ({
    replyId,
    device,
    at: new Date(Date.now() + ahead).toISOString(),
    count,
  });
  await ask(TICK, { ...at, marks: [mark('phone-ahead', 86_400_000, 2)] });
  const later = await ask(TICK, { ...at, marks: [mark('phone-right', 0, 0)] });
  expect(later.list.arrived).toBe(0);
});

it('the office enters a reply from the telephone, changes it, and finds it', async () => {
  const at = await replies.newEvent({ places: 4 });
  const input = { ...at, ...replyFields(3, { name: 'Kanti Desai', email: '', mobile: '07700 900222' }) };
  expect((await ask(ENTER, { input })).result).toEqual({ outcome: 'COMING', left: 4, token: null });
  expect((await ask(ENTER, { input })).refused).toBe('replyOfficeSentBefore');
  expect((await ask(ENTER, { input: { ...at, ...replyFields(2) } })).result).toMatchObject({
    outcome: 'FULL',
    left: 1,
  });
  const { list } = await ask(REPLIES, { ...at, search: 'desai', state: 'COMING' });
  expect(list).toMatchObject({ totalCount: 1, items: [{ name: 'Kanti Desai', total: 3, isByOffice: true }] });
  const { id, version } = list.items[0];
  const fewer = { ...input, id, version, ages: [{ group: 'ADULT', people: 1 }] };
  expect((await ask(ENTER, { input: { ...fewer, letterLanguage: 'gu' } })).result.outcome).toBe('COMING');
  const later = (await ask(REPLIES, { ...at, search: 'desai' })).list.items[0];
  expect(later.letterLanguage).toBe('gu');
  // Left out, it stays.
  await ask(ENTER, { input: { ...fewer, version: later.version, needs: 'A table by the door' } });
  expect((await ask(REPLIES, { ...at, search: 'desai' })).list.items[0].letterLanguage).toBe('gu');
  expect((await ask(ENTER, { input: fewer })).refused).toBe('changedByAnother');
  expect((await replies.facts(at)).left).toBe(3);
});

it('the office enters replies after they have closed, but neither for what is called off nor without a way to reach the family', async () => {
  const at = await replies.newEvent({ closesHours: 24 * 20 });
  expect((await ask(ENTER, { input: { ...at, ...replyFields() } })).result.outcome).toBe('COMING');
  expect((await ask(ENTER, { input: { ...at, ...replyFields(1, { email: '' }) } })).refused).toBe(
    'replyContactRequired',
  );
  await replies.query('UPDATE event SET is_called_off = true WHERE id = $1', [at.eventId]);
  expect((await ask(ENTER, { input: { ...at, ...replyFields() } })).refused).toBe('replyCalledOff');
});

it('editors and hall secretaries keep replies, treasurers do not', async () => {
  const at: At = await replies.newEvent();
  const codes: unknown[] = [];
  for (const role of ['EDITOR', 'HALL_SECRETARY', 'TREASURER'] as const) {
    const { id: userId } = await buildOfficer(app, [role]);
    const { errors } = await graphql(app, {
      query: LIST,
      variables: at,
      token: await openSession(app, { userId }),
    });
    codes.push(errors?.[0]?.extensions.code);
  }
  expect(codes).toEqual([undefined, undefined, 'FORBIDDEN']);
});
