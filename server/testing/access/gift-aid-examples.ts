import { declarationText } from '../../features/gift-aid/declaration-text.ts';
import { giftFields } from '../../features/giving/gift-fixtures.ts';
import { ownDonorOfAccount } from '../../features/ledger/donors/find-donor.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import type { TestApp } from '../test-app.ts';
import { newLine } from './bank-examples.ts';
import type { Credentials } from './callers.ts';
import { newBookedCount, newDonor, newGiver } from './donor-examples.ts';
import { about, type Build, plain, versioned } from './example-builders.ts';

/** Somebody and their home. */
export const TAXPAYER = {
  ...{ title: 'Mrs', firstName: 'Asha', lastName: 'Rao', house: '12' },
  ...{ livesAbroad: false, postcode: 'ME14 9XX' },
};
const VERBAL = {
  ...TAXPAYER,
  method: 'VERBAL' as const,
  cover: 'FROM_NOW' as const,
  declaredOn: '2026-11-01',
};

async function newDeclaration(app: TestApp): Promise<{ id: number; version: number }> {
  const donor = await newDonor(app);
  return {
    id: await app.features.services.giftAidDeclarations.declare(OPERATOR, donor.id, VERBAL),
    version: 1,
  };
}

const ONLINE = { ...TAXPAYER, cover: 'FROM_NOW', wording: '' };

/** One that a visitor makes with a gift. */
async function newWithGift({ features, database }: TestApp): Promise<{ id: number; version: number }> {
  const { services } = features;
  const settings = await services.siteSettings.find();
  const wording = declarationText(settings, 'FROM_NOW', 'en');
  const fields = giftFields({ giftAid: { ...ONLINE, wording } });
  const options = { idempotencyKey: String(fields.idempotencyKey), madeAt: new Date() };
  await services.gifts.give({ userId: 0, mobile: '' }, fields as never, options);
  const [declaration] = await database.dataSource.query(
    `SELECT declaration.id, declaration.version FROM gift_aid_declaration declaration
       JOIN donation ON donation.id = declaration.donation_id WHERE donation.email = $1`,
    [fields.email],
  );
  return declaration;
}

async function ownDeclaration({ features, database }: TestApp, { userId }: Credentials) {
  const donorId = await database.dataSource.transaction((manager) =>
    ownDonorOfAccount(manager, userId, 'en'),
  );
  return { id: await features.services.giftAidDeclarations.declare(OPERATOR, donorId, VERBAL), version: 1 };
}

/** Of a donor who can be written to. */
async function newVerbal(app: TestApp): Promise<{ id: number; version: number }> {
  const declaration = await newDeclaration(app);
  await app.database.dataSource.query(
    `UPDATE donor SET email = 'asha@example.org'
      WHERE id = (SELECT donor_id FROM gift_aid_declaration WHERE id = $1)`,
    [declaration.id],
  );
  return declaration;
}

/** A gift for which Gift Aid can be claimed. @returns the id of the donation */
async function newClaimable(app: TestApp): Promise<number> {
  const donorId = await newGiver(app);
  await app.features.services.giftAidDeclarations.declare(OPERATOR, donorId, { ...VERBAL, method: 'PAPER' });
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

let collections = 0;

/** What is said of a collection, at a place of its own. */
function collection() {
  collections += 1;
  return {
    ...{ day: '2026-11-01', place: `Box ${collections}`, amount: '10', paymentMethod: 'CASH' as const },
    ...{ countedBy: 'Asha', countedWith: 'Kiran', areSmall: true },
  };
}

/** @returns the id */
async function newCollection(app: TestApp): Promise<number> {
  await app.features.services.smallCollections.add(OPERATOR, collection());
  const [{ id }] = await app.database.dataSource.query('SELECT max(id) AS id FROM small_collection');
  return id;
}

/** A count of the box. @returns its id and its gift */
async function newBoxCount(app: TestApp) {
  const cashCountId = await newBookedCount(app);
  const sql = 'SELECT donation_id AS id FROM cash_envelope WHERE count_id = $1';
  const [{ id }] = await app.database.dataSource.query(sql, [cashCountId]);
  return { cashCountId, donationIds: [id] };
}

/** What can be claimed for small donations, after a Gift Aid claim of the same tax year. */
async function newSmallClaim(app: TestApp) {
  await sentClaim(app);
  await newCollection(app);
  const years = await app.features.services.smallClaims.years();
  const seenClaimedPence = years.find(({ taxYear }) => taxYear === 2026)!.claimedPence;
  return { taxYear: 2026, amount: '1', day: '2026-11-03', seenClaimedPence };
}

/** @returns the id */
async function sentSmallClaim(app: TestApp): Promise<number> {
  const { seenClaimedPence, ...fields } = await newSmallClaim(app);
  await app.features.services.smallClaims.claim(OPERATOR, fields, seenClaimedPence);
  const [{ id }] = await app.database.dataSource.query('SELECT max(id) AS id FROM small_claim');
  return id;
}

/** @returns the id */
async function paidSmallClaim(app: TestApp): Promise<number> {
  const id = await sentSmallClaim(app);
  await app.features.services.smallClaims.paid(OPERATOR, id, { day: '2026-11-03', amount: '0.25' });
  return id;
}

/** Calls about Gift Aid, each with what it needs. */
export const GIFT_AID_EXAMPLES: Record<string, Build> = {
  declareGiftAid: async (app) => ({ variables: { donorId: (await newDonor(app)).id, input: VERBAL } }),
  changeGiftAidTaxpayer: versioned(newDeclaration, { input: { ...TAXPAYER, house: '14' } }),
  giftAidRecordSent: versioned(newDeclaration, { day: '2026-11-02' }),
  cancelGiftAidDeclaration: versioned(newDeclaration, { day: '2026-11-02' }),
  mailGiftAidRecord: versioned(newVerbal),
  confirmGiftAidDeclaration: versioned(newWithGift),
  declareMyGiftAid: async ({ features }) => {
    const settings = await features.services.siteSettings.find();
    const wording = declarationText(settings, 'FROM_NOW', 'en');
    return { variables: { input: { ...ONLINE, wording }, language: 'en' } };
  },
  changeMyGiftAid: async (app, caller) => ({
    variables: { ...(await ownDeclaration(app, caller)), input: TAXPAYER },
  }),
  cancelMyGiftAid: async (app, caller) => ({ variables: await ownDeclaration(app, caller) }),
  confirmGiftAid: plain({ token: 'of-no-gift' }),
  giftAidGift: async (app) => ({ variables: { id: await newClaimable(app) } }),
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
  undoGiftAidClaimStep: versioned(sentClaim),
  voidGiftAidClaim: versioned(newClaim),
  payGiftAidClaimByBankLine: async (app) => {
    const { id: claimId, version: claimVersion } = await sentClaim(app);
    const { id, version } = await newLine(app);
    return { variables: { id, version, claimId, claimVersion } };
  },
  addSmallCollection: async () => ({ variables: { input: collection() } }),
  takeCountAsSmallCollection: async (app) => ({ variables: { ...(await newBoxCount(app)), areSmall: true } }),
  correctSmallCollection: async (app) => ({
    variables: { id: await newCollection(app), input: collection(), reason: 'Wrong' },
  }),
  voidSmallCollection: about(newCollection, { reason: 'Wrong' }),
  claimSmallDonations: async (app) => ({ variables: { input: await newSmallClaim(app) } }),
  smallClaimPaid: about(sentSmallClaim, { day: '2026-11-03', amount: '0.25' }),
  smallClaimNotPaid: about(paidSmallClaim),
  voidSmallClaim: about(sentSmallClaim, { reason: 'Refused' }),
};
