import type { ImportRun } from './import-run.entity.ts';

/** Imports that one server has begun and another has not heard of since are gone on with after this many minutes. */
const STALLED_MINUTES = 2;

/** Whether nobody has got further with a run for some minutes. */
export function isStalled({ state, movedAt }: Pick<ImportRun, 'state' | 'movedAt'>): boolean {
  if (state !== 'RUNNING' && state !== 'UNDOING') return false;
  return movedAt <= stalledSince();
}

/** The last moment at which a run may have moved that nobody works on any more. */
export const stalledSince = () => new Date(Date.now() - STALLED_MINUTES * 60_000 - 1);
