import type { Absence, Audience, Confirmation } from '../../../rules/candidate-states.ts';

/** What a candidate's profile is in, each with whether members who are not kept from it see it. */
export const SITUATIONS = {
  confirmed: { isListed: true },
  unconfirmed: { isListed: false, confirmation: 'WAITING', confirmedAt: null },
  'from before': { isListed: true, confirmation: 'WAITING', confirmedAt: null, isFromBefore: true },
  'taken back': { isListed: false, confirmation: 'WITHDRAWN' },
  'taken back, from before': { isListed: false, confirmation: 'WITHDRAWN', isFromBefore: true },
  paused: { isListed: false, absence: 'PAUSED' },
  'found someone': { isListed: false, absence: 'FOUND' },
  away: { isListed: false, absence: 'AWAY', absentUntil: '2099-01-01' },
  'hidden by a report': { isListed: false, hiddenAt: new Date() },
  'of an inactive member': { isListed: false, status: 'DEACTIVE' },
  'of a member who waits': { isListed: false, status: 'PENDING' },
  removed: { isListed: false, isRemoved: true },
} as const satisfies Record<string, Situation>;

export interface Situation {
  isListed: boolean;
  confirmation?: Confirmation;
  confirmedAt?: null;
  isFromBefore?: boolean;
  absence?: Absence;
  absentUntil?: string;
  hiddenAt?: Date;
  status?: 'DEACTIVE' | 'PENDING';
  isRemoved?: boolean;
}

/** What a member who looks is to the candidate, each with how near the two are; null is never shown anything. */
export const VIEWERS = {
  'a stranger': 0,
  'a member without a profile': 0,
  'interested, not told yet': 0,
  interested: 1,
  'wanted, not told yet': 0,
  wanted: 1,
  'wanted, declined': 0,
  declined: 0,
  'said yes to': 2,
  'with both saying yes': 2,
  'with interest taken back': 0,
  'who has blocked': null,
  'whom the candidate has blocked': null,
  'whom the candidate has blocked after both said yes': null,
  'who signs in beside their family': 0,
  'who signs in alone, with both saying yes': 2,
  'who signs in beside a family that has blocked': null,
} as const;
export type ViewerName = keyof typeof VIEWERS;

/** To whom photos and surname are shown, from the widest. */
export const AUDIENCES: readonly Audience[] = ['MEMBERS', 'AFTER_INTEREST', 'AFTER_YES'];

/** A candidate's secrets: none of them is in any answer to another member who may not see it. */
export function secretsOf(serial: string) {
  return {
    address: `secret-address-${serial}`,
    fatherName: `secret-father-${serial}`,
    contactName: `secret-contact-${serial}`,
    religion: `secret-religion-${serial}`,
    caste: `secret-caste-${serial}`,
    annualIncome: `secret-income-${serial}`,
  };
}
