import { describe, expect, test } from 'vitest';
import { UploadTurns } from './upload-turns.ts';

/** A request that is answered when it is told to be. */
function request(turns: UploadTurns, account = '1/0') {
  const gone = new AbortController();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const turn = turns.take(account, answered, gone.signal);
  turn.catch(() => undefined);
  return { turn, answer, leave: () => gone.abort(new Error('gone')) };
}

describe('[UP-11] turns', () => {
  test('[UP-11] a hundred of one account wait, the next is refused with a time; another account is let in', async () => {
    const turns = new UploadTurns();
    const begun = [request(turns), request(turns)];
    await Promise.all(begun.map(({ turn }) => turn));
    const waiting = Array.from({ length: 100 }, () => request(turns));
    // Waiting begins in a turn of the event loop of its own.
    await Promise.resolve();
    const refusal = { code: 'RATE_LIMITED', retryAfter: 30 };
    await expect(request(turns).turn).rejects.toMatchObject(refusal);
    await request(turns, '2/0').turn;
    begun[0]?.answer();
    await waiting[0]?.turn;
  });

  test('[UP-7] who leaves while waiting takes no turn', async () => {
    const turns = new UploadTurns();
    const [first, second, leaving, last] = [request(turns), request(turns), request(turns), request(turns)];
    await Promise.all([first.turn, second.turn]);
    leaving.leave();
    await expect(leaving.turn).rejects.toThrow('gone');
    first.answer();
    await last.turn;
  });
});
