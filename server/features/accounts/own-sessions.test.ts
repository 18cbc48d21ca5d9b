import { describe, expect, it } from 'vitest';
import { buildMember, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const VIEWER = '{ viewer { role userId memberId name } }';

describe("one's own sessions", () => {
  const LIST = '{ sessions { id transport createdAt lastSeenAt isCurrent } }';
  const END = 'mutation ($id: ID!) { endSession(id: $id) }';

  const owners = {
    user: async () => ({ userId: (await buildUser(app)).id }),
    member: async () => ({ memberId: (await buildMember(app)).id }),
  };

  it.each(['user', 'member'] as const)(
    'a %s lists them and ends another, not somebody else’s',
    async (who) => {
      const owner = await owners[who]();
      const [here, phone] = [await openSession(app, owner), await openSession(app, owner, 'COOKIE')];
      const stranger = await openSession(app, await owners[who]());
      const list = async (token: string) => (await graphql(app, { query: LIST, token })).data.sessions;
      const sessions = await list(here);
      expect(sessions).toMatchObject([
        { transport: 'COOKIE', isCurrent: false },
        { transport: 'BEARER', isCurrent: true },
      ]);
      const [{ id }] = sessions;
      const refused = await graphql(app, { query: END, variables: { id }, token: stranger });
      expect([refused.status, refused.errors?.[0]?.extensions.code]).toEqual([404, 'NOT_FOUND']);
      const nonsense = await graphql(app, { query: END, variables: { id: 'x' }, token: here });
      expect(nonsense.status).toBe(404);
      expect((await graphql(app, { query: VIEWER, token: phone })).data.viewer.role).not.toBe('ANONYMOUS');
      expect((await graphql(app, { query: END, variables: { id }, token: here })).data.endSession).toBe(true);
      expect((await graphql(app, { query: VIEWER, token: phone })).data.viewer.role).toBe('ANONYMOUS');
      expect(await list(here)).toMatchObject([{ isCurrent: true }]);
    },
  );

  it.each(['user', 'member'] as const)('a %s ends all others at once, and nobody else’s', async (who) => {
    const owner = await owners[who]();
    const [here, ...others] = [
      await openSession(app, owner),
      await openSession(app, owner, 'COOKIE'),
      await openSession(app, owner),
    ];
    const stranger = await openSession(app, await owners[who]());
    const { data } = await graphql(app, { query: 'mutation { endOtherSessions }', token: here });
    expect(data).toEqual({ endOtherSessions: true });
    const roleOf = async (token: string) => (await graphql(app, { query: VIEWER, token })).data.viewer.role;
    for (const token of others) expect(await roleOf(token)).toBe('ANONYMOUS');
    for (const token of [here, stranger]) expect(await roleOf(token)).not.toBe('ANONYMOUS');
  });

  it.each(['user', 'member'] as const)('a %s has at most 20; one more ends the oldest', async (who) => {
    const owner = await owners[who]();
    const tokens: string[] = [];
    for (let count = 0; count < 21; count += 1) tokens.push(await openSession(app, owner));
    const roleOf = async (token = '') => (await graphql(app, { query: VIEWER, token })).data.viewer.role;
    expect(await roleOf(tokens[0])).toBe('ANONYMOUS');
    expect(await roleOf(tokens[1])).not.toBe('ANONYMOUS');
    expect((await graphql(app, { query: LIST, token: tokens[20] })).data.sessions).toHaveLength(20);
  });

  it('one that was not used for so long that it is over is not among them', async () => {
    const owner = await owners.user();
    const [here] = [await openSession(app, owner), await openSession(app, owner, 'COOKIE')];
    await app.database.dataSource.query(
      `UPDATE session SET last_seen_at = now() - interval '13 hours' WHERE user_id = $1`,
      [owner.userId],
    );
    expect((await graphql(app, { query: LIST, token: here })).data.sessions).toMatchObject([
      { transport: 'BEARER', isCurrent: true },
    ]);
  });

  it('the time of the last use is stored at most once a minute', async () => {
    const token = await openSession(app, await owners.user());
    const { dataSource } = app.database;
    const use = async (secondsAgo: number) => {
      await dataSource.query(
        `UPDATE session SET last_seen_at = now() - make_interval(secs => $1)
          WHERE id = (SELECT max(id) FROM session)`,
        [secondsAgo],
      );
      await graphql(app, { query: VIEWER, token });
      const [row] = await dataSource.query(
        `SELECT last_seen_at > now() - interval '20 seconds' AS fresh FROM session ORDER BY id DESC LIMIT 1`,
      );
      return row.fresh;
    };
    expect(await use(30)).toBe(false);
    expect(await use(90)).toBe(true);
  });
});
