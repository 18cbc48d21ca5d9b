import { describe, expect, it } from 'vitest';
import { buildCandidate, buildOwner, openSession, picture } from '../../testing/factories.ts';
import { get, graphql, legacySave } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

describe("admins' reads of others' records", () => {
  const app = sharedTestApp();

  async function newAdmin() {
    const { id } = await buildOwner(app);
    return { id, token: await openSession(app, { userId: id }) };
  }

  const linesOf = (actorId: number) =>
    app.database.dataSource.query(
      'SELECT action, subject, subject_id, label FROM audit_entry WHERE actor_user_id = $1 ORDER BY id',
      [actorId],
    );

  const line = (action: string, subject: string, subject_id: number | null = null) => ({
    action,
    subject,
    subject_id,
    label: null,
  });

  it.each([
    ['user', 'users(search: "canary@example.org") { totalCount }'],
    ['contact-message', 'contactMessages(search: "canary@example.org") { totalCount }'],
    ['rights-request', 'rightsRequests(search: "canary@example.org") { totalCount }'],
    ['donation', 'donations(filter: { search: "canary@example.org" }) { totalCount }'],
    ['bank-statement', 'bankLines(statementId: 1, search: "canary@example.org") { totalCount }'],
    ['donor', 'donors(search: "canary@example.org") { totalCount }'],
    ['donor', 'foundDonors(search: "canary@example.org") { id }'],
    ['cash-count', 'cashCounts { totalCount }'],
    ['gift-aid-declaration', 'giftAidDeclarations(donorId: 41) { id }'],
    ['small-donations', 'smallCollections(taxYear: 2025) { totalCount }'],
    ['cash-count', 'offeredSmallCounts { totalCount }'],
    ['standing-order', 'standingOrders(search: "canary@example.org") { totalCount }'],
    ['membership', 'associationMembers(search: "canary@example.org") { totalCount }'],
    ['hire', 'hires(search: "canary@example.org") { totalCount }'],
    ['hire', 'hallMonth(year: 2026, month: 11) { id }'],
    ['audit-log', 'auditEntries { totalCount }'],
  ])(
    '[PRIV-2] of a list of the kind %s are recorded once within some minutes, without the search text',
    async (subject, query) => {
      const { id, token } = await newAdmin();
      for (let count = 0; count < 3; count++) {
        const { errors } = await graphql(app, { query: `{ ${query} }`, token });
        expect(errors).toBeUndefined();
      }
      expect(await linesOf(id)).toEqual([line('READ_LIST', subject)]);
      const rows = JSON.stringify(await app.database.dataSource.query('SELECT * FROM audit_entry'));
      expect(rows).not.toContain('canary');
    },
  );

  it('[PRIV-2] are recorded once for each record, and again after some minutes', async () => {
    const { id, token } = await newAdmin();
    for (const hire of [41, 42, 41]) await graphql(app, { query: `{ hire(id: ${hire}) { id } }`, token });
    await graphql(app, { query: '{ donation(id: 41) { id } }', token });
    await graphql(app, { query: '{ donor(id: 41) { id } }', token });
    await graphql(app, { query: '{ cashCount(id: 41) { id } }', token });
    const once = [
      line('READ_RECORD', 'hire', 41),
      line('READ_RECORD', 'hire', 42),
      line('READ_RECORD', 'donation', 41),
      line('READ_RECORD', 'donor', 41),
      line('READ_RECORD', 'cash-count', 41),
    ];
    expect(await linesOf(id)).toEqual(once);
    await app.database.dataSource.query(`UPDATE audit_entry SET at = at - interval '11 minutes'`);
    await graphql(app, { query: '{ hire(id: 41) { id } }', token });
    expect(await linesOf(id)).toEqual([...once, line('READ_RECORD', 'hire', 41)]);
    const other = await newAdmin();
    await graphql(app, { query: '{ hire(id: 41) { id } }', token: other.token });
    expect(await linesOf(other.id)).toEqual([line('READ_RECORD', 'hire', 41)]);
  });

  it('[PRIV-2] are recorded for a photo by its member, without further entries for variants', async () => {
    const file = { content: await picture(), fileName: 'me.png', contentType: 'image/png' };
    const withPhoto = async () => {
      const { id: candidateId, memberId } = await buildCandidate(app);
      const member = await openSession(app, { memberId });
      const url = `/api/matrimonial/saveprofileimage/${candidateId}`;
      expect((await legacySave(app, { url, token: member, json: {}, file })).json()).toBe('success');
      return { memberId, member };
    };
    await withPhoto();
    const { memberId, member } = await withPhoto();
    const [{ name }] = await app.database.dataSource.query(
      `SELECT file_name AS name FROM media_file WHERE folder = 'ProfileImages' ORDER BY id DESC LIMIT 1`,
    );
    const { id, token } = await newAdmin();
    const photo = (of: string, bearer: string) =>
      get(app, `/ProfileImages/${of}`, { authorization: `Bearer ${bearer}` });
    for (const of of [name, name.replace('.jpg', '.webp'), name])
      expect((await photo(of, token)).statusCode).toBe(200);
    expect((await photo(`${'a'.repeat(26)}.jpg`, token)).statusCode).toBe(404);
    expect(await linesOf(id)).toEqual([line('READ_PROFILE', 'member', memberId)]);
    expect((await photo(name, member)).statusCode).toBe(200);
    const [{ count }] = await app.database.dataSource.query(
      `SELECT count(*)::int FROM audit_entry WHERE action = 'READ_PROFILE' AND subject_id = $1`,
      [memberId],
    );
    expect(count).toBe(1);
  });

  it('[PRIV-2] are refused if they cannot be recorded', async () => {
    const { token } = await newAdmin();
    const { dataSource } = app.database;
    await dataSource.query('ALTER TABLE audit_entry RENAME TO audit_entry_away');
    try {
      const { data, errors } = await graphql(app, { query: '{ users { items { email } } }', token });
      expect([data, errors?.[0]?.extensions.code]).toEqual([null, 'INTERNAL_SERVER_ERROR']);
    } finally {
      await dataSource.query('ALTER TABLE audit_entry_away RENAME TO audit_entry');
    }
  });
});
