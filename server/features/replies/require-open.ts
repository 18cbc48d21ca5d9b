import { AppError } from '../../../rules/errors.ts';
import type { OpenDay } from './reply-book.ts';
import { closesAt, hasOpened } from './reply-times.ts';

/**
 * A date for which households may reply at this moment.
 * @throws AppError NOT_FOUND where the event does not ask or visitors do not see it; CONFLICT when it is not time, or called off
 */
export function requireOpen(open: OpenDay | null): OpenDay {
  if (!open?.setting.isAsking || !open.day.isShown) throw new AppError('NOT_FOUND', 'repliesNotAsked');
  const { setting, day } = open;
  if (day.isCalledOff) throw new AppError('CONFLICT', 'replyCalledOff');
  if (!hasOpened(setting)) throw new AppError('CONFLICT', 'repliesNotOpen');
  if (new Date() >= closesAt(setting, day)) throw new AppError('CONFLICT', 'repliesClosed');
  return open;
}
