import { OPERATOR } from '../../identity/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { newDonor, newGiver } from './donor-examples.ts';
import { type Build, plain, versioned } from './example-builders.ts';

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

/** A gift for which Gift Aid can be claimed. @returns the id of the donation */
async function newClaimable(app: TestApp): Promise<number> {
  const donorId = await newGiver(app);
  await app.features.services.giftAidDeclarations.declare(OPERATOR, donorId, { ...SPOKEN, way: 'PAPER' });
  const [{ id }] = await app.database.dataSource.query('SELECT id FROM donation WHERE donor_id = $1', [
    donorId,
  ]);
  return id;
}

/** A gift of which nobody knows who gave it. @returns the id of the donation */
async function newUnnamed(app: TestApp): Promise<number> {
  const id = await newClaimable(app);
  await app.database.dataSource.query('UPDATE donation SET donor_id = NULL WHERE id = $1', [id]);
  return id;
}

const CLAIM = { until: '2026-11-02', areSmallTogether: false };

export async function newClaim(app: TestApp): Promise<{ id: number; version: number }> {
  await newClaimable(app);
  return { id: await app.features.services.giftAidClaims.make(OPERATOR, CLAIM), version: 1 };
}

async function sentClaim(app: TestApp): Promise<{ id: number; version: number }> {
  const seen = await newClaim(app);
  await app.features.services.giftAidClaims.sent(OPERATOR, seen, { day: '2026-11-03' });
  return { ...seen, version: 2 };
}

/** Calls about Gift Aid, each with what it needs. */
export const GIFT_AID_EXAMPLES: Record<string, Build> = {
  declareGiftAid: async (app) => ({ variables: { donorId: (await newDonor(app)).id, input: SPOKEN } }),
  changeGiftAidTaxpayer: versioned(newDeclaration, { input: { ...TAXPAYER, house: '14' } }),
  giftAidRecordSent: versioned(newDeclaration, { day: '2026-11-02' }),
  cancelGiftAidDeclaration: versioned(newDeclaration, { day: '2026-11-02' }),
  noteGiftAidGift: async (app) => ({
    variables: { donationId: await newClaimable(app), input: { isOwnMoney: false } },
  }),
  nameGiftAidDonor: async (app) => ({
    variables: { donationId: await newUnnamed(app), donorId: (await newDonor(app)).id },
  }),
  setGiftAidYearEnd: plain({ yearEnd: '12-31' }),
  makeGiftAidClaim: async (app) => {
    await newClaimable(app);
    return { variables: { input: CLAIM } };
  },
  giftAidClaimSent: versioned(newClaim, { day: '2026-11-03' }),
  giftAidClaimPaid: versioned(sentClaim, { day: '2026-11-03', amount: '2.50' }),
  takeBackGiftAidClaimStep: versioned(sentClaim),
  undoGiftAidClaim: versioned(newClaim),
};
