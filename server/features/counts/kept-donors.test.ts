import { describe, expect, it } from 'vitest';
import { buildUser } from '../../testing/factories.ts';
import { removeOld } from '../../testing/remove-old.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { leaveAll } from '../account-part.ts';
import { claimDesk } from '../gift-aid-claims/claim-fixtures.ts';
import { ownDonorOfAccount } from '../ledger/donors/find-donor.ts';
import { countDesk, envelope } from './count-fixtures.ts';

const app = sharedTestApp();
const desk = countDesk(app);
const claims = claimDesk(app);
const query = (sql: string, parameters: unknown[]) => app.database.dataSource.query(sql, parameters);
const donorId = async (countId: number) => (await desk.done('count', { id: countId })).rows[0].donorId;

describe('the donor of an envelope that is not booked yet', () => {
  it('stays theirs when they close the account, who gave nothing else, and so does Gift Aid on it', async () => {
    const user = await buildUser(app, { name: 'Leaving Rao' });
    const id = await app.database.dataSource.transaction((manager) =>
      ownDonorOfAccount(manager, user.id, 'en'),
    );
    await claims.declare(id);
    const count = await desk.draft({ counted: '10' }, envelope({ donorId: id }));
    await app.database.dataSource.transaction((manager) =>
      leaveAll(app.features.services.accountParts, manager, user.id, 'en'),
    );
    const { rows } = await desk.done('count', { id: count.id });
    expect(rows).toMatchObject([{ donorId: id, donorName: 'Leaving Rao' }]);
    expect(await desk.done('donor', { id })).toMatchObject({ userId: null, email: '', phone: '' });
    await desk.done('book', desk.booking(count));
    const [{ id: donationId }] = await desk.donationsOf(count.id);
    expect(await claims.reasonOf(donationId)).toBe(null);
  });

  it('is not forgotten however old they are, unless the count is as old', async () => {
    const { id } = await desk.newDonor({ name: 'Old Rao' });
    const count = await desk.draft({ counted: '10' }, envelope({ donorId: id }));
    await query(`UPDATE donor SET created_at = now() - interval '8 years' WHERE id = $1`, [id]);
    await removeOld(app, 'donors');
    expect(await donorId(count.id)).toBe(id);
    await query(`UPDATE cash_count SET started_at = now() - interval '8 years' WHERE id = $1`, [count.id]);
    await removeOld(app, 'donors');
    await removeOld(app, 'donors');
    expect(await donorId(count.id)).toBe(null);
    expect(await desk.done('donor', { id })).toBeNull();
  });
});
