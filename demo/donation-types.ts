import type { MembershipPeriod } from '../rules/memberships.ts';

export interface DemoDonationType {
  column: 'MEMBERSHIP' | 'FESTIVAL' | 'HALL_AND_OTHER';
  name: string;
  /** In Gujarati. */
  gu?: string;
  /** What it is for, and what sums do; each also in Gujarati. */
  purpose?: { en: string; gu?: string };
  effects?: { en: string; gu?: string };
  /** A file in pictures/. */
  picture?: string;
  /** Whether Gift Aid is claimed for it, beside festivals. */
  countsForGiftAid?: boolean;
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
    purpose: {
      en: 'The roof over the mandir and the hall, and the loan that is nearly repaid.',
      gu: 'મંદિર અને હૉલનું છાપરું, અને લગભગ ચૂકવાઈ ગયેલી લોન.',
    },
    effects: {
      en: '21: New oil lamps for a month of arti\n101: Heating for the mandir for a winter week',
      gu: '21: એક મહિનાની આરતી માટે દીવા\n101: શિયાળામાં એક અઠવાડિયું મંદિરમાં ગરમાવો',
    },
    picture: 'ganesh-sthapan.png',
    countsForGiftAid: true,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Annadan: meals for all',
    gu: 'અન્નદાન: સૌ માટે ભોજન',
    feePence: null,
    purpose: {
      en: 'Warm food on Wednesdays, and prasad for everyone who comes.',
      gu: 'બુધવારે ગરમ ભોજન, અને જે આવે તે સૌને પ્રસાદ.',
    },
    effects: {
      en: '11: Prasad for an evening arti\n21: Tea and nasto for thirty people\n51: Lunch for seventeen people on a Wednesday\n101: A Sunday meal for forty people\n251: Rice and flour for the kitchen for a month',
      gu: '11: એક સાંજની આરતીનો પ્રસાદ\n21: ત્રીસ જણ માટે ચા-નાસ્તો\n51: બુધવારે સત્તર જણનું ભોજન\n101: રવિવારે ચાળીસ જણનું ભોજન\n251: રસોડા માટે એક મહિનાના ચોખા અને લોટ',
    },
    picture: 'kitchen-seva.png',
    countsForGiftAid: true,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Gujarati school',
    gu: 'ગુજરાતી શાળા',
    feePence: null,
    purpose: {
      en: 'Books and teachers for the Saturday school, free for every child.',
      gu: 'શનિવારની શાળા માટે પુસ્તકો અને શિક્ષકો, દરેક બાળક માટે મફત.',
    },
    effects: {
      en: '11: A first reader for one child\n51: Exercise books for a class for a term',
      gu: '11: એક બાળક માટે પહેલી વાચનમાળા\n51: એક વર્ગ માટે એક સત્રની નોટબુક',
    },
    picture: 'gujarati-school.png',
    countsForGiftAid: true,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'General donation',
    gu: 'સામાન્ય દાન',
    feePence: null,
    purpose: {
      en: 'Where it is needed most: the committee decides, and the accounts say what it was used for.',
      gu: 'જ્યાં સૌથી વધુ જરૂર હોય ત્યાં: સમિતિ નક્કી કરે છે, અને હિસાબમાં તેનો ઉપયોગ લખેલો છે.',
    },
    picture: 'havan.png',
    countsForGiftAid: true,
  },
];
