/** What takes a room. */
export const OccupancyKind = {
  HIRE: 'HIRE',
  /** What the office has entered for several dates, such as a class. */
  SERIES: 'SERIES',
  /** The association's own use, without an event. */
  OWN: 'OWN',
  /** Nobody can use it. */
  CLOSURE: 'CLOSURE',
  EVENT: 'EVENT',
} as const;
export type OccupancyKind = keyof typeof OccupancyKind;

/** What the office enters that is neither a hire nor an event. */
export const BookingKind = { SERIES: 'SERIES', OWN: 'OWN', CLOSURE: 'CLOSURE' } as const;
export type BookingKind = keyof typeof BookingKind;
