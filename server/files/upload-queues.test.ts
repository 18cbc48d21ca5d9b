import { describe, expect, test } from 'vitest';
import { UploadQueues } from './upload-queues.ts';

/** A request that stays in progress until `answer` is called. */
function request(queues: UploadQueues, account = '1/0') {
  const disconnected = new AbortController();
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const admitted = queues.enter(account, answered, disconnected.signal);
  admitted.catch(() => undefined);
  return { admitted, answer, disconnect: () => disconnected.abort(new Error('disconnected')) };
}

describe('[UP-11] upload queues', () => {
  test('[UP-11] a hundred of one account wait, the next is refused with a Retry-After; another account is admitted', async () => {
    const queues = new UploadQueues();
    const active = [request(queues), request(queues)];
    await Promise.all(active.map(({ admitted }) => admitted));
    const waiting = Array.from({ length: 100 }, () => request(queues));
    // They enter the queue in a microtask.
    await Promise.resolve();
    const refusal = { code: 'RATE_LIMITED', retryAfter: 30 };
    await expect(request(queues).admitted).rejects.toMatchObject(refusal);
    await request(queues, '2/0').admitted;
    active[0]?.answer();
    await waiting[0]?.admitted;
  });

  test('[UP-7] a client that disconnects while waiting gives up its place', async () => {
    const queues = new UploadQueues();
    const [first, second, disconnecting, last] = [
      request(queues),
      request(queues),
      request(queues),
      request(queues),
    ];
    await Promise.all([first.admitted, second.admitted]);
    disconnecting.disconnect();
    await expect(disconnecting.admitted).rejects.toThrow('disconnected');
    first.answer();
    await last.admitted;
  });
});
