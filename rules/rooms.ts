import { z } from 'zod';
import { atMost } from './characters.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { largestPence } from './money.ts';
import { weekdayRules } from './series.ts';
import { translated } from './translations.ts';
import { line, optionalLine, optionalText } from './validation.ts';
import { isTime } from './zoned-time.ts';

/** What a price of a room is for. */
export const PricePer = { HOUR: 'HOUR', ONCE: 'ONCE' } as const;
export type PricePer = keyof typeof PricePer;

const MOST_ROWS = 14;
const MOST_MINUTES = 1440;
/** A day at this price of an hour fits the column of a hire. */
const MOST_PENCE = 80_000_000;

const time = () =>
  z.string('invalidTimes' satisfies MessageKey).refine(isTime, 'invalidTimes' satisfies MessageKey);
const minutes = () =>
  z
    .number('invalidLength' satisfies MessageKey)
    .int('invalidLength' satisfies MessageKey)
    .min(0, 'invalidLength' satisfies MessageKey)
    .max(MOST_MINUTES, 'invalidLength' satisfies MessageKey);
const pence = () =>
  z
    .number('invalidAmount' satisfies MessageKey)
    .int('invalidAmount' satisfies MessageKey)
    .min(0, 'invalidAmount' satisfies MessageKey)
    .refine((value) => value <= Math.min(largestPence(), MOST_PENCE), 'invalidAmount' satisfies MessageKey);
const weekdays = () =>
  z
    .array(weekdayRules)
    .min(1, 'weekdaysRequired' satisfies MessageKey)
    .max(7, 'invalidRequest' satisfies MessageKey);

/** When a room is open on those weekdays (ISO, 1 is Monday): a `to` that is not after `from` is on the next day. */
export const openingRules = z.object({ weekdays: weekdays(), from: time(), to: time() });

/** What a room costs on those weekdays between two times; outside all of them it costs what the first row says. */
export const priceRules = openingRules.extend({
  per: z.enum(PricePer, 'invalidRequest' satisfies MessageKey),
  pence: pence(),
  /** For members; null is the same. */
  memberPence: pence()
    .nullish()
    .transform((value) => value ?? null),
});

const texts = {
  /** A line on it, such as "250 seated, stage, sound". */
  note: optionalText(LIMITS.siteLineMaximum),
  /** What is included in its price. */
  included: optionalText(LIMITS.noteMaximum),
};

const list = <Item extends z.ZodType>(item: Item) =>
  z.array(item).max(MOST_ROWS, 'invalidRequest' satisfies MessageKey);

/** A room that may be hired or used. */
export const roomRules = z.object({
  name: line()
    .min(1, 'roomNameRequired' satisfies MessageKey)
    .check(atMost(LIMITS.nameMaximum)),
  ...texts,
  ...translated({ name: optionalLine(LIMITS.nameMaximum), ...texts }),
  opening: list(openingRules),
  prices: list(priceRules),
  depositPence: pence(),
  /** The shortest hire. */
  minimumMinutes: minutes(),
  /** Kept free before and after each use, for cleaning. */
  beforeMinutes: minutes(),
  afterMinutes: minutes(),
  /** Ids of rooms that are taken with it. */
  takes: z
    .array(z.number('invalidRequest' satisfies MessageKey).int('invalidRequest' satisfies MessageKey))
    .max(20, 'invalidRequest' satisfies MessageKey),
  /** Without it, it is hired together with another room only, as a kitchen is. */
  isHiredAlone: z.boolean('invalidRequest' satisfies MessageKey),
  /** No longer offered; what was booked stays. */
  isHidden: z.boolean('invalidRequest' satisfies MessageKey),
});

export type RoomOpening = z.output<typeof openingRules>;
export type RoomPrice = z.output<typeof priceRules>;
export type RoomFields = z.input<typeof roomRules>;

/** What working out times and prices needs of a room. */
export interface PricedRoom {
  id: number;
  opening: readonly RoomOpening[];
  prices: readonly RoomPrice[];
  depositPence: number;
  minimumMinutes: number;
}
