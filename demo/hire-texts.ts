import type { HireFields } from '../rules/hall-hire.ts';

/** A hire so many days from today; asked for on the site, or entered by the office. */
export interface DemoHire {
  days: number;
  /** How the request ends; without it, it is open, and one of the office is a booking. */
  decision?: 'accept' | { decline: string };
  fromOffice?: boolean;
  fields: Pick<HireFields, 'name' | 'mobile' | 'email' | 'purpose' | 'guests' | 'from' | 'to' | 'hours'> &
    Partial<HireFields>;
}

const LEICESTER = { address: '27 Catherine Street\nLeicester', postcode: 'LE4 6GA', telephone: '' };

export const DEMO_HIRES: readonly DemoHire[] = [
  {
    days: 3,
    fromOffice: true,
    fields: {
      ...LEICESTER,
      name: 'Leicester Gujarati Writers',
      mobile: '07700 900411',
      email: 'writers@example.org',
      purpose: 'Mushaira and book launch',
      guests: '80',
      from: '14:00',
      to: '18:00',
      hours: '4',
      charges: '180.00',
      deposit: '50.00',
    },
  },
  {
    days: 9,
    decision: 'accept',
    fields: {
      ...LEICESTER,
      name: 'Jyotiben Solanki',
      mobile: '07700 900412',
      email: 'jyoti.solanki@example.org',
      purpose: 'Sixtieth birthday',
      guests: '120',
      from: '17:00',
      to: '22:30',
      hours: '5.5',
    },
  },
  {
    days: 16,
    fields: {
      ...LEICESTER,
      name: 'Rajesh Mistry',
      mobile: '07700 900413',
      email: 'rajesh.mistry@example.org',
      purpose: 'Engagement',
      guests: '150',
      from: '11:00',
      to: '16:00',
      hours: '5',
    },
  },
  {
    days: 16,
    fields: {
      name: 'Nimisha Tailor',
      mobile: '07700 900414',
      email: '',
      purpose: 'Baby shower',
      guests: '60',
      from: '13:00',
      to: '17:00',
      hours: '4',
    },
  },
  {
    days: 30,
    decision: { decline: 'The floor is being polished that week.' },
    fields: {
      name: 'City Badminton Club',
      mobile: '07700 900415',
      email: 'badminton@example.org',
      purpose: 'Training',
      guests: '20',
      from: '19:00',
      to: '21:00',
      hours: '2',
    },
  },
  {
    days: 45,
    fromOffice: true,
    fields: {
      ...LEICESTER,
      name: 'Hansaben and Vinod Chauhan',
      mobile: '07700 900416',
      email: 'chauhan@example.org',
      purpose: 'Golden wedding',
      guests: '180',
      from: '12:00',
      to: '23:00',
      hours: '11',
      deposit: '100.00',
      charges: '450.00',
      outstanding: '350.00',
    },
  },
];
