import { describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildOwner,
  buildUser,
  openSession,
} from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { Interest } from './interest.entity.ts';

const LIST = `query ($filter: InterestFilterInput, $page: Int!) { interests(filter: $filter, page: $page) {
  totalCount items { id createdAt
    from { memberId firstName middleName lastName contactCountryCode contactMobile contactName }
    to { memberId firstName middleName lastName contactCountryCode contactMobile contactName } } } }`;

describe("an admin's list of interests", () => {
  const app = sharedTestApp();
  let admin: Promise<string> | undefined;

  async function ask(variables: Record<string, unknown>, query = LIST) {
    admin ??= adminToken(app);
    return graphql(app, { query, variables, token: await admin });
  }

  async function list(filter: Record<string, unknown>, page = 1) {
    const { data, errors } = await ask({ filter, page });
    expect(errors).toBeUndefined();
    return data.interests;
  }

  async function ids(filter: Record<string, unknown>): Promise<number[]> {
    return (await list(filter)).items.map(({ id }: { id: number }) => id);
  }

  async function interest(from: Candidate, to: Candidate): Promise<number> {
    const made = { fromCandidateId: from.id, toCandidateId: to.id };
    return (await app.database.dataSource.manager.save(Interest, made)).id;
  }

  function linesOf(subjectId: number) {
    return app.database.dataSource.query(
      'SELECT action, subject, subject_id AS id FROM audit_entry WHERE subject_id = $1',
      [subjectId],
    );
  }

  it('[AUTHZ-1] [D25] is for active admins only', async () => {
    const former = await buildOwner(app);
    const tokens = [
      undefined,
      await openSession(app, { userId: (await buildUser(app)).id }),
      await openSession(app, { memberId: (await buildMember(app)).id }),
      await openSession(app, { userId: former.id }),
    ];
    await app.database.dataSource.query(`UPDATE user_account SET status = 'SUSPENDED' WHERE id = $1`, [
      former.id,
    ]);
    const variables = { page: 1 };
    const answers = await Promise.all(tokens.map((token) => graphql(app, { query: LIST, variables, token })));
    expect(answers.map(({ errors }) => errors?.[0]?.extensions.code)).toEqual([
      'UNAUTHENTICATED',
      'FORBIDDEN',
      'FORBIDDEN',
      'UNAUTHENTICATED',
    ]);
  });

  it('is newest first, four to a page, with both sides; the audit log records each member shown', async () => {
    const from = await buildCandidate(app, {
      lastName: 'Eager',
      contactName: 'Aunt One',
      contactCountryCode: '91',
      contactMobile: '7700955001',
    });
    const wanted = [];
    for (let count = 0; count < 5; count += 1) wanted.push(await buildCandidate(app));
    const made: number[] = [];
    for (const to of wanted) made.unshift(await interest(from, to));
    const first = await list({ name: 'Eager' });
    expect([first.totalCount, first.items.map(({ id }: { id: number }) => id)]).toEqual([
      5,
      made.slice(0, 4),
    ]);
    expect(first.items[0]).toEqual({
      id: made[0],
      createdAt: expect.any(String),
      from: {
        memberId: from.memberId,
        firstName: from.firstName,
        middleName: 'Rameshbhai',
        lastName: 'Eager',
        contactCountryCode: '91',
        contactMobile: '7700955001',
        contactName: 'Aunt One',
      },
      to: expect.objectContaining({ memberId: wanted[4]!.memberId, firstName: wanted[4]!.firstName }),
    });
    const line = (id: number) => ({ action: 'READ_INTERESTS', subject: 'member', id });
    expect(await linesOf(from.memberId)).toEqual([line(from.memberId)]);
    expect(await linesOf(wanted[4]!.memberId)).toEqual([line(wanted[4]!.memberId)]);
    expect(await linesOf(wanted[0]!.memberId)).toEqual([]);
    expect((await list({ name: 'Eager' }, 2)).items).toMatchObject([{ id: made[4] }]);
    expect(await list({ name: 'Eager' }, 3)).toEqual({ totalCount: 5, items: [] });
  });

  it('each column is searched by any part of its text, case-insensitively', async () => {
    const anil = await buildCandidate(app, {
      firstName: 'Anil',
      middleName: 'Kanti',
      lastName: 'Xavierbhai',
      contactName: 'Uncle_Xena',
      contactMobile: '7700966001',
    });
    const bina = await buildCandidate(app, {
      firstName: 'Bina',
      lastName: 'Yadavben',
      contactName: 'Mother Yam',
      contactMobile: '7700966002',
    });
    const there = await interest(anil, bina);
    const back = await interest(bina, anil);
    for (const [filter, found] of [
      [{ name: 'nil kanti XAV' }, [there]],
      [{ candidateName: 'xavier' }, [back]],
      [{ contactNumber: '966001' }, [there]],
      [{ contactNumber: '+44 7700 966 001' }, [there]],
      [{ candidateContactNumber: '07700966001' }, [back]],
      [{ contactPerson: 'uncle_x' }, [there]],
      [{ candidateContactPerson: 'UNCLE' }, [back]],
      [{ name: 'anil', candidateName: 'bina' }, [there]],
      [{ name: 'anil', candidateName: 'anil' }, []],
      [{ contactPerson: 'un%x' }, []],
      [{ name: "' OR true --" }, []],
    ] as const)
      expect([filter, await ids(filter)]).toEqual([filter, found]);
  });

  it.each([{ name: 'x'.repeat(101) }, { contactPerson: 'a\0b' }])('%j answers 400', async (filter) => {
    expect((await ask({ filter, page: 1 })).status).toBe(400);
  });

  it('[PRIV-2] shows nothing that the audit log could not record', async () => {
    await interest(await buildCandidate(app, { lastName: 'Unseen' }), await buildCandidate(app));
    const { dataSource } = app.database;
    await dataSource.query('ALTER TABLE audit_entry RENAME TO audit_entry_away');
    try {
      const { errors, body } = await ask({ filter: { name: 'Unseen' }, page: 1 });
      expect(errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
      expect(body).not.toContain('Unseen');
    } finally {
      await dataSource.query('ALTER TABLE audit_entry_away RENAME TO audit_entry');
    }
  });

  it('a page of any length takes one statement for its rows and one for the audit log', async () => {
    const from = await buildCandidate(app, { lastName: 'Counted' });
    await interest(from, await buildCandidate(app));
    // Created before statements are counted.
    await list({});
    const whoAmI = await countStatements(() => ask({}, '{ viewer { userId } }'));
    expect(await countStatements(() => list({ name: 'Counted' }))).toBe(whoAmI + 2);
    await interest(from, await buildCandidate(app));
    expect(await countStatements(() => list({ name: 'Counted' }))).toBe(whoAmI + 2);
  });
});
