import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '../../testing/test-app.ts';
import { refusal, repliesOf, replyFields } from './reply-fixtures.ts';

const app = sharedTestApp();
const replies = repliesOf(app);

const ADULTS = (people: number) => ({ ages: [{ group: 'ADULT', people }] });

describe('a reply that is sent once more with its key', () => {
  /** A family of two that comes, with all that a reply may say. */
  async function sentOnce() {
    const question = { key: 'bus', kind: 'YES_NO', isRequired: false };
    const at = await replies.newEvent({
      questions: [{ ...question, texts: [{ language: 'en', text: 'By bus?' }] }],
    });
    const said = replyFields(2, {
      ...{ idempotencyKey: randomUUID(), needs: 'Wheelchair' },
      diets: [{ dietId: 1, people: 1 }],
      answers: [{ answer: 'yes', key: 'bus' }],
    });
    const first = await replies.send(at, said);
    return { at, said, first, again: (other = {}) => replies.send(at, { ...said, ...other }) };
  }

  it('after a lost answer gets the same link and adds nothing', async () => {
    const { at, first, again, said } = await sentOnce();
    expect((await again()).data.result).toEqual(first.data.result);
    expect(await replies.states(at)).toEqual(['COMING']);
    expect(await replies.subjectsTo(said.email)).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['more people', ADULTS(3)],
    ['other food', { diets: [] }],
    ['another answer', { answers: [{ key: 'bus', answer: 'no' }] }],
    ['other needs', { needs: '' }],
    ['another name', { name: 'Hansa Patel' }],
  ])('is no repeat where it says %s: the household is sent its link', async (_what, other) => {
    const { at, said, again } = await sentOnce();
    expect(refusal(await again(other))).toBe('replySentBefore');
    expect(await replies.facts(at)).toMatchObject({ taken: 2 });
    expect(await replies.subjectsTo(said.email)).toEqual([
      expect.stringContaining('We look forward'),
      expect.stringContaining('Your reply'),
    ]);
  });

  it('after it was withdrawn does not come again by that: the household is sent its link', async () => {
    const { at, said, first, again } = await sentOnce();
    await replies.withdraw(first.data.result.token);
    expect(refusal(await again())).toBe('replySentBefore');
    expect(await replies.states(at)).toEqual(['WITHDRAWN']);
    expect((await replies.subjectsTo(said.email)).at(-1)).toContain('Your reply');
  });
});
