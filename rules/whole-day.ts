/** From midnight to midnight, longer than any hire. */
const WHOLE_DAY = { from: '00:00', to: '00:00' } as const;

/** Whether times are those of a whole day, as of a closure. */
export function isWholeDay({ from, to }: { from: string; to: string }): boolean {
  return from === WHOLE_DAY.from && to === WHOLE_DAY.to;
}
