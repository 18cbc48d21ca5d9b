import { describe, expect, it } from 'vitest';
import { hashToken, newToken } from '../../../identity/tokens.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { interestFixtures } from './interest-fixtures.ts';

const UNKNOWN = 'Something went wrong.';

describe('by their own link a candidate', () => {
  const app = sharedTestApp();
  const { family, tellAll, told } = interestFixtures(app);
  const sql = (text: string, parameters: unknown[] = []) => app.database.dataSource.query(text, parameters);

  async function linkOf({ id }: { id: number }, days: number): Promise<string> {
    const token = newToken();
    await sql(
      `INSERT INTO candidate_link (candidate_id, token_hash, way, expires_at)
       VALUES ($1, $2, 'EMAIL', now() + make_interval(days => $3))`,
      [id, hashToken(token), days],
    );
    return token;
  }

  const read = async (side: 'Received' | 'Sent', token: string) => {
    const query = `query ($token: String!) {
      found: interests${side}ByLink(token: $token) { items { stage candidate { id } } } }`;
    const { data, errors } = await graphql(app, { query, variables: { token } });
    return errors?.[0]?.message ?? data.found.items;
  };

  const act = async (call: string, token: string, id: number) => {
    const query = `mutation ($token: String!, $id: Int!) { done: ${call} }`;
    const { data, errors } = await graphql(app, { query, variables: { token, id } });
    return errors?.[0]?.message ?? data.done;
  };
  const SAY_YES = 'answerInterestByLink(token: $token, candidateId: $id, isYes: true)';
  const TAKE_BACK = 'withdrawInterestByLink(token: $token, candidateId: $id)';

  it('answers, which others and expired links do not open', async () => {
    const [asha, nilesh] = await told();
    const token = await linkOf(nilesh, 1);
    for (const wrong of [await linkOf(nilesh, -1), newToken(), '']) {
      expect(await read('Received', wrong)).toBe(UNKNOWN);
      expect(await act(SAY_YES, wrong, asha.id)).toBe(UNKNOWN);
    }
    expect(await read('Received', token)).toEqual([{ stage: 'WAITING', candidate: { id: asha.id } }]);
    expect(await act(SAY_YES, token, asha.id)).toBe(true);
    expect((await asha.sent()).items).toMatchObject([{ stage: 'BOTH_YES' }]);
    for (const closed of [`hidden_at = now()`, `hidden_at = NULL, confirmation = 'WITHDRAWN'`]) {
      await sql(`UPDATE candidate SET ${closed} WHERE id = $1`, [nilesh.id]);
      expect(await read('Received', token)).toBe(UNKNOWN);
    }
  });

  it('is written to only after a yes to being shown, also where a profile from before is shown without', async () => {
    const [own, familys] = ['not-asked-yet@example.org', 'asked-first@example.org'];
    const [asha, nilesh] = [await family(), await family({ email: own }, { email: familys })];
    await sql(`UPDATE candidate SET confirmation = 'WAITING', is_from_before = true WHERE id = $1`, [
      nilesh.id,
    ]);
    await asha.express(nilesh);
    await tellAll();
    await app.outboxSender.sendDue();
    const addresses = app.messages.mails.map(({ to }) => to);
    expect(addresses.filter((to) => to === own || to === familys)).toEqual([familys]);
  });

  it('sees what was shown for them, and takes it back', async () => {
    const [asha, nilesh] = await told();
    const token = await linkOf(asha, 1);
    expect(await read('Sent', newToken())).toBe(UNKNOWN);
    expect(await read('Sent', token)).toEqual([{ stage: 'WAITING', candidate: { id: nilesh.id } }]);
    expect(await act(TAKE_BACK, token, nilesh.id)).toBe(true);
    expect(await read('Sent', token)).toEqual([]);
    expect((await nilesh.received()).totalCount).toBe(0);
  });
});
