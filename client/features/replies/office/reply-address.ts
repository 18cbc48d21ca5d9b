import { PATHS } from '../../../components/page/paths.ts';

/** The date of an event that an address of the office names. */
export function dateAt(search: URLSearchParams): { eventId: number; day: string } {
  return { eventId: Number(search.get('event')) || 0, day: search.get('day') ?? '' };
}

const at = (path: string) => (eventId: number, day: string) => `${path}?event=${eventId}&day=${day}`;

/** The list of the replies to a date. */
export const repliesAddress = at(PATHS.officeReplies);
/** The list at the door of a date. */
export const doorAddress = at(PATHS.officeDoor);
