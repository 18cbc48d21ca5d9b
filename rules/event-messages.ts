/** What is said of events: the first of the specification's catalogue, the others of when and where they are. */
export const EVENT_MESSAGES = {
  eventTitleRequired: 'Enter event title.',
  eventTitleTooLong: 'Enter event title maximum 23 character.',
  eventDescriptionTooShort: 'Enter description minimum 60 character.',
  eventDayRequired: 'Enter the day of the event first.',
  eventEndsBeforeStart: 'The last day must not be before the first, and at most two months later.',
  eventFromTimeRequired: 'Enter when it begins.',
  eventToTimeRequired: 'Enter when it ends, so that the room is kept until then.',
} as const;
