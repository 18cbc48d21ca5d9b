import { expect, it } from 'vitest';
import { AppError } from '../../../rules/errors.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { CardQuestions } from './card-questions.ts';

const app = sharedTestApp();

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
