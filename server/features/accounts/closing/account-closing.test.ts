import { describe, expect, it } from 'vitest';
import { BROWSER_REQUESTER } from '../../../testing/code-requesters.ts';
import {
  adminToken,
  buildMember,
  buildOfficer,
  buildOwner,
  buildUser,
  openSession,
  PASSWORD,
} from '../../../testing/factories.ts';
import { get, graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { wholeDatabase } from '../../../testing/whole-database.ts';
import { donate } from '../../giving/donation-fixtures.ts';
import { AccountClosingService } from './account-closing.service.ts';
import { accountFixtures, CLOSE, LEDGER, SET_STATUS } from './account-data-fixtures.ts';

describe('closing a main-site account', () => {
  const app = sharedTestApp();
  const { query, newAccount, download, canary } = accountFixtures(app);

  it('[PRIV-4] closing leaves what the books need, and nothing else', async () => {
    const me = await canary('Canary');
    const code = { mobile: me.mobile, realm: 'MAIN', purpose: 'PASSWORD_RESET' } as const;
    await app.codes.countRequest(code, BROWSER_REQUESTER);
    await app.codes.send(code, BROWSER_REQUESTER, 'Samaj');
    await app.outboxSender.sendDue();
    const gone = [
      'Canary Name',
      'Canary Lane',
      'Canary Sheri',
      'canary@example.org',
      me.mobile,
      'Canarydonor@',
      'Canary message',
      'Canary4@hire.org',
      'Canary5@hire.org',
      'Canary over Road',
      'Canary asked Road',
      'Canary wish',
    ];
    const before = await wholeDatabase(app);
    expect(gone.filter((trace) => !before.includes(trace))).toEqual([]);

    expect(await me.close(PASSWORD)).toMatchObject({ data: { closeMyAccount: true } });
    const after = await wholeDatabase(app);
    expect(gone.filter((trace) => after.includes(trace))).toEqual([]);
    expect((await download(me.token)).statusCode).toBe(401);
    expect(
      await query('SELECT purpose, status, email FROM hall_hire WHERE name = $1 ORDER BY id', [
        'Canary Hirer',
      ]),
    ).toEqual([
      { purpose: 'over', status: 'ACCEPTED', email: '' },
      { purpose: 'to come', status: 'ACCEPTED', email: 'Canary7@hire.org' },
      { purpose: 'asked', status: 'CANCELLED', email: '' },
    ]);
    const [line] = await query(
      `SELECT actor_user_id, actor_name FROM audit_entry WHERE action = 'CLOSE' AND subject_id = $1`,
      [me.id],
    );
    expect(line).toEqual({ actor_user_id: null, actor_name: '' });
  });

  it('[D32] the ledger, its sums and old clients go on with the donations of a closed account', async () => {
    const me = await canary('Ledger');
    const token = await adminToken(app);
    const before = (await graphql(app, { query: LEDGER, token })).data.donations;
    await me.close(PASSWORD);
    const { data, errors } = await graphql(app, { query: LEDGER, token });
    expect(errors).toBeUndefined();
    expect(data.donations.totalCount).toBe(before.totalCount);
    const own = data.donations.items.filter(
      ({ donorName }: { donorName: string }) => donorName === 'Ledger Donor',
    );
    expect(own).toEqual([
      expect.objectContaining({ status: 'CANCELLED', email: '', phone: '', message: '' }),
      expect.objectContaining({ status: 'PAID', email: '', phone: '', message: '' }),
    ]);
    expect(data.donations.sums.paidPence).toBe(before.sums.paidPence);
    expect(
      await query(
        `SELECT to_status, changed_by_name, note_code FROM donation_status_change JOIN donation ON donation.id = donation_id
          WHERE reference = $1`,
        [own[0].reference],
      ),
    ).toEqual([{ to_status: 'CANCELLED', changed_by_name: '', note_code: 'ACCOUNT_CLOSED' }]);
    const old = await get(app, `/api/donpayment/getdonerinfo/0/${me.id}/6`, {
      authorization: `Bearer ${token}`,
    });
    expect([old.statusCode, old.json()]).toEqual([200, []]);
    const sheet = await get(app, '/exports/donations.xlsx', { authorization: `Bearer ${token}` });
    expect(sheet.statusCode).toBe(200);
  });

  it('[D12] the e-mail and mobile of a closed account are free again', async () => {
    const me = await newAccount();
    await me.close(PASSWORD);
    const again = await buildUser(app, { email: me.email, mobile: me.mobile.slice(3) });
    expect(again.id).not.toBe(me.id);
  });

  it('a closed account of the treasurer leaves the history of what they did', async () => {
    const treasurer = await buildOfficer(app, ['TREASURER'], { name: 'Tara Treasurer' });
    const token = await openSession(app, { userId: treasurer.id });
    const donor = await newAccount();
    await donate(app, donor.token, {});
    const [{ id }] = await query('SELECT id FROM donation WHERE user_id = $1', [donor.id]);
    await graphql(app, { query: SET_STATUS, variables: { id, status: 'PAID', day: '2026-01-15' }, token });
    const variables = { password: PASSWORD };
    expect(await graphql(app, { query: CLOSE, variables, token, from: freshAddress() })).toMatchObject({
      data: { closeMyAccount: true },
    });
    expect(
      await query(
        'SELECT changed_by_id, changed_by_name FROM donation_status_change WHERE donation_id = $1',
        [id],
      ),
    ).toEqual([{ changed_by_id: null, changed_by_name: 'Tara Treasurer' }]);
  });

  it('needs the right password, attempts at which are limited', async () => {
    const me = await newAccount();
    for (const password of ['', 'x'.repeat(129), 'not the password']) {
      const { errors } = await me.close(password);
      expect(errors?.[0]).toMatchObject({
        message: 'Enter your current password.',
        extensions: { field: 'password' },
      });
    }
    const codes = [];
    for (let count = 0; count < 5; count += 1)
      codes.push((await me.close('not the password')).errors?.[0]?.extensions.code);
    expect(codes.at(-1)).toBe('RATE_LIMITED');
    expect((await me.close(PASSWORD)).errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await download(me.token)).statusCode).toBe(200);
  });

  it('of two who close it at the same moment the second is told that it is gone', async () => {
    const me = await newAccount();
    const answers = await Promise.all([1, 2, 3].map(() => me.close(PASSWORD)));
    const codes = answers.map(({ errors }) => String(errors?.[0]?.extensions.code ?? 'closed'));
    expect(codes.filter((code) => code === 'closed')).toHaveLength(1);
    expect(codes.filter((code) => !['closed', 'NOT_FOUND', 'UNAUTHENTICATED'].includes(code))).toEqual([]);
    // One whose session was still there when it was asked for.
    const late = new AccountClosingService(app.database.dataSource, {} as never);
    await expect(late.close(me.id, { password: PASSWORD })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[AUTHZ-1] both are for users of the main site', async () => {
    const { id } = await buildMember(app);
    const member = await openSession(app, { memberId: id });
    for (const [token, statusCode, code] of [
      [undefined, 401, 'UNAUTHENTICATED'],
      [member, 403, 'FORBIDDEN'],
    ] as const) {
      expect((await download(token)).statusCode).toBe(statusCode);
      const { errors } = await graphql(app, { query: CLOSE, variables: { password: PASSWORD }, token });
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
  });

  it('the last owner cannot go, also when the two last ones go at once', async () => {
    await query(`UPDATE user_account SET office_roles = '[]'`);
    const owners = [await buildOwner(app), await buildOwner(app)];
    const answers = await Promise.all(
      owners.map(async ({ id }) => {
        const token = await openSession(app, { userId: id });
        const variables = { password: PASSWORD };
        return graphql(app, { query: CLOSE, variables, token, from: freshAddress() });
      }),
    );
    const messages = answers.map(({ errors }) => errors?.[0]?.message ?? 'closed').sort();
    expect(messages).toEqual([
      'There must be at least one active owner whose role has no end date.',
      'closed',
    ]);
  });
});
