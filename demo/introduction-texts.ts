import type { InterestState, IntroductionStep } from '../rules/candidate-states.ts';
import type { CandidateWishValues } from '../rules/candidate-wishes.ts';

const KOMAL = 0;
const JIGAR = 1;
const NIDHI = 2;
const PARTH = 3;
const PAYAL = 4;
const KUNAL = 5;
const SHREYA = 6;
const RUSHABH = 7;
const BHAVNA = 8;
const ANAND = 9;
const RITU = 10;
const VIVEK = 11;
const ZARNA = 12;
const MEHUL = 13;
const URVI = 14;
const YASH = 15;
const HEENA = 16;
const SANJAY = 17;
const DEVIKA = 18;
const DHRUV = 19;

const VEGETARIAN = ['Vegetarian', 'Jain', 'Swaminarayan', 'Vegan'];
const DEGREES = ["Bachelor's degree", "Master's degree", 'Doctorate', 'Professional qualification'];
const NEAR_LEICESTER = ['Leicester', 'Loughborough', 'Nottingham', 'Coventry', 'Birmingham'];

/** What some of the families look for; by the place of the candidate in the demo's list. */
export const DEMO_WISHES: readonly (readonly [candidate: number, wishes: Partial<CandidateWishValues>])[] = [
  [
    KOMAL,
    {
      ...{ ageFrom: 28, ageTo: 35, educationTypes: DEGREES, diets: VEGETARIAN, languages: ['Gujarati'] },
      ...{ cities: NEAR_LEICESTER, maritalStatuses: ['Never Married'] },
    },
  ],
  [JIGAR, { ageFrom: 25, ageTo: 32, diets: VEGETARIAN, languages: ['Gujarati'], cities: NEAR_LEICESTER }],
  [NIDHI, { ageFrom: 29, ageTo: 36, educationTypes: DEGREES }],
  [PARTH, { ageFrom: 24, ageTo: 32, diets: VEGETARIAN, educationTypes: DEGREES }],
  [
    PAYAL,
    { ageFrom: 26, ageTo: 32, diets: ['Swaminarayan', 'Vegetarian'], languages: ['Gujarati', 'Kutchi'] },
  ],
  [KUNAL, { ageFrom: 26, ageTo: 34, heightFrom: '5ft 0in (152 cm)', languages: ['Gujarati'] }],
  [RUSHABH, { ageFrom: 25, ageTo: 32, diets: ['Jain'], educationTypes: DEGREES }],
  [RITU, { ageFrom: 27, ageTo: 34, diets: ['Jain', 'Vegetarian'] }],
  [VIVEK, { ageFrom: 26, ageTo: 33, maritalStatuses: ['Never Married'], diets: VEGETARIAN }],
  [DHRUV, { ageFrom: 24, ageTo: 30, diets: ['Swaminarayan', 'Vegetarian'], cities: ['Leicester', 'London'] }],
];

interface DemoPair {
  from: number;
  to: number;
  state: Exclude<InterestState, 'WITHDRAWN'>;
  /** Days since it was sent. */
  days: number;
  line?: string;
  /** What the office sees of it; left out while the other side is not told yet. */
  step?: IntroductionStep;
  /** Days until the officer looks at it again. */
  nextIn?: number;
  /** Whether the demo's administrator looks after it. */
  isOurs?: boolean;
  note?: string;
}

/** Who is interested in whom: the demo member's daughter with each answer there is, and the board with each step. */
export const DEMO_PAIRS: readonly DemoPair[] = [
  {
    ...{ from: JIGAR, to: KOMAL, state: 'SENT', days: 3, step: 'INTEREST' },
    line: 'We liked what you write about garba. Our families may have met at Navratri.',
  },
  { from: KUNAL, to: KOMAL, state: 'SENT', days: 6, step: 'INTEREST', nextIn: 4 },
  {
    ...{
      from: VIVEK,
      to: KOMAL,
      state: 'ACCEPTED',
      days: 12,
      step: 'CONTACTS_OPEN',
      nextIn: 2,
      isOurs: true,
    },
    note: 'Both mothers have my number. They want to speak on Sunday; ask on Monday how it went.',
  },
  { from: PARTH, to: KOMAL, state: 'DECLINED', days: 25, step: 'ENDED' },
  { from: KOMAL, to: MEHUL, state: 'SENT', days: 0, line: 'Komal would like to hear about your pottery.' },
  { from: KOMAL, to: DHRUV, state: 'SENT', days: 5, step: 'INTEREST' },
  { from: KOMAL, to: RUSHABH, state: 'DECLINED', days: 30, step: 'ENDED' },
  { from: PARTH, to: NIDHI, state: 'SENT', days: 2, step: 'INTEREST', nextIn: 1, isOurs: true },
  {
    ...{
      from: KUNAL,
      to: SHREYA,
      state: 'ACCEPTED',
      days: 9,
      step: 'CONTACTS_OPEN',
      nextIn: 0,
      isOurs: true,
    },
    note: 'Kunal rang her brother on Saturday. Ask whether a first meeting is arranged.',
  },
  {
    ...{ from: ANAND, to: BHAVNA, state: 'ACCEPTED', days: 33, step: 'MET', nextIn: -2, isOurs: true },
    note: 'Met at the temple after the arti, with both families. They would like to meet again by themselves.',
  },
  { from: RUSHABH, to: RITU, state: 'ACCEPTED', days: 20, step: 'MET', nextIn: 6 },
  {
    ...{ from: SANJAY, to: HEENA, state: 'ACCEPTED', days: 80, step: 'ENGAGED', isOurs: true },
    note: 'Engaged! They have asked for the hall in spring.',
  },
  { from: YASH, to: URVI, state: 'DECLINED', days: 18, step: 'ENDED' },
  { from: DEVIKA, to: VIVEK, state: 'SENT', days: 1, step: 'INTEREST' },
  { from: DHRUV, to: PAYAL, state: 'ACCEPTED', days: 7, step: 'CONTACTS_OPEN' },
  { from: ZARNA, to: ANAND, state: 'SENT', days: 11, step: 'INTEREST' },
];

/** As visitors read it. */
export const DEMO_CARE =
  'Indira Oza and Asha Mehta. You reach them on Sundays from 11 to 1 on 0116 496 0100.';
