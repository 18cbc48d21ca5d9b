import { afterEach, describe, expect, it } from 'vitest';
import {
  arrivedOf,
  type DoorEntry,
  type DoorList,
  heard,
  keepDoor,
  readDoor,
  removeOldDoors,
  ticked,
} from './door-store.ts';

const entry = (replyId: number, own: Partial<DoorEntry> = {}): DoorEntry => ({
  replyId,
  surname: 'Chauhan',
  otherNames: 'Hansaben',
  total: 3,
  ages: [],
  diets: [],
  needs: '',
  owedPence: 0,
  arrived: 0,
  arrivedAt: null,
  device: null,
  ...own,
});

const list = (entries: DoorEntry[], own: Partial<DoorList> = {}): DoorList => ({
  eventId: 7,
  day: '2099-11-28',
  eventName: 'Bhajan evening',
  place: null,
  startsAt: '2099-11-28T18:30:00.000Z',
  endsAt: '2099-11-28T21:30:00.000Z',
  places: null,
  coming: 3,
  madeAt: '2099-11-28T18:00:00.000Z',
  entries,
  ...own,
});

const later = (seconds: number) =>
  new Date(Date.parse('2099-11-28T18:30:00.000Z') + seconds * 1000).toISOString();
const at = (seconds: number) => Date.parse(later(seconds));

afterEach(() => {
  localStorage.clear();
});

describe('the list at the door', () => {
  it('a tick counts at once, and waits until the server has heard of it', () => {
    const door = ticked({ list: list([entry(1)]), ticks: [] }, 1, 3, 'phone-one', at(0));
    expect(arrivedOf(door.list.entries[0]!, door.ticks)).toBe(3);
    const answered = heard(
      door,
      list([entry(1, { arrived: 3, device: 'phone-one', arrivedAt: later(0) as never })]),
      door.ticks,
    );
    expect(answered.ticks).toEqual([]);
    expect(arrivedOf(answered.list.entries[0]!, answered.ticks)).toBe(3);
  });

  it('a family that two phones have ticked is counted once, whichever the server hears first', () => {
    const door = ticked({ list: list([entry(1)]), ticks: [] }, 1, 3, 'phone-one', at(0));
    const other = entry(1, { arrived: 3, device: 'phone-two', arrivedAt: later(20) as never });
    const both = heard(door, list([other]));
    expect(arrivedOf(both.list.entries[0]!, both.ticks)).toBe(3);
  });

  it('a press is later than what the other phone said, although its clock is ahead', () => {
    const other = entry(1, { arrived: 3, device: 'phone-two', arrivedAt: later(900) as never });
    const door = ticked({ list: list([other]), ticks: [] }, 1, 2, 'phone-one', at(0));
    expect(arrivedOf(door.list.entries[0]!, door.ticks)).toBe(2);
  });

  it('what was ticked while the server answered still waits', () => {
    const first = ticked({ list: list([entry(1)]), ticks: [] }, 1, 3, 'phone-one', at(0));
    const second = ticked(first, 1, 0, 'phone-one', at(1));
    const answered = heard(
      second,
      list([entry(1, { arrived: 3, device: 'phone-one', arrivedAt: later(0) as never })]),
      first.ticks,
    );
    expect(answered.ticks).toHaveLength(1);
    expect(arrivedOf(answered.list.entries[0]!, answered.ticks)).toBe(0);
  });

  it('stays on the phone over a reload, and is removed after the day', () => {
    const door = ticked({ list: list([entry(1)]), ticks: [] }, 1, 3, 'phone-one', at(0));
    keepDoor(door);
    expect(readDoor(7, '2099-11-28')).toEqual(door);
    expect(removeOldDoors(at(0))).toBe(true);
    expect(readDoor(7, '2099-11-28')).toBeDefined();
    expect(removeOldDoors(at(24 * 3600))).toBe(false);
    expect(readDoor(7, '2099-11-28')).toBeUndefined();
  });
});
