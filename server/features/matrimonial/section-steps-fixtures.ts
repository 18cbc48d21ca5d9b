import type { Absence, Audience, Confirmation } from '../../../rules/candidate-states.ts';

/** What a candidate shows to whom. */
export interface Shown {
  photosFor: Audience;
  surnameFor: Audience;
  showsIncome: boolean;
  showsReligion: boolean;
  showsCaste: boolean;
}

/** What families, candidates and the office do, and what time does; people are numbers in the order in which they joined. */
export type Step =
  | { act: 'make'; who: number; how: 'family' | 'self' | 'from before'; shown: Shown }
  | { act: 'confirm'; who: number; shown: Shown }
  | { act: 'absent'; who: number; by: 'family' | 'candidate'; absence: Absence | null }
  | { act: 'consent'; who: number; consent: boolean }
  | { act: 'report'; who: number; whom: number; isIntimate: boolean }
  | { act: 'decide'; measure: 'REJECTED' | 'NONE' | 'HIDE' | 'REMOVE_PHOTOS' | 'REMOVE_PROFILE' }
  | { act: 'remove'; who: number; by: 'family' | 'office' }
  | { act: AloneAct; who: number }
  | { act: PairAct; who: number; whom: number }
  | { act: 'morning' | 'day comes' };

type AloneAct =
  | 'later'
  | 'withdraw'
  | 'refuse'
  | 'lapse'
  | 'mobile'
  | 'show again'
  | 'suspend'
  | 'reactivate';
type PairAct = 'express' | 'take back' | 'say yes' | 'say no' | 'block' | 'unblock' | 'open contacts';

export interface Profile {
  /** In the order in which profiles were made; all that there is of a profile has it in its text. */
  serial: number;
  answer: Confirmation;
  isFromBefore: boolean;
  absence: Absence | null;
  isAbsentByThemselves: boolean;
  /** To the use of religion and caste. */
  consents: boolean;
  shown: Shown;
  hasPhotos: boolean;
}

export interface Person {
  isActive: boolean;
  profile: Profile | null;
  reportsSent: number;
}

export interface Sent {
  from: number;
  to: number;
  state: 'SENT' | 'ACCEPTED' | 'DECLINED' | 'WITHDRAWN';
  isTold: boolean;
}

export interface Report {
  by: number;
  whom: number;
  /** Of the profile that it is about. */
  serial: number;
  isOpen: boolean;
  hides: boolean;
}
