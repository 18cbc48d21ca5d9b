/** What the address of the page of events may ask for; `events-address.ts` reads it. */
export const EVENTS_PARAMETERS = [
  ...['page', 'more_page', 'past_page', 'video_page', 'link_page'],
  ...['kind', 'view', 'month', 'year'],
];
