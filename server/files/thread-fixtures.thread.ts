import { threadId } from 'node:worker_threads';
import { AppError } from '../../rules/errors.ts';
import { place } from '../../rules/place.ts';
import { serveThread } from './thread.ts';

export type Trial = 'who' | 'refuse' | 'fail' | 'end' | 'end at the next' | 'for ever' | 'memory';

const kept: unknown[] = [];
let isEnding = false;

serveThread((trial: Trial) => {
  if (trial === 'end' || isEnding) process.exit(1);
  if (trial === 'who') return { id: threadId, currency: place.currency };
  if (trial === 'refuse') throw new AppError('BAD_USER_INPUT', 'sheetEmpty', { field: 'file' });
  if (trial === 'fail') throw new Error('a mistake');
  isEnding = trial === 'end at the next';
  if (isEnding) return 'answered';
  for (;;) if (trial === 'memory') kept.push(Array.from({ length: 1000 }, () => ({})));
});
