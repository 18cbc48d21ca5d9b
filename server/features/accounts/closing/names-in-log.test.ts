import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { buildOfficer, buildUser, PASSWORD } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { wholeDatabase } from '../../../testing/whole-database.ts';
import { setUpApp, stopClock } from '../../second-factor/second-factor-fixtures.ts';
import type { User } from '../user.entity.ts';
import { CLOSE } from './account-data-fixtures.ts';

describe('the audit log, when an account is closed', () => {
  const app = sharedTestApp();
  beforeAll(stopClock);
  afterAll(() => void vi.useRealTimers());

  /** Sets a second step up, which is a line of the log, and closes the account. @returns the names in these lines */
  async function linesAfterClosing(user: User, before = async (_token: string) => {}) {
    const { token } = await setUpApp(app, user);
    await before(token);
    const variables = { password: PASSWORD };
    const { errors } = await graphql(app, { query: CLOSE, variables, token, from: freshAddress() });
    expect(errors).toBeUndefined();
    return app.database.dataSource.query(
      'SELECT action, actor_name FROM audit_entry WHERE actor_user_id IS NULL ORDER BY id DESC LIMIT 3',
    );
  }

  it('[PRIV-4] keeps no name of what somebody did with their own account', async () => {
    const lines = await linesAfterClosing(await buildUser(app, { name: 'Canary Seven' }));
    expect(lines).toContainEqual({ action: 'TURN_ON_SECOND_FACTOR', actor_name: '' });
    expect(await wholeDatabase(app)).not.toContain('Canary Seven');
  });

  it('keeps the name of what somebody did in the office', async () => {
    const officer = await buildOfficer(app, ['TREASURER'], { name: 'Tara Treasurer' });
    const readDonations = async (token: string) => {
      const query = '{ donations(page: 1, pageSize: 1) { totalCount } }';
      expect((await graphql(app, { query, token })).errors).toBeUndefined();
    };
    expect(await linesAfterClosing(officer, readDonations)).toContainEqual({
      action: 'READ_LIST',
      actor_name: 'Tara Treasurer',
    });
  });
});
