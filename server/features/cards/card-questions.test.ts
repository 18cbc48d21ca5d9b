import { expect, it } from 'vitest';
import { AppError } from '../../../rules/errors.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { CardQuestions } from './card-questions.ts';

const app = sharedTestApp();
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

/** Messages about which Stripe is asked in this order, and how often that has failed. */
async function waitingMessages(...ids: string[]) {
  await query('DELETE FROM card_event');
  await query(
    `INSERT INTO card_event (id, type, created_at, ask_at)
     SELECT id, 'x', now(), now() - interval '1 hour' + number * interval '1 minute'
       FROM unnest($1::varchar[]) WITH ORDINALITY AS event (id, number)`,
    [ids],
  );
  return () => query('SELECT id, tries FROM card_event ORDER BY ask_at');
}

it('[78] two questions without an answer one after another end a round; one now and then does not', async () => {
  const questions = new CardQuestions(app.database.dataSource, app.server.log);
  const askedOf = async (unanswered: readonly number[]) => {
    const asked: number[] = [];
    const items = [1, 2, 3, 4, 5].map((id) => ({ id }));
    await questions.askAll({ table: null, what: 'ask', stopping: undefined }, items, async ({ id }) => {
      asked.push(id);
      if (unanswered.includes(id)) throw new AppError('UNAVAILABLE', 'cardsUnavailable');
    });
    return asked;
  };
  expect(await askedOf([1, 3, 5])).toEqual([1, 2, 3, 4, 5]);
  expect(await askedOf([2, 3])).toEqual([1, 2, 3]);
});

it('[78] what gets no answer is asked about again after the others; a server that stops puts nothing off', async () => {
  const questions = new CardQuestions(app.database.dataSource, app.server.log);
  const waiting = await waitingMessages('evt_a', 'evt_b', 'evt_c');
  const stopping = new AbortController();
  const about = { table: 'card_event', what: 'ask', stopping: stopping.signal } as const;
  await questions.askAll(about, await waiting(), async ({ id }) => {
    if (id === 'evt_a') throw new AppError('UNAVAILABLE', 'cardsUnavailable');
  });
  const inTurn = ['evt_b', 'evt_c', 'evt_a'].map((id) => ({ id, tries: 0 }));
  expect(await waiting()).toEqual(inTurn);
  await questions.askAll(about, await waiting(), async () => {
    stopping.abort();
    throw new Error('It stops');
  });
  expect(await waiting()).toEqual(inTurn);
});
