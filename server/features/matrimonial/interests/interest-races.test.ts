import { describe, expect, it } from 'vitest';
import { MESSAGES } from '../../../../rules/messages.ts';
import { get } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { during, together } from '../../../testing/two-at-once.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';
import { Interest } from './interest.entity.ts';
import { type Family, interestFixtures } from './interest-fixtures.ts';

describe('interests at once', () => {
  const app = sharedTestApp();
  const { family, morning, tellAll, stepOf } = interestFixtures(app);
  const tell = () => app.features.services.interestTeller.tellDue();
  const stored = (from: Candidate) =>
    app.database.dataSource.manager.findBy(Interest, { fromCandidateId: from.id });

  /** Makes calls that all wait for the two candidates, and then go on in this order. */
  const inTurn = (pair: readonly Candidate[], calls: (() => Promise<unknown>)[]) =>
    together<unknown>(
      app,
      (manager) =>
        manager.query('SELECT FROM candidate WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [
          pair.map(({ id }) => id),
        ]),
      calls,
    );

  const due = async (): Promise<[Family, Family]> => {
    const pair: [Family, Family] = [await family(), await family()];
    await pair[0].express(pair[1]);
    await morning();
    return pair;
  };

  it('an undo before the telling: nobody is told, as if it had not been', async () => {
    const [asha, nilesh] = await due();
    const [undone] = await inTurn([asha, nilesh], [() => asha.withdraw(nilesh), tell]);
    expect(undone).toBe(true);
    expect(await stored(asha)).toEqual([]);
    expect(await stepOf(asha, nilesh)).toEqual([]);
  });

  it('an undo behind the telling: it was told, and is taken back from their list', async () => {
    const [asha, nilesh] = await due();
    const [, undone] = await inTurn([asha, nilesh], [tell, () => asha.withdraw(nilesh)]);
    expect(undone).toBe(true);
    expect(await stored(asha)).toMatchObject([{ state: 'WITHDRAWN', toldAt: expect.any(Date) }]);
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'ENDED', open: false }]);
    expect(await nilesh.received()).toEqual({ items: [], totalCount: 0 });
  });

  it('who is blocked while they are to be told is not told', async () => {
    const [asha, nilesh] = await due();
    await during(
      app,
      async (manager) => {
        await manager.query('SELECT FROM candidate WHERE id = ANY ($1) ORDER BY id FOR UPDATE', [
          [asha.id, nilesh.id],
        ]);
        await manager.query('INSERT INTO member_block (member_id, blocked_id) VALUES ($1, $2)', [
          asha.memberId,
          nilesh.memberId,
        ]);
      },
      tell,
    );
    expect(await stored(asha)).toMatchObject([{ toldAt: null }]);
    expect(await stepOf(asha, nilesh)).toEqual([]);
  });

  it('two servers that tell at once tell a family once', async () => {
    const [asha, nilesh] = [await family(), await family({ email: 'told-once@example.org' })];
    await asha.express(nilesh);
    await morning();
    await inTurn([asha, nilesh], [tell, tell]);
    await app.outboxSender.sendDue();
    expect(app.messages.mails.filter(({ to }) => to === 'told-once@example.org')).toHaveLength(1);
  });

  it('two who show interest in each other at once both succeed, and have both said yes in the morning', async () => {
    const [asha, nilesh] = [await family(), await family()];
    const calls = [() => asha.express(nilesh), () => nilesh.express(asha)];
    expect(await inTurn([asha, nilesh], calls)).toEqual(['SUCCESS', 'SUCCESS']);
    for (const one of [asha, nilesh]) {
      expect((await one.sent()).items).toMatchObject([{ stage: 'WAITING' }]);
      expect((await one.received()).totalCount).toBe(0);
    }
    await tellAll();
    expect([await stored(asha), await stored(nilesh)].flat()).toMatchObject([{ state: 'ACCEPTED' }]);
    expect(await stepOf(asha, nilesh)).toEqual([{ step: 'CONTACTS_OPEN', open: true }]);
  });

  it('of twenty at once only as many are sent as a day allows; the refusal is a text, by REST too', async () => {
    const perDay = (count: number) =>
      app.database.dataSource.query<[{ before: number }[], number]>(
        `UPDATE matrimonial_setting SET interests_per_day = $1
           FROM (SELECT interests_per_day AS before FROM matrimonial_setting) AS earlier RETURNING earlier.before`,
        [count],
      );
    const asha = await family();
    const others: Family[] = [];
    for (let count = 0; count < 20; count += 1) others.push(await family());
    const [[{ before } = { before: 0 }]] = await perDay(3);
    try {
      // A server that has no connection left says so, and is asked again.
      const express = async (other: Family): Promise<string> => {
        const answer = await asha.express(other);
        return answer === MESSAGES.unavailable ? express(other) : answer;
      };
      const answers = await Promise.all(others.map(express));
      expect(answers.toSorted()).toEqual([
        ...Array(3).fill('SUCCESS'),
        ...Array(17).fill(MESSAGES.interestLimit),
      ]);
      expect(await stored(asha)).toHaveLength(3);
      const [refused, sent] = ['SUCCESS', MESSAGES.interestLimit].map(
        (first) => others[answers.findIndex((answer) => answer !== first)]!,
      );
      const rest = async (other: Candidate) =>
        (
          await get(app, `/api/matrimonial/saveintrested/${asha.memberId}/${other.id}`, {
            authorization: `Bearer ${asha.token}`,
          })
        ).json();
      expect([await rest(refused!), await rest(sent!)]).toEqual([MESSAGES.interestLimit, 'success']);
      // What is taken back before the morning counts no more.
      await asha.withdraw(sent!);
      expect(await asha.express(refused!)).toBe('SUCCESS');
    } finally {
      await perDay(before);
    }
  });

  it('a no to what was told first takes back one’s own that was to be told later', async () => {
    const [asha, nilesh] = [await family(), await family()];
    await asha.express(nilesh);
    await nilesh.express(asha);
    const [first] = await stored(asha);
    await app.database.dataSource.manager.update(Interest, first!.id, { tellsAt: new Date() });
    await tell();
    expect(await nilesh.answer(asha, false)).toBe(true);
    expect(await stored(nilesh)).toEqual([]);
  });
});
