import { DonationFrequency, DonationStatus } from '../rules/donation-states.ts';

const { PENDING, PAID, CANCELLED, REFUNDED } = DonationStatus;

interface DemoDonation {
  /** A type's id, as the migration has them. */
  subTypeId: number;
  /** Pounds; of a type with a fixed fee it is not looked at. */
  amount?: string;
  /** Before the day the demo content is made. */
  daysAgo: number;
  status: DonationStatus;
  message?: string;
  /** Of the administrator who set the status. */
  note?: string;
}

/** What a visitor without an account has promised. */
export const DEMO_GIFT = {
  subTypeId: 14,
  amount: '21',
  frequency: DonationFrequency.MONTHLY,
  donorName: 'Savitaben Joshi',
  email: 'savitaben@example.org',
  message: 'Jai Shree Krishna',
  daysAgo: 2,
} as const;

interface DemoGiver {
  donorName: string;
  email: string;
  subTypeId: number;
  amount: string;
  frequency: DonationFrequency;
  /** How many days ago the last gift came. */
  daysAgo: number;
  /** In so many months before it, one each. */
  monthsBefore: number;
  /** How many months lie between two gifts; by default one. */
  everyMonths?: number;
}

interface DemoDeclaration {
  /** Of the donor. */
  email: string;
  method: 'PAPER' | 'VERBAL';
  taxpayer: { title: string; firstName: string; lastName: string; house: string; postcode: string };
  daysAgo: number;
}

/** Who has declared that Gift Aid may be claimed on their gifts, also on those of before: on paper, and by telephone. */
export const DEMO_DECLARATIONS: readonly DemoDeclaration[] = [
  {
    email: 'user@example.org',
    method: 'PAPER',
    taxpayer: { title: 'Mr', firstName: 'Kiran', lastName: 'Patel', house: '27', postcode: 'LE4 7XX' },
    daysAgo: 300,
  },
  {
    email: 'nirmala@example.org',
    method: 'PAPER',
    taxpayer: { title: 'Mrs', firstName: 'Nirmala', lastName: 'Desai', house: '9', postcode: 'LE4 5XX' },
    daysAgo: 200,
  },
  {
    email: 'pravin@example.org',
    method: 'VERBAL',
    taxpayer: { title: 'Mr', firstName: 'Pravin', lastName: 'Rathod', house: '41', postcode: 'LE5 4XX' },
    daysAgo: 12,
  },
];

const { ONCE, MONTHLY } = DonationFrequency;

/**
 * Standing orders that come, are late and have stopped; memberships that end soon, have ended and do not end; gifts to
 * festivals, on some of which Gift Aid can be claimed.
 */
export const DEMO_GIVERS: readonly DemoGiver[] = [
  {
    donorName: 'Kantaben Mistry',
    email: 'kantaben@example.org',
    subTypeId: 15,
    amount: '11',
    frequency: MONTHLY,
    daysAgo: 10,
    monthsBefore: 4,
  },
  {
    donorName: 'Harshad Vyas',
    email: 'harshad@example.org',
    subTypeId: 17,
    amount: '25',
    frequency: MONTHLY,
    daysAgo: 50,
    monthsBefore: 3,
  },
  {
    donorName: 'Nilaben Trivedi',
    email: 'nilaben@example.org',
    subTypeId: 17,
    amount: '15',
    frequency: MONTHLY,
    daysAgo: 130,
    monthsBefore: 5,
  },
  {
    donorName: 'Bhavna and Dilip Shah',
    email: 'shah.family@example.org',
    subTypeId: 2,
    amount: '45',
    frequency: ONCE,
    daysAgo: 350,
    monthsBefore: 0,
  },
  {
    donorName: 'Ramesh Solanki',
    email: 'ramesh@example.org',
    subTypeId: 3,
    amount: '15',
    frequency: ONCE,
    daysAgo: 400,
    monthsBefore: 0,
  },
  {
    donorName: 'Jyoti Parmar',
    email: 'jyoti@example.org',
    subTypeId: 5,
    amount: '501',
    frequency: ONCE,
    daysAgo: 500,
    monthsBefore: 0,
  },
  {
    donorName: 'Nirmala Desai',
    email: 'nirmala@example.org',
    subTypeId: 6,
    amount: '101',
    frequency: ONCE,
    daysAgo: 45,
    monthsBefore: 24,
    everyMonths: 12,
  },
  {
    donorName: 'Pravin Rathod',
    email: 'pravin@example.org',
    subTypeId: 7,
    amount: '251',
    frequency: ONCE,
    daysAgo: 20,
    monthsBefore: 0,
  },
  {
    donorName: 'Manjula Chauhan',
    email: 'manjula@example.org',
    subTypeId: 8,
    amount: '51',
    frequency: ONCE,
    daysAgo: 80,
    monthsBefore: 0,
  },
];

/** The oldest first: a year and a bit in the life of one family. */
export const DEMO_DONATIONS: readonly DemoDonation[] = [
  { subTypeId: 2, daysAgo: 372, status: PAID, note: 'Bank transfer' },
  { subTypeId: 6, amount: '51', daysAgo: 350, status: PAID, message: 'For the nine nights' },
  { subTypeId: 7, amount: '101', daysAgo: 331, status: PAID, message: 'Shubh Diwali' },
  { subTypeId: 12, daysAgo: 268, status: PAID, message: 'Golden wedding of my parents' },
  { subTypeId: 13, amount: '450', daysAgo: 240, status: PAID, message: 'Golden wedding of my parents' },
  { subTypeId: 9, amount: '21', daysAgo: 232, status: PAID },
  { subTypeId: 11, amount: '31.50', daysAgo: 214, status: CANCELLED, note: 'Gave it in cash at the bonfire' },
  { subTypeId: 10, amount: '25', daysAgo: 190, status: PAID },
  { subTypeId: 15, amount: '251', daysAgo: 148, status: PAID, message: 'In memory of my grandmother' },
  { subTypeId: 14, amount: '1001', daysAgo: 121, status: PAID, message: 'For the new roof' },
  { subTypeId: 12, daysAgo: 96, status: REFUNDED, note: 'The party was called off; paid back by transfer' },
  { subTypeId: 8, amount: '51', daysAgo: 74, status: PAID },
  { subTypeId: 16, amount: '40', daysAgo: 52, status: PAID, message: 'Books for the little ones' },
  { subTypeId: 6, amount: '75', daysAgo: 38, status: PAID },
  { subTypeId: 2, daysAgo: 9, status: PAID, note: 'Bank transfer' },
  { subTypeId: 7, amount: '108', daysAgo: 4, status: PENDING, message: 'For the annakut' },
  { subTypeId: 17, amount: '15', daysAgo: 1, status: PENDING },
];
