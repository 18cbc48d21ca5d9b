import { expect, it, vi } from 'vitest';
import { addDemoAssociation } from '../../demo/association.ts';
import { addDemoDonations } from '../../demo/donations.ts';
import { DEMO_ACCOUNTS } from '../../demo/fill.ts';
import { currentDay } from '../../rules/zoned-time.ts';
import { PASSWORD } from './factories.ts';
import { sharedTestApp } from './test-app.ts';

vi.setConfig({ testTimeout: 120_000 });

const app = sharedTestApp();

it('the demo has donations that Gift Aid can be claimed on, and others that wait for something', async () => {
  const { services } = app.features;
  await addDemoAssociation(services);
  const [admin, user] = await Promise.all(
    DEMO_ACCOUNTS.map((account) => services.users.create({ ...account, password: PASSWORD })),
  );
  await addDemoDonations(services, admin!, user!);
  const { giftAidGifts, giftAidClaims } = services;
  const { claimable, taxPence, reasons } = await giftAidGifts.summary();
  // Six donations of the family to festivals, £324 together, and three of a neighbour, £101 each.
  expect(claimable).toEqual({ count: 9, pence: 62_700 });
  expect(taxPence).toBe(15_675);
  const counts = Object.fromEntries(reasons.map(({ reason, count }) => [reason, count]));
  expect(counts).toMatchObject({ RECORD_MISSING: 1, NO_DECLARATION: 1 });
  const treasurer = { userId: admin!.id, name: admin!.name };
  const id = await giftAidClaims.make(treasurer, { until: currentDay(), areSmallTogether: false });
  expect((await giftAidClaims.gifts(id, { limit: 50, offset: 0 })).totalCount).toBe(9);
});
