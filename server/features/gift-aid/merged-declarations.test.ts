import { describe, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildUser } from '../../testing/factories.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { claimDesk } from '../gift-aid-claims/claim-fixtures.ts';
import { ClaimsDataService } from '../gift-aid-claims/claims-data.service.ts';
import { giftAidOf } from './gift-aid-fixtures.ts';

const app = sharedTestApp();
const desk = claimDesk(app);

const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);
const merge = (from: number, into: number) =>
  query('UPDATE donor SET merged_into_id = $2 WHERE id = $1', [from, into]);
const isThere = async (id: number) => (await query('SELECT id FROM donor WHERE id = $1', [id])).length > 0;

describe('a declaration of a donor who was put together with another', () => {
  it('is kept while there are gifts that it is for, and goes with them, years after it was made', async () => {
    const [declarer, giver] = [await desk.taxpayer(), await desk.newDonor({ name: 'Asha R. Rao' })];
    await merge(declarer, giver);
    const gift = await desk.donation(giver, { on: '2026-05-10' });
    await query(`UPDATE donor SET created_at = now() - interval '8 years' WHERE id = ANY ($1)`, [
      [declarer, giver],
    ]);
    await query(
      `UPDATE gift_aid_declaration_entry SET made_at = now() - interval '8 years'
        WHERE declaration_id IN (SELECT id FROM gift_aid_declaration WHERE donor_id = $1)`,
      [declarer],
    );
    await removeOld(app, 'donors');
    expect(await isThere(declarer)).toBe(true);
    await query('UPDATE donation SET donor_id = NULL WHERE id = $1', [gift]);
    await removeOld(app, 'donors');
    await removeOld(app, 'donors');
    expect([await isThere(declarer), await isThere(giver)]).toEqual([false, false]);
  });

  it('is kept when it was made these years, also without a gift', async () => {
    const id = await desk.taxpayer();
    await query(`UPDATE donor SET created_at = now() - interval '8 years' WHERE id = $1`, [id]);
    await removeOld(app, 'donors');
    expect(await isThere(id)).toBe(true);
  });

  it('is shown with either of the two', async () => {
    const [declarer, giver] = [await desk.taxpayer(), await desk.newDonor({ name: 'Asha R. Rao' })];
    await merge(declarer, giver);
    const token = await adminToken(app);
    for (const donorId of [declarer, giver])
      expect(await giftAidOf(app).done('ofDonor', { donorId }, token)).toHaveLength(1);
  });

  it('and was verbal has its record mailed to whom they are now', async () => {
    const email = 'asha.rao@example.org';
    const [declarer, giver] = [
      await desk.newDonor({ name: 'Asha Rao' }),
      await desk.newDonor({ name: 'Asha R. Rao', email }),
    ];
    const id = await desk.declare(declarer, { method: 'VERBAL' });
    await merge(declarer, giver);
    await app.features.services.giftAidDeclarations.mailRecord(OPERATOR, { id, version: 1 });
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to === email)).toHaveLength(1);
  });

  it('is not told to the other’s account', async () => {
    const [declarer, giver] = [await desk.taxpayer(), await desk.newDonor({ name: 'Kiran Rao' })];
    const { id: userId } = await buildUser(app);
    await query('UPDATE donor SET user_id = $2 WHERE id = $1', [giver, userId]);
    await merge(declarer, giver);
    await desk.donation(giver, { on: '2026-05-10' });
    await desk.claimed();
    const data = new ClaimsDataService(app.database.dataSource);
    const claimed = async () => (await data.collect(userId)).giftAidClaimed;
    expect(await claimed()).toMatchObject([{ pence: expect.any(Number), taxpayer: null }]);
    await query('UPDATE gift_aid_declaration SET donor_id = $2 WHERE donor_id = $1', [declarer, giver]);
    expect(await claimed()).toMatchObject([{ taxpayer: { firstName: 'Asha' } }]);
  });
});
