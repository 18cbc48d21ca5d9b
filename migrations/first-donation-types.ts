interface FirstDonationType {
  column: 'MEMBERSHIP' | 'FESTIVAL' | 'HALL_AND_OTHER';
  name: string;
  nameGujarati: string;
  /** Null leaves the amount to the donor. */
  feePence: number | null;
}

/** What can be paid and given for until an admin says it better; ids from 1, in this order. */
export const FIRST_DONATION_TYPES: readonly FirstDonationType[] = [
  // Old clients know number 1 as the one with the fixed fee (spec §9).
  {
    column: 'MEMBERSHIP',
    name: 'Single membership, one year',
    nameGujarati: 'વ્યક્તિગત સભ્યપદ, એક વર્ષ',
    feePence: 2500,
  },
  {
    column: 'MEMBERSHIP',
    name: 'Family membership, one year',
    nameGujarati: 'કુટુંબ સભ્યપદ, એક વર્ષ',
    feePence: 4500,
  },
  {
    column: 'MEMBERSHIP',
    name: 'Senior membership, one year',
    nameGujarati: 'વડીલ સભ્યપદ, એક વર્ષ',
    feePence: 1500,
  },
  {
    column: 'MEMBERSHIP',
    name: 'Student membership, one year',
    nameGujarati: 'વિદ્યાર્થી સભ્યપદ, એક વર્ષ',
    feePence: 1000,
  },
  { column: 'MEMBERSHIP', name: 'Life membership', nameGujarati: 'આજીવન સભ્યપદ', feePence: 50_100 },
  { column: 'FESTIVAL', name: 'Navratri', nameGujarati: 'નવરાત્રિ', feePence: null },
  { column: 'FESTIVAL', name: 'Diwali and Annakut', nameGujarati: 'દિવાળી અને અન્નકૂટ', feePence: null },
  { column: 'FESTIVAL', name: 'Janmashtami', nameGujarati: 'જન્માષ્ટમી', feePence: null },
  { column: 'FESTIVAL', name: 'Maha Shivratri', nameGujarati: 'મહાશિવરાત્રિ', feePence: null },
  { column: 'FESTIVAL', name: 'Ram Navami', nameGujarati: 'રામનવમી', feePence: null },
  { column: 'FESTIVAL', name: 'Holi', nameGujarati: 'હોળી', feePence: null },
  {
    column: 'HALL_AND_OTHER',
    name: 'Hall hire: deposit',
    nameGujarati: 'હૉલ ભાડું: ડિપોઝિટ',
    feePence: 20_000,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Hall hire: balance',
    nameGujarati: 'હૉલ ભાડું: બાકીની રકમ',
    feePence: null,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Mandir and building fund',
    nameGujarati: 'મંદિર અને મકાન ભંડોળ',
    feePence: null,
  },
  {
    column: 'HALL_AND_OTHER',
    name: 'Annadan: meals for all',
    nameGujarati: 'અન્નદાન: સૌ માટે ભોજન',
    feePence: null,
  },
  { column: 'HALL_AND_OTHER', name: 'Gujarati school', nameGujarati: 'ગુજરાતી શાળા', feePence: null },
  { column: 'HALL_AND_OTHER', name: 'General donation', nameGujarati: 'સામાન્ય દાન', feePence: null },
];
