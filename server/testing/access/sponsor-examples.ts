import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { names, offerFields } from '../../features/sponsors/sponsor-fixtures.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { about, type Build } from './example-builders.ts';
import { unique } from './records.ts';

async function newOffer({ features }: TestApp): Promise<number> {
  const fields = offerFields({ name: unique('Offer') });
  return (await features.services.sponsorOffers.save(OPERATOR, 'new', fields)).id;
}

async function entered(app: TestApp) {
  const slot = { offerId: await newOffer(app), day: addDays(currentDay(), 20), slot: 1 };
  return { ...slot, donorName: 'Asha Rao', email: '', phone: '', ...names() };
}

async function newSponsorship(app: TestApp): Promise<number> {
  return app.features.services.sponsorships.enter(OPERATOR, await entered(app));
}

/** Calls about days that are sponsored. */
export const SPONSOR_EXAMPLES: Record<string, Build> = {
  saveSponsorOffer: async () => ({ variables: { input: offerFields({ name: unique('Offer') }) } }),
  deleteSponsorOffer: about(newOffer),
  enterSponsorship: async (app) => ({ variables: { input: await entered(app) } }),
  saveSponsorNames: async (app) => ({
    variables: { input: { id: await newSponsorship(app), ...names({ gotra: 'Bharadwaj' }) } },
  }),
  releaseSponsorship: about(newSponsorship, { reason: 'She called' }),
};
