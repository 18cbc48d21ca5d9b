import { OPERATOR } from '../../identity/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { newDonor } from './donor-examples.ts';
import { type Build, versioned } from './example-builders.ts';

const TAXPAYER = {
  ...{ title: 'Mrs', firstName: 'Asha', lastName: 'Rao', house: '12' },
  ...{ livesAbroad: false, postcode: 'ME14 9XX' },
};
const SPOKEN = { ...TAXPAYER, way: 'SPOKEN' as const, cover: 'FROM_NOW' as const, declaredOn: '2026-11-01' };

async function newDeclaration(app: TestApp): Promise<{ id: number; version: number }> {
  const donor = await newDonor(app);
  return {
    id: await app.features.services.giftAidDeclarations.declare(OPERATOR, donor.id, SPOKEN),
    version: 1,
  };
}

/** Calls about Gift Aid, each with what it needs. */
export const GIFT_AID_EXAMPLES: Record<string, Build> = {
  declareGiftAid: async (app) => ({ variables: { donorId: (await newDonor(app)).id, input: SPOKEN } }),
  changeGiftAidTaxpayer: versioned(newDeclaration, { input: { ...TAXPAYER, house: '14' } }),
  giftAidRecordSent: versioned(newDeclaration, { day: '2026-11-02' }),
  cancelGiftAidDeclaration: versioned(newDeclaration, { day: '2026-11-02' }),
};
