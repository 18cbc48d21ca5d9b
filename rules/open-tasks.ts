/** What an administrator of a new installation may still have to do, in the order in which it is shown. */
export const OpenTask = {
  OPENING_WORDS: 'OPENING_WORDS',
  FIRST_EVENT: 'FIRST_EVENT',
  COMMITTEE: 'COMMITTEE',
  PAYMENT_DETAILS: 'PAYMENT_DETAILS',
  MAIL: 'MAIL',
  TEXT_MESSAGES: 'TEXT_MESSAGES',
  /** The gateway has refused some in the last day. */
  REFUSED_TEXT_MESSAGES: 'REFUSED_TEXT_MESSAGES',
} as const;
export type OpenTask = keyof typeof OpenTask;
