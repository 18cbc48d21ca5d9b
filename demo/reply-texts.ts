import type { ReplySettingFields } from '../rules/replies.ts';

/** The ids of the diets that every installation begins with. */
const DIETS = { jain: 1, swaminarayan: 2, noOnion: 3, noNuts: 6, soft: 7 };

/** A family of the demo, as it replies. */
interface DemoReply {
  name: string;
  adults: number;
  children?: number;
  diet?: keyof typeof DIETS;
  needs?: string;
  language?: 'en' | 'gu';
}

interface DemoReplies {
  /** The event's name in English. */
  event: string;
  setting: ReplySettingFields;
  replies: readonly DemoReply[];
}

const SETTING: ReplySettingFields = {
  isAsking: true,
  places: null,
  closesHours: 24,
  offerHours: 24,
  pricePence: 0,
  dietIds: Object.values(DIETS),
  ageGroups: [
    { group: 'ADULT', from: 12 },
    { group: 'CHILD', from: 0, to: 11 },
  ],
  questions: [],
};

/** Who comes to two events: one with room, and one that is full and has a waiting list. */
export const DEMO_REPLIES: readonly DemoReplies[] = [
  {
    event: 'Bhajan Evening',
    setting: { ...SETTING, places: 120 },
    replies: [
      { name: 'Hansaben and Vinod Chauhan', adults: 2, children: 1, diet: 'jain', language: 'gu' },
      { name: 'Dr Nirav Bhatt', adults: 2, children: 2, diet: 'noNuts' },
      { name: 'Kokilaben and Suresh Amin', adults: 2, language: 'gu' },
      { name: 'Pooja Amin', adults: 1, children: 2 },
      { name: 'Rama Bhatt', adults: 1, diet: 'swaminarayan' },
      { name: 'Mina Chauhan', adults: 1, needs: 'Wheelchair place' },
      { name: 'Dilip Chavda', adults: 4 },
      { name: 'Usha Dattani', adults: 1, diet: 'soft', needs: 'Needs a lift home', language: 'gu' },
      { name: 'Jyotsnaben Desai', adults: 3, children: 1, diet: 'noOnion' },
      { name: 'Ranjitsinh Gohil', adults: 2, children: 3, diet: 'jain' },
      { name: 'Savitaben Joshi', adults: 1, language: 'gu' },
      { name: 'Asha Mehta', adults: 2, children: 1, diet: 'jain' },
      { name: 'Rajesh Mistry', adults: 5 },
    ],
  },
  {
    event: 'Carrom Evening',
    setting: { ...SETTING, places: 16, pricePence: 300, payDays: null, dietIds: [] },
    replies: [
      { name: 'Harish and Nita Joshi', adults: 2, children: 2 },
      { name: 'Bharat Kotecha', adults: 4 },
      { name: 'Lataben Parmar', adults: 3, children: 1, language: 'gu' },
      { name: 'Anita and Harish Rana', adults: 4 },
      { name: 'Vijay Solanki', adults: 1 },
      { name: 'Meena Lakhani', adults: 2, children: 1, language: 'gu' },
    ],
  },
];

/** What a family of the demo says, as the office enters it from the telephone. */
export function demoReplyFields({ name, adults, children = 0, diet, needs = '' }: DemoReply) {
  return {
    name,
    needs,
    email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@example.org`,
    mobile: '',
    ages: [
      { group: 'ADULT' as const, people: adults },
      ...(children > 0 ? [{ group: 'CHILD' as const, people: children }] : []),
    ],
    diets: diet ? [{ dietId: DIETS[diet], people: 1 }] : [],
    answers: [],
  };
}
