import type { AskedReply } from './asked-reply.ts';

/** A date that asks for replies. */
export function asked(own: Partial<AskedReply> = {}): AskedReply {
  return {
    eventId: 7,
    day: '2099-11-28',
    startsAt: '2099-11-28T18:30:00.000Z',
    isCalledOff: false,
    places: 40,
    left: 34,
    waiting: 0,
    isOpen: true,
    opensOn: null,
    closesAt: '2099-11-27T18:00:00.000Z',
    offerHours: 24,
    pricePence: 0,
    memberPence: null,
    ageGroups: [
      { group: 'ADULT', from: 12, to: null, pence: null },
      { group: 'CHILD', from: 0, to: 11, pence: null },
    ],
    diets: [
      { id: 1, name: 'Jain', language: 'en' },
      { id: 2, name: 'No nuts', language: 'en' },
    ],
    questions: [],
    ...own,
  };
}

/** A reply as its household sees it. */
export const OWN_REPLY = {
  __typename: 'OwnReply',
  eventId: 7,
  day: '2099-11-28',
  eventName: 'Bhajan evening',
  place: 'Main hall',
  startsAt: '2099-11-28T18:30:00.000Z',
  endsAt: '2099-11-28T21:30:00.000Z',
  isWholeDay: false,
  isCalledOff: false,
  state: 'COMING',
  card: 'NOT_OFFERED',
  name: 'Hansaben Chauhan',
  email: 'hansaben@example.org',
  mobile: '',
  ages: [
    { group: 'ADULT', people: 2 },
    { group: 'CHILD', people: 1 },
  ],
  total: 3,
  diets: [{ dietId: 1, name: 'Jain', people: 1 }],
  answers: [],
  needs: '',
  offeredUntil: null,
  releasedFor: null,
  waitingBefore: 0,
  canChange: true,
  isMailed: true,
  isMemberPrice: false,
  pence: 0,
  charge: null,
  facts: asked(),
} as const;
