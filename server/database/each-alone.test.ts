import { expect, it } from 'vitest';
import { eachAlone } from './each-alone.ts';

it('what fails for one leaves the others, and is said in the end', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item % 2 === 0) throw new Error(`no ${item}`);
    done.push(item);
  };
  await expect(eachAlone([1, 2, 3, 4, 5], work)).rejects.toMatchObject({
    message: '2 of 5 failed',
    errors: [{ message: 'no 2' }, { message: 'no 4' }],
  });
  expect(done).toEqual([1, 3, 5]);
});

it('nothing more is begun once the server stops', async () => {
  const stopping = new AbortController();
  const work = async (item: number) => {
    stopping.abort();
    return item;
  };
  expect(await eachAlone([1, 2], work, stopping.signal)).toEqual([1]);
});
