import { describe, expect, it } from 'vitest';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildUser,
  openSession,
} from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { Member } from '../members/member.entity.ts';
import { Candidate } from './candidate.entity.ts';

const app = sharedTestApp();

const REMOVE = 'mutation ($id: Int!) { removeCandidate(memberId: $id) }';

const remove = (id: number, token: string) => graphql(app, { query: REMOVE, variables: { id }, token });

describe('removeCandidate', () => {
  it('[D65] an admin removes a profile, which the audit log records; the account stays', async () => {
    const { memberId } = await buildCandidate(app);
    const token = await adminToken(app);
    const { manager } = app.database.dataSource;
    expect((await remove(memberId, token)).data).toEqual({ removeCandidate: true });
    expect(await manager.existsBy(Candidate, { memberId })).toBe(false);
    expect(await manager.existsBy(Member, { id: memberId })).toBe(true);
    const lines = await manager.query(
      "SELECT action FROM audit_entry WHERE subject = 'member' AND subject_id = $1",
      [memberId],
    );
    expect(lines).toEqual([{ action: 'REMOVE_PROFILE' }]);
    expect((await remove(memberId, token)).status).toBe(404);
  });

  it('[AUTHZ-1] nobody else may call it, not even for one’s own profile', async () => {
    const { memberId } = await buildCandidate(app);
    const others = [
      { memberId },
      { memberId: (await buildMember(app)).id },
      { userId: (await buildUser(app)).id },
    ];
    for (const owner of others)
      expect((await remove(memberId, await openSession(app, owner))).status).toBe(403);
    expect((await remove(memberId, '')).status).toBe(401);
    expect(await app.database.dataSource.manager.existsBy(Candidate, { memberId })).toBe(true);
  });
});
