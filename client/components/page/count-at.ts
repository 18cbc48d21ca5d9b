/** Milliseconds of the whole count, and of one step. */
export const COUNT_DURATION = 2000;
export const COUNT_STEP = 30;

/** The number that a count to `value` shows after `elapsed` milliseconds. */
export function countAt(value: number, elapsed: number): number {
  if (elapsed >= COUNT_DURATION) return value;
  const reached = Math.floor(elapsed / COUNT_STEP) * COUNT_STEP;
  return Math.floor((value * reached) / COUNT_DURATION);
}
