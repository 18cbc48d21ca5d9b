import type { Absence, Audience, Confirmation, SignsIn } from '../../../rules/candidate-states.ts';

/** What a candidate shows to whom. */
export interface Shown {
  photosFor: Audience;
  surnameFor: Audience;
  showsIncome: boolean;
  showsReligion: boolean;
  showsCaste: boolean;
}

/** Who acts for a profile: whoever made it, or the candidate, signed in or by the link in a letter. */
export type By = 'family' | 'sign-in' | 'link';

/** What families, candidates and the office do, and what time does; people are numbers in the order in which they joined. */
export type Step =
  | { act: 'make'; who: number; how: 'family' | 'self' | 'from before'; shown: Shown }
  | { act: 'confirm'; who: number; by: By; shown: Shown }
  | { act: 'later' | 'withdraw' | 'refuse'; who: number; by: By }
  | { act: 'absent'; who: number; by: By; absence: Absence | null }
  | { act: 'consent'; who: number; by: By; consent: boolean }
  | { act: 'mobile'; who: number; by: By }
  | { act: 'sign in'; who: number; isAlone: boolean; contactStays: boolean }
  | { act: 'take over'; who: number; contactStays: boolean }
  | { act: 'leave'; who: number; by: By }
  | { act: 'report'; who: number; whom: number; by: By; isIntimate: boolean }
  | { act: 'decide'; measure: 'REJECTED' | 'NONE' | 'HIDE' | 'REMOVE_PHOTOS' | 'REMOVE_PROFILE' }
  | { act: 'remove'; who: number; by: By | 'office' }
  | { act: 'lapse' | 'show again' | 'suspend' | 'reactivate'; who: number }
  | { act: PairAct; who: number; whom: number; by: By }
  | { act: 'open contacts'; who: number; whom: number }
  | { act: 'morning' | 'day comes' };

export type PairAct = 'express' | 'take back' | 'say yes' | 'say no' | 'block' | 'unblock';

export interface Profile {
  /** In the order in which profiles were made; all that there is of a profile has it in its text. */
  serial: number;
  answer: Confirmation;
  isFromBefore: boolean;
  absence: Absence | null;
  isAbsentByThemselves: boolean;
  /** The candidate's mobile is that of the account, which stays from profile to profile. */
  isOwnMobile: boolean;
  /** To the use of religion and caste. */
  consents: boolean;
  shown: Shown;
  hasPhotos: boolean;
  signsIn: SignsIn;
  /** Whom to ring is the candidate, no longer whom the family named. */
  isOwnContact: boolean;
}

export interface Person {
  /** Null once the account is deleted. */
  isActive: boolean | null;
  profile: Profile | null;
  reportsSent: number;
  /** A no that came by the mobile of the account. */
  hasRefused: boolean;
}

export interface Sent {
  from: number;
  to: number;
  state: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';
  isTold: boolean;
  isByCandidate: boolean;
  isAnsweredByCandidate: boolean;
}

export interface Report {
  by: number;
  whom: number;
  /** Of the profile that it is about. */
  serial: number;
  isIntimate: boolean;
  isOpen: boolean;
  isRejected: boolean;
  hides: boolean;
}
