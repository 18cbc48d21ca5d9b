import { z } from 'zod';
import { atMost } from './characters.ts';
import { isHireTime } from './hire-times.ts';
import { LIMITS } from './limits.ts';
import type { MessageKey } from './messages.ts';
import { BookingKind } from './occupancy.ts';
import { phone } from './phone-field.ts';
import { seriesRules } from './series.ts';
import { line, text } from './validation.ts';
import { isWholeDay } from './whole-day.ts';
import { isDate } from './zoned-time.ts';

const MOST_ROOMS = 20;

const rooms = () =>
  z
    .array(z.number('invalidRequest' satisfies MessageKey).int('invalidRequest' satisfies MessageKey))
    .min(1, 'roomRequired' satisfies MessageKey)
    .max(MOST_ROOMS, 'invalidRequest' satisfies MessageKey);
const day = (empty: MessageKey) => text().refine(isDate, empty);
const time = () => text().min(1, 'hireTimesRequired' satisfies MessageKey);

const END_OF_HIRE = { when: () => true, path: ['to'], message: 'invalidHireTimes' satisfies MessageKey };

const slot = () =>
  z.object({ date: day('hireDateRequired'), from: time(), to: time(), roomIds: rooms() });
const SLOT_ORDER = {
  messageOrder: [
    'hireDateRequired',
    'hireTimesRequired',
    'invalidHireTimes',
    'roomRequired',
  ] satisfies MessageKey[],
};

/** Where something is to be in the calendar: a day, from when to when, or all of it, in which rooms. */
export const slotRules = slot()
  .refine((times) => isWholeDay(times) || isHireTime(times), END_OF_HIRE)
  .meta(SLOT_ORDER);

/** Where a hire is to be, which is never as long as a day. */
export const hireSlotRules = slot().refine(isHireTime, END_OF_HIRE).meta(SLOT_ORDER);

export type SlotFields = z.input<typeof slotRules>;
export type Slot = z.output<typeof slotRules>;

/** A booking of the office: once, or as a series. */
export const roomBookingRules = z
  .object({
    kind: z.enum(BookingKind, 'invalidRequest' satisfies MessageKey),
    title: line()
      .min(1, 'bookingTitleRequired' satisfies MessageKey)
      .check(atMost(LIMITS.nameMaximum)),
    roomIds: rooms(),
    firstDay: day('hireDateRequired'),
    from: time(),
    to: time(),
    series: seriesRules.nullish().transform((series) => series ?? null),
    note: text().check(atMost(LIMITS.noteMaximum)),
    contactName: line().check(atMost(LIMITS.nameMaximum)),
    contactPhone: phone(line).check(atMost(LIMITS.phoneMaximum)),
    contactEmail: text()
      .max(LIMITS.emailMaximum, 'validEmailRequired' satisfies MessageKey)
      .refine(
        (value) => value === '' || z.regexes.email.test(value),
        'validEmailRequired' satisfies MessageKey,
      ),
  })
  .refine(
    ({ firstDay, ...times }) => isWholeDay(times) || isHireTime({ date: firstDay, ...times }),
    END_OF_HIRE,
  )
  .refine(({ firstDay, series }) => !series || series.until >= firstDay, {
    when: () => true,
    path: ['series'],
    message: 'seriesEndsBefore' satisfies MessageKey,
  })
  .meta({
    messageOrder: [
      'bookingTitleRequired',
      'roomRequired',
      'hireDateRequired',
      'hireTimesRequired',
      'invalidHireTimes',
      'seriesEndsBefore',
      'validEmailRequired',
    ] satisfies MessageKey[],
  });

export type RoomBookingFields = z.input<typeof roomBookingRules>;
export type RoomBookingValues = z.output<typeof roomBookingRules>;
