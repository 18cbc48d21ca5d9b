import { threadId } from 'node:worker_threads';
import { AppError } from '../../rules/errors.ts';
import { place } from '../../rules/place.ts';
import { serveThread } from './thread.ts';

export type Trial = 'who' | 'refuse' | 'fail' | 'for ever' | 'memory';

const kept: unknown[] = [];

serveThread((trial: Trial) => {
  if (trial === 'who') return { id: threadId, currency: place.currency };
  if (trial === 'refuse') throw new AppError('BAD_USER_INPUT', 'sheetEmpty', { field: 'file' });
  if (trial === 'fail') throw new Error('a mistake');
  for (;;) if (trial === 'memory') kept.push(Array.from({ length: 1000 }, () => ({})));
});
