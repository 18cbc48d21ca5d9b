import { type Arrival, laterArrival } from '../../../../rules/arrivals.ts';
import { KEPT_HERE } from '../../../components/form/draft-text.ts';
import { newKey } from '../../ledger/idempotency-key.ts';
import type { DoorListFieldsFragment } from './door-list.generated.ts';

export type DoorList = DoorListFieldsFragment;
export type DoorEntry = DoorList['entries'][number];

/** A tick that the server has not confirmed yet. */
export interface Tick extends Arrival {
  replyId: number;
}

/** The list of an evening as this phone has it. */
export interface KeptDoor {
  list: DoorList;
  ticks: readonly Tick[];
}

/** How long after its end a list stays on the phone, in milliseconds. */
const STAYS = 12 * 3_600_000;

const PREFIX = `${KEPT_HERE}door `;
const DEVICE = 'door device';

const keyOf = (eventId: number, day: string) => `${PREFIX}${eventId} ${day}`;

function parsed(key: string): KeptDoor | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

export const readDoor = (eventId: number, day: string) => parsed(keyOf(eventId, day));

/** @returns whether the phone keeps it; if not, a reload loses what was not sent */
export function keepDoor(door: KeptDoor): boolean {
  try {
    localStorage.setItem(keyOf(door.list.eventId, door.list.day), JSON.stringify(door));
    return true;
  } catch {
    return false;
  }
}

/** Removes the lists of evenings that are over. @returns whether one is left */
export function removeOldDoors(now = Date.now()): boolean {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    const old = keys.filter((key) => {
      const door = parsed(key);
      return !door || new Date(door.list.endsAt).getTime() + STAYS < now;
    });
    for (const key of old) localStorage.removeItem(key);
    return keys.length > old.length;
  } catch {
    return false;
  }
}

/** What the server knows this phone by. */
export function deviceKey(): string {
  const known = localStorage.getItem(DEVICE) ?? newKey();
  try {
    localStorage.setItem(DEVICE, known);
  } catch {
    // It is another phone after a reload, which counts nobody twice.
  }
  return known;
}

const toldBy = ({ replyId, arrived, arrivedAt, device }: DoorEntry): Tick | undefined =>
  arrivedAt && device ? { replyId, device, at: new Date(arrivedAt).getTime(), count: arrived } : undefined;

/** How many of a family are in: by the latest word, whether the server has heard of it or not. */
export function arrivedOf(entry: DoorEntry, ticks: readonly Tick[]): number {
  const told = toldBy(entry);
  const words: Arrival[] = [
    ...(told ? [told] : []),
    ...ticks.filter(({ replyId }) => replyId === entry.replyId),
  ];
  return words.length > 0 ? words.reduce(laterArrival).count : entry.arrived;
}

/** The door with one more tick, which is later than all that is known of the family, whatever the phones' clocks say. */
export function ticked(
  door: KeptDoor,
  replyId: number,
  count: number,
  device: string,
  now = Date.now(),
): KeptDoor {
  const entry = door.list.entries.find((one) => one.replyId === replyId);
  const known = [
    ...door.ticks.filter((tick) => tick.replyId === replyId),
    ...(entry ? [toldBy(entry)].filter((tick) => tick !== undefined) : []),
  ].map(({ at }) => at);
  const tick: Tick = { replyId, device, count, at: Math.max(now, ...known.map((at) => at + 1)) };
  return { ...door, ticks: [...door.ticks.filter((one) => one.replyId !== replyId), tick] };
}

/** The door once the server has answered with its list: what it has heard waits no longer. */
export function heard(door: KeptDoor | undefined, list: DoorList, sent: readonly Tick[] = []): KeptDoor {
  const isSent = (tick: Tick) => sent.some(({ replyId, at }) => replyId === tick.replyId && at === tick.at);
  return { list, ticks: door?.ticks.filter((tick) => !isSent(tick)) ?? [] };
}
