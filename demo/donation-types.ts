import type { MembershipPeriod } from '../rules/memberships.ts';

export interface DemoDonationType {
  column: 'MEMBERSHIP' | 'FESTIVAL' | 'HALL_AND_OTHER';
  name: string;
  /** In Gujarati. */
  gu?: string;
  /** In other languages, where it has more than Gujarati. */
  translations?: object;
  /** Null leaves the amount to the donor. */
  feePence: number | null;
  /** Whether people without an account may give to it, as to most. */
  isOpenToVisitors?: boolean;
  /** How long it makes somebody a member. */
  membershipPeriod?: MembershipPeriod;
}

/** What can be paid and given for; in a new database their ids are from 1, in this order. */
export const DEMO_DONATION_TYPES: readonly DemoDonationType[] = [
  // Old clients know number 1 as the one with the fixed fee.
  {
    column: 'MEMBERSHIP',
    name: 'Single membership, one year',
    gu: 'વ્યક્તિગત સભ્યપદ, એક વર્ષ',
    feePence: 2500,
    membershipPeriod: 'YEAR',
  },
  {
    column: 'MEMBERSHIP',
    name: 'Family membership, one year',
    gu: 'પરિવાર સભ્યપદ, એક વર્ષ',
    feePence: 4500,
    membershipPeriod: 'YEAR',
  },
  {
    column: 'MEMBERSHIP',
    name: 'Senior membership, one year',
    gu: 'વડીલ સભ્યપદ, એક વર્ષ',
    feePence: 1500,
    membershipPeriod: 'YEAR',
  },
  {
    column: 'MEMBERSHIP',
    name: 'Student membership, one year',
    gu: 'વિદ્યાર્થી સભ્યપદ, એક વર્ષ',
    feePence: 1000,
    membershipPeriod: 'YEAR',
  },
  {
    column: 'MEMBERSHIP',
    name: 'Life membership',
    gu: 'આજીવન સભ્યપદ',
    feePence: 50_100,
    membershipPeriod: 'LIFE',
  },
  { column: 'FESTIVAL', name: 'Navratri', gu: 'નવરાત્રિ', feePence: null },
  { column: 'FESTIVAL', name: 'Diwali and Annakut', gu: 'દિવાળી અને અન્નકૂટ', feePence: null },
  { column: 'FESTIVAL', name: 'Janmashtami', gu: 'જન્માષ્ટમી', feePence: null },
  { column: 'FESTIVAL', name: 'Maha Shivratri', gu: 'મહાશિવરાત્રિ', feePence: null },
  { column: 'FESTIVAL', name: 'Ram Navami', gu: 'રામનવમી', feePence: null },
  { column: 'FESTIVAL', name: 'Holi', gu: 'હોળી', feePence: null },
  {
    column: 'HALL_AND_OTHER',
    name: 'Hall hire: deposit',
    gu: 'હૉલ ભાડું: ડિપોઝિટ',
    feePence: 20_000,
    isOpenToVisitors: false,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Hall hire: balance',
    gu: 'હૉલ ભાડું: બાકીની રકમ',
    feePence: null,
    isOpenToVisitors: false,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Mandir and building fund',
    gu: 'મંદિર અને મકાન ભંડોળ',
    feePence: null,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Annadan: meals for all',
    gu: 'અન્નદાન: સૌ માટે ભોજન',
    feePence: null,
  },
  { column: 'HALL_AND_OTHER', name: 'Gujarati school', gu: 'ગુજરાતી શાળા', feePence: null },
  { column: 'HALL_AND_OTHER', name: 'General donation', gu: 'સામાન્ય દાન', feePence: null },
];
