import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { FREE_AMOUNT_TYPE } from '../giving/donation-fixtures.ts';
import { giftsOf } from '../giving/gift-fixtures.ts';

/** Fields of an offer of two slots a day, from tomorrow on. */
export function offerFields(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Daily arti',
    description: null,
    slots: 'Morning arti\nEvening arti',
    amount: '51',
    subTypeId: FREE_AMOUNT_TYPE,
    firstDay: addDays(currentDay(), 1),
    lastDay: null,
    weekdays: [],
    isShown: true,
    ...overrides,
  };
}

const MONTH = `query ($id: Int!, $month: String, $language: String) {
  sponsorOffer(id: $id, month: $month, language: $language) {
    month previous next offer { name slots nextFree { day slot } }
    days { day slots { slot isTaken takenBy } } } }`;

interface SeenDay {
  day: string;
  slots: { slot: number; isTaken: boolean; takenBy: string }[];
}

/** What the office offers and people sponsor in an app, which is ready only inside a test. */
export function sponsorsOf(app: TestApp) {
  const donations = giftsOf(app);
  const newOffer = async (overrides: Record<string, unknown> = {}): Promise<number> =>
    (await app.features.services.sponsorOffers.save(OPERATOR, 'new', offerFields(overrides))).id;
  const month = async (id: number, variables: Record<string, unknown> = {}) =>
    (await graphql(app, { query: MONTH, variables: { id, ...variables } })).data.sponsorOffer;
  return {
    ...donations,
    newOffer,
    month,
    /** How visitors see a slot. */
    slotOf: async (id: number, day: string, slot = 1) => {
      const { days }: { days: SeenDay[] } = await month(id, { month: day.slice(0, 7) });
      return days.find((one) => one.day === day)?.slots[slot - 1];
    },
    sponsor: (offerId: number, day: string, overrides: Record<string, unknown> = {}, slot = 1) =>
      donations.give({ sponsor: { offerId, day, slot, ...names() }, ...overrides }),
    ask: async (query: string, variables: Record<string, unknown> = {}) =>
      graphql(app, { query, variables, token: await adminToken(app) }),
    /** The donation of an e-mail. */
    donationOf: async (email: string): Promise<{ id: number; status: string }> =>
      (await donations.rows(email))[0],
  };
}

/** For whom, as people type it. */
export function names(overrides: Record<string, unknown> = {}) {
  return {
    forWhom: 'Asha Patel\nKiran Patel',
    gotra: 'Kashyap',
    occasion: 'A birthday',
    shownName: 'Patel family',
    ...overrides,
  };
}
