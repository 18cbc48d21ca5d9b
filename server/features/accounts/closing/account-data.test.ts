import { describe, expect, it } from 'vitest';
import { buildOwner } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { accountFixtures, LEDGER } from './account-data-fixtures.ts';

describe("a main-site account's data export", () => {
  const app = sharedTestApp();
  const { query, newAccount, download, read, canary } = accountFixtures(app);

  it('[PRIV-5] the export has all data stored about the account and no secret', async () => {
    const me = await canary('Export');
    const other = await canary('Stranger');
    const { statusCode, headers, body } = await download(me.token);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="my-data.json"',
    });
    const page = await read(me.token);
    expect(page.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
    });
    for (const part of ['<html lang="gu"', 'Export Name', 'Export message', 'SMJ-2026-0001', 'to come'])
      expect(page.body).toContain(part);
    expect((await read()).statusCode).toBe(401);
    const data = JSON.parse(body);
    expect(data).toMatchObject({
      account: {
        id: me.id,
        name: 'Export Name',
        email: 'export@example.org',
        mobile: me.mobile,
        officeRoles: [],
      },
      invitation: null,
      broughtIn: null,
      sessions: [{ transport: 'BEARER' }],
      doneByAdministrators: [],
      doneInTheOffice: [],
    });
    expect(data.donations).toHaveLength(2);
    expect(data.donations[0]).toMatchObject({
      donorName: 'Export Donor',
      message: 'Export message',
      status: 'PAID',
      receivedOn: '2026-01-15',
      receipt: 'SMJ-2026-0001',
      history: [{ fromStatus: 'PENDING', toStatus: 'PAID' }],
    });
    expect(data.donations[1]).toMatchObject({ status: 'PENDING', receipt: null, history: [] });
    expect(data.hires.map(({ purpose }: { purpose: string }) => purpose).sort()).toEqual([
      'asked',
      'over',
      'to come',
    ]);
    for (const secret of ['Stranger', other.email, '$argon2', me.token, 'passwordHash', 'idempotencyKey'])
      for (const written of [body, page.body]) expect(written).not.toContain(secret);
    // A column that is added later must be exported too, or be excluded here deliberately.
    const notExported = (entity: string, exported: object) =>
      app.database.dataSource
        .getMetadata(entity)
        .columns.map(({ propertyName }) => propertyName)
        .filter((column) => !Object.keys(exported).includes(column))
        .sort();
    expect(notExported('User', data.account)).toEqual(['passwordHash']);
    expect(notExported('Donation', data.donations[0])).toEqual([
      'donorId',
      'idempotencyKey',
      // It is there as `receipt`.
      'receiptNumber',
      'subTypeId',
      'userId',
    ]);
    expect(notExported('HallHire', data.hires[0])).toEqual([
      ...['decidedBy', 'isClashing', 'isHirerLeaving'],
      // Whoever has an account sees the booking's own facts here.
      ...['linkHash', 'linkSalt'],
      ...['userId', 'version'],
    ]);
  });

  it('[PRIV-5] the export of somebody in the office says what they did there, without whom it was about', async () => {
    const treasurer = await newAccount();
    const owner = await buildOwner(app);
    await app.features.services.audit.record({ userId: owner.id, name: owner.name }, [
      { action: 'READ_PROFILE', subject: 'user', subjectId: treasurer.id },
    ]);
    await query(
      `UPDATE user_account SET office_roles = '[{"role":"TREASURER","endsAt":null}]' WHERE id = $1`,
      [treasurer.id],
    );
    await graphql(app, { query: LEDGER, token: treasurer.token });
    const data = (await download(treasurer.token)).json();
    expect(data.doneByAdministrators).toEqual([{ at: expect.any(String), action: 'READ_PROFILE' }]);
    expect(JSON.stringify(data)).not.toContain(owner.name);
    expect(data.doneInTheOffice).toContainEqual({
      at: expect.any(String),
      action: 'READ_LIST',
      subject: 'donation',
    });
  });

  it('[PRIV-5] every table that refers to an account is thought of in the export and at closing', async () => {
    const references: { column: string; deletion: string }[] = await query(
      `SELECT conrelid::regclass || '.' || attname AS column, confdeltype AS deletion
         FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
        WHERE confrelid = 'user_account'::regclass ORDER BY 1`,
    );
    // a: its feature takes the account away; c: the row goes with it; n: the row stays without it.
    expect(Object.fromEntries(references.map(({ column, deletion }) => [column, deletion]))).toEqual({
      'audit_entry.actor_user_id': 'n',
      'authenticator_app.user_id': 'c',
      'bank_allocation.made_by_id': 'n',
      'bank_statement.added_by_id': 'n',
      'candidate_report.officer_id': 'n',
      'charge.voided_by_id': 'n',
      'charge_entry.made_by_id': 'n',
      'donation.user_id': 'a',
      'donation_refund.made_by_id': 'n',
      'donation_status_change.changed_by_id': 'n',
      'donor.created_by_id': 'n',
      'donor.user_id': 'n',
      'donor_merge.made_by_id': 'n',
      'donor_statement_letter.sent_by_id': 'n',
      'email_proof.user_id': 'c',
      'event_reply.user_id': 'n',
      'gift_aid_claim_entry.made_by_id': 'n',
      'gift_aid_declaration_entry.made_by_id': 'n',
      'gift_aid_note.made_by_id': 'n',
      'cash_count.booked_by_id': 'n',
      'cash_count.started_by_id': 'n',
      'cash_count.voided_by_id': 'n',
      'hall_hire.decided_by': 'n',
      'hall_hire.user_id': 'n',
      'introduction.officer_id': 'n',
      'hire_agreement.made_by_id': 'n',
      'import_run.started_by_id': 'n',
      'known_device.user_id': 'c',
      'membership_reminder.sent_by_id': 'n',
      'officer_invitation.user_id': 'c',
      'passkey.user_id': 'c',
      'passkey_challenge.user_id': 'c',
      // Whoever set it to Paid: exported with their changes of status.
      'receipt.issued_by_id': 'n',
      'recovery_code.user_id': 'c',
      'reminder_switch.made_by_id': 'n',
      'rights_request.assigned_to': 'n',
      'rights_request.user_id': 'n',
      'room_booking.made_by_id': 'n',
      'session.user_id': 'c',
      'small_claim.made_by_id': 'n',
      'small_claim.voided_by_id': 'n',
      'small_collection.made_by_id': 'n',
      'small_collection.voided_by_id': 'n',
      'standing_order_entry.made_by_id': 'n',
    });
  });
});
