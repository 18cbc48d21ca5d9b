import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Sending } from '../../messages/outbox.ts';
import { adminToken } from '../../testing/factories.ts';
import { markLeft } from '../../testing/mark-left.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import type { TestApp } from '../../testing/test-app.ts';

const RESULT = 'outcome left waitingBefore token';
const SEND = `mutation ($input: ReplyInput!, $language: String) {
  result: sendReply(input: $input, language: $language) { ${RESULT} } }`;
const CHANGE = `mutation ($token: String!, $input: ReplyChangeInput!) {
  result: changeReply(token: $token, input: $input) { ${RESULT} } }`;
const WITHDRAW = 'mutation ($token: String!) { withdrawReply(token: $token) }';
const ACCEPT = 'mutation ($token: String!) { acceptOffer(token: $token) }';
const OWN = `query ($token: String!, $language: String) { reply(token: $token, language: $language) {
  eventId day eventName place startsAt isCalledOff state name email mobile ages { group people } total
  diets { dietId name people } answers { key answer } needs offeredUntil isMemberPrice pence charge { reference pence paidPence payBy }
  waitingBefore canChange canWithdraw isMailed facts { left } } }`;
const FACTS = `query ($eventId: Int!, $day: String, $language: String) {
  facts: eventReplies(eventId: $eventId, day: $day, language: $language) {
    eventId day places taken left waiting isOpen opensOn closesAt offerHours pricePence memberPence isCalledOff
    ageGroups { group from to pence } diets { id name language } questions { key kind isRequired text language } } }`;
const SAVE = `mutation ($input: ReplySettingInput!) {
  setting: saveReplySetting(input: $input) { eventId version places isAsking closesHours dietIds } }`;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let serial = 0;

/** A setting of an event: adults and children, any number of them, until a day before. */
export function settingFields(overrides: Record<string, unknown> = {}) {
  return {
    isAsking: true,
    places: null as number | null,
    closesHours: 24,
    offerHours: 24,
    pricePence: 0,
    dietIds: [1, 2],
    ageGroups: [
      { group: 'ADULT' as const, from: 12 },
      { group: 'CHILD' as const, from: 0, to: 11 },
    ],
    questions: [],
    ...overrides,
  };
}

/** What a household says: so many adults, of an e-mail that no other has. */
export function replyFields(adults = 2, overrides: Record<string, unknown> = {}) {
  serial += 1;
  return {
    ages: [{ group: 'ADULT' as const, people: adults }],
    diets: [],
    answers: [],
    needs: '',
    name: `Hansa Chauhan ${'abcdefghijklmnopqrstuvwxyz'[serial % 26]}`,
    email: `${randomUUID()}@example.org`,
    mobile: '',
    ...overrides,
  };
}

interface Dated {
  /** When it begins, by default in ten days. */
  startsAt?: Date;
  day?: string;
  isSeries?: boolean;
}

/** An outbox from which each letter leaves at once. */
export function sentAtOnce<Letter>(letters: Letter[] = []) {
  async function mail(manager: EntityManager, letter: Letter, { about }: Sending = {}): Promise<void> {
    letters.push(letter);
    if (about) await markLeft(manager, about, new Date());
  }
  return { sendsMail: true, mail };
}

/** The key of what was refused; undefined of what was done. */
export const refusal = (answer: { errors?: { extensions: Record<string, unknown> }[] | undefined }) =>
  answer.errors?.[0]?.extensions.messageKey;

/** What people and the office do with replies in an app, which is ready only inside a test. */
export function repliesOf(app: TestApp) {
  const query = <Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> =>
    app.database.dataSource.query(sql, parameters);

  /** Adds a date to an event. @returns its key */
  async function addDate(eventId: number, { startsAt = new Date(Date.now() + 10 * DAY), day }: Dated = {}) {
    const key = day ?? startsAt.toISOString().slice(0, 10);
    await query(
      `INSERT INTO event_date (event_id, day, starts_at, ends_at, is_whole_day) VALUES ($1, $2, $3, $4, false)`,
      [eventId, key, startsAt, new Date(startsAt.getTime() + 3 * HOUR)],
    );
    return key;
  }

  /** An event with one date that visitors see and that asks for replies. */
  async function newEvent(setting: Record<string, unknown> = {}, dated: Dated = {}) {
    serial += 1;
    const [event] = await query<{ id: number }>(
      `INSERT INTO event (name, description, file_type, language, series, translations)
       VALUES ($1, 'd', 'IMAGE', 'en', $2, '{"gu": {"name": "ભજન સંધ્યા"}}') RETURNING id`,
      [`Bhajan evening ${serial}`, dated.isSeries ? '{"every": "WEEK"}' : null],
    );
    const eventId = event!.id;
    const day = await addDate(eventId, dated);
    await saveSetting(eventId, setting);
    return { eventId, day };
  }

  async function saveSetting(eventId: number, overrides: Record<string, unknown> = {}) {
    const [before] = await query<{ version: number }>(
      'SELECT version FROM event_reply_setting WHERE event_id = $1',
      [eventId],
    );
    const input = { ...settingFields(overrides), eventId, version: before?.version };
    return graphql(app, { query: SAVE, variables: { input }, token: await adminToken(app) });
  }

  type At = { eventId: number; day: string };

  const send = (
    { eventId, day }: At,
    said: Record<string, unknown> = replyFields(),
    { language, ...others }: { language?: string; token?: string; from?: string } = {},
  ) =>
    graphql(app, {
      query: SEND,
      from: freshAddress(),
      ...others,
      variables: { input: { eventId, day, idempotencyKey: randomUUID(), ...said }, language },
    });

  return {
    query,
    addDate,
    newEvent,
    saveSetting,
    send,
    /** Sends a reply that is taken. @returns the token of its link */
    sent: async (at: At, said?: Record<string, unknown>): Promise<string> =>
      (await send(at, said)).data.result.token,
    change: (token: string, said: Record<string, unknown>) =>
      graphql(app, { query: CHANGE, variables: { token, input: said } }),
    withdraw: (token: string) => graphql(app, { query: WITHDRAW, variables: { token } }),
    accept: (token: string) => graphql(app, { query: ACCEPT, variables: { token } }),
    own: async (token: string, language?: string) =>
      (await graphql(app, { query: OWN, variables: { token, language } })).data.reply,
    facts: async (at: { eventId: number; day?: string }, language?: string) =>
      (await graphql(app, { query: FACTS, variables: { ...at, language } })).data.facts,
    /** The time of what is offered to a family of the event is over, which was told of it at once. */
    endTime: async ({ eventId }: Pick<At, 'eventId'>): Promise<void> => {
      await app.outboxSender.sendDue();
      await query(
        `UPDATE event_reply SET offered_until = offered_until - interval '99 days',
                further_until = further_until - interval '99 days' WHERE event_id = $1`,
        [eventId],
      );
      await query(
        `UPDATE tracked_message SET left_at = left_at - interval '99 days'
          WHERE split_part(about, ' ', 2)::integer IN (SELECT id FROM event_reply WHERE event_id = $1)`,
        [eventId],
      );
    },
    states: async ({ eventId, day }: At): Promise<string[]> =>
      (
        await query<{ state: string }>(
          'SELECT state FROM event_reply WHERE event_id = $1 AND day = $2 ORDER BY id',
          [eventId, day],
        )
      ).map(({ state }) => state),
    tend: (eventId: number, now?: Date) => app.features.services.replyKeeper.tend(eventId, now),
    /** Subjects of what went to an e-mail, the oldest first. */
    subjectsTo: async (email: string): Promise<string[]> => {
      await app.outboxSender.sendDue();
      return app.messages.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    },
    lettersTo: async (email: string) => {
      await app.outboxSender.sendDue();
      return app.messages.mails.filter(({ to }) => to === email);
    },
  };
}

export { DAY, HOUR };
