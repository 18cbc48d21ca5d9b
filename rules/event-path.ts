/** The address of an event's own page. */
export function eventPath(id: number): string {
  return `/events/${id}`;
}

/** The address at which a household replies to a date of an event. */
export function eventReplyPath(id: number, day: string): string {
  return `/events/${id}/reply?day=${day}`;
}

/** The address of a date of an event as a file for calendars. */
export function eventCalendarPath(id: number, day: string): string {
  return `/events/${id}/calendar.ics?day=${day}`;
}
