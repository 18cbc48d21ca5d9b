/**
 * What somebody asks of the association as the keeper of data about them (UK GDPR, articles 15 to 17), or a complaint
 * (Data Protection Act 2018, section 164A).
 */
export const RequestKind = {
  /** To see what is kept about them, and get a copy. */
  ACCESS: 'ACCESS',
  RECTIFICATION: 'RECTIFICATION',
  ERASURE: 'ERASURE',
  COMPLAINT: 'COMPLAINT',
} as const;
export type RequestKind = keyof typeof RequestKind;

/** How it came; {@link ENTERED_CHANNELS} without the form of the site. */
export const RequestChannel = {
  FORM: 'FORM',
  LETTER: 'LETTER',
  EMAIL: 'EMAIL',
  PHONE: 'PHONE',
  IN_PERSON: 'IN_PERSON',
} as const;
export type RequestChannel = keyof typeof RequestChannel;

/** How something comes that the office enters by hand. */
export const ENTERED_CHANNELS = ['LETTER', 'EMAIL', 'PHONE', 'IN_PERSON'] as const;

/** How far it is. */
export const RequestState = {
  /** Nobody has confirmed yet that it has come. */
  WAITING: 'WAITING',
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  /** It has an {@link RequestOutcome}. */
  CLOSED: 'CLOSED',
} as const;
export type RequestState = keyof typeof RequestState;

export const RequestOutcome = {
  ANSWERED: 'ANSWERED',
  REFUSED: 'REFUSED',
  /** By the person who had made it. */
  WITHDRAWN: 'WITHDRAWN',
} as const;
export type RequestOutcome = keyof typeof RequestOutcome;

/** How the person is told something: by a letter that the site mails at once, or otherwise, which is noted. */
export const NotifiedBy = {
  MAIL: 'MAIL',
  LETTER: 'LETTER',
  PHONE: 'PHONE',
  IN_PERSON: 'IN_PERSON',
} as const;
export type NotifiedBy = keyof typeof NotifiedBy;

/** What was done about it, as its history says; the last three are its outcomes. */
export const RequestAct = {
  ENTERED: 'ENTERED',
  CHANGED: 'CHANGED',
  ASSIGNED: 'ASSIGNED',
  IDENTITY_CHECKED: 'IDENTITY_CHECKED',
  IDENTITY_UNCHECKED: 'IDENTITY_UNCHECKED',
  ACKNOWLEDGED: 'ACKNOWLEDGED',
  EXTENDED: 'EXTENDED',
  NOTED: 'NOTED',
  REOPENED: 'REOPENED',
  ...RequestOutcome,
} as const;
export type RequestAct = keyof typeof RequestAct;

/** Months by which the time for an answer may be extended, once (UK GDPR, article 12(3)). */
export const EXTENSION_MONTHS = [1, 2] as const;
