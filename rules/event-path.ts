/** The address of an event's own page. */
export function eventPath(id: number): string {
  return `/events/${id}`;
}
