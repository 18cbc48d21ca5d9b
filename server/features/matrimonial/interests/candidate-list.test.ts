import { beforeAll, describe, expect, it } from 'vitest';
import { birthDatesOfAges } from '../../../../rules/birth-date.ts';
import { PREFER_NOT_TO_SAY } from '../../../../rules/candidate.ts';
import { addDays } from '../../../../rules/days.ts';
import { countStatements } from '../../../testing/count-statements.ts';
import {
  adminToken,
  buildCandidate,
  buildMember,
  buildUser,
  openSession,
} from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';

const LIST = `query ($filter: CandidateFilterInput, $page: Int, $pageSize: Int) {
  candidates(filter: $filter, page: $page, pageSize: $pageSize) {
    totalCount items { id isOwn isInterestSent isInterestReceived firstName religion caste photo { url width height } } } }`;

interface Card {
  id: number;
  isOwn: boolean;
  isInterestSent: boolean;
  isInterestReceived: boolean;
  religion: string;
  caste: string;
}

describe('the list of candidates', () => {
  const app = sharedTestApp();
  let token: string;
  let serial = 0;

  beforeAll(async () => {
    token = await openSession(app, { memberId: (await buildMember(app)).id });
  });

  /** An education type that no other test uses. */
  function uniqueEducation(): string {
    serial += 1;
    return `Education ${serial}`;
  }

  const list = (variables: Record<string, unknown> = {}, as = token) =>
    graphql(app, { query: LIST, variables, token: as });

  async function ids(filter: Record<string, unknown>): Promise<number[]> {
    const { items, totalCount } = (await list({ filter, pageSize: 100 })).data.candidates;
    expect(totalCount).toBe(items.length);
    return items.map(({ id }: Card) => id);
  }

  async function build(count: number, fields: Partial<Candidate> = {}): Promise<number[]> {
    const made: number[] = [];
    for (let one = 0; one < count; one += 1) made.unshift((await buildCandidate(app, fields)).id);
    return made;
  }

  it('[AUTHZ-1] [D26] is for active members only', async () => {
    const suspended = await buildMember(app);
    const tokens = [
      undefined,
      await openSession(app, { memberId: suspended.id }),
      await openSession(app, { userId: (await buildUser(app)).id }),
      await adminToken(app),
    ];
    await app.database.dataSource.query(`UPDATE member SET status = 'DEACTIVE' WHERE id = $1`, [
      suspended.id,
    ]);
    const answers = await Promise.all(tokens.map((one) => graphql(app, { query: LIST, token: one })));
    expect(answers.map(({ data, errors }) => [data, errors?.[0]?.extensions.code])).toEqual([
      [null, 'UNAUTHENTICATED'],
      [null, 'UNAUTHENTICATED'],
      [null, 'FORBIDDEN'],
      [null, 'FORBIDDEN'],
    ]);
  });

  it('[D57] [D56] [D45] has four cards a page, newest first, and the number of matches', async () => {
    const educationType = uniqueEducation();
    const made = await build(6, { educationType });
    const filter = { educationType };
    const pages = await Promise.all([1, 2, 3].map((page) => list({ filter, page })));
    expect(pages.map(({ data }) => data.candidates.items.map(({ id }: Card) => id))).toEqual([
      made.slice(0, 4),
      made.slice(4),
      [],
    ]);
    expect(pages.map(({ data }) => data.candidates.totalCount)).toEqual([6, 6, 6]);
    expect((await list()).data.candidates.items).toHaveLength(4);
  });

  it("[D53] includes and marks the member's own card, whatever the caller sends", async () => {
    const educationType = uniqueEducation();
    await build(1, { educationType });
    const own = await buildCandidate(app, { educationType });
    const mine = await openSession(app, { memberId: own.memberId });
    const { items } = (await list({ filter: { educationType } }, mine)).data.candidates;
    expect(items.map(({ isOwn }: Card) => isOwn)).toEqual([true, false]);
  });

  it('[D63] marks candidates the member has expressed interest in, and does not reveal interests of others', async () => {
    const educationType = uniqueEducation();
    const [second, first] = await build(2, { educationType });
    const [one, other] = [await buildCandidate(app), await buildCandidate(app)];
    const tokens = await Promise.all([one, other].map(({ memberId }) => openSession(app, { memberId })));
    await app.database.dataSource.query(
      `INSERT INTO interest (from_candidate_id, to_candidate_id, state, told_at, answered_at)
       VALUES ($1, $2, 'SENT', NULL, NULL), ($3, $4, 'SENT', NULL, NULL),
              ($2, $3, 'SENT', now(), NULL), ($4, $3, 'ACCEPTED', now(), now())`,
      [one.id, first, other.id, second],
    );
    const marks = async (as?: string) => {
      const { items } = (await list({ filter: { educationType } }, as)).data.candidates;
      return items.map(({ isInterestSent, isInterestReceived }: Card) => [
        isInterestSent,
        isInterestReceived,
      ]);
    };
    const nothing = [false, false];
    expect(await marks(tokens[0])).toEqual([nothing, [true, false]]);
    expect(await marks(tokens[1])).toEqual([
      [true, false],
      [false, true],
    ]);
    // A member without a profile.
    expect(await marks()).toEqual([nothing, nothing]);
  });

  it('[D53] [spec §2] lists active members only; a change of status takes effect at once', async () => {
    const educationType = uniqueEducation();
    const { id, memberId } = await buildCandidate(app, { educationType });
    await buildCandidate(app, { educationType }, { status: 'PENDING' });
    await buildCandidate(app, { educationType }, { status: 'DEACTIVE' });
    expect(await ids({ educationType })).toEqual([id]);
    const setStatus = (status: string) =>
      app.database.dataSource.query('UPDATE member SET status = $2 WHERE id = $1', [memberId, status]);
    await setStatus('DEACTIVE');
    expect(await ids({ educationType })).toEqual([]);
    await setStatus('ACTIVE');
    expect(await ids({ educationType })).toEqual([id]);
  });

  it('[D54] Bride shows women, Groom men, both or neither everybody', async () => {
    const educationType = uniqueEducation();
    const [woman] = await build(1, { educationType, gender: 'FEMALE' });
    const [man] = await build(1, { educationType, gender: 'MALE' });
    const of = (...genders: string[]) => ids({ educationType, genders });
    expect([await of('FEMALE'), await of('MALE')]).toEqual([[woman], [man]]);
    for (const both of [[], ['MALE', 'FEMALE'], ['FEMALE', 'MALE', 'FEMALE']])
      expect(await of(...both)).toEqual([man, woman]);
    expect(await ids({ educationType, genders: null })).toEqual([man, woman]);
  });

  it('[D55] [D60] age From and To include both ages, and one side alone is allowed', async () => {
    const educationType = uniqueEducation();
    const limits = birthDatesOfAges(30, 32);
    const born = [addDays(limits.first!, -1), limits.first!, limits.last!, addDays(limits.last!, 1)];
    const [older, atMost, atLeast, younger] = (
      await Promise.all(born.map((birthDate) => build(1, { educationType, birthDate })))
    ).flat();
    const newestFirst = (...found: unknown[]) => found.sort((one, other) => Number(other) - Number(one));
    const of = (filter: Record<string, unknown>) => ids({ educationType, ...filter });
    expect(await of({ ageFrom: 30, ageTo: 32 })).toEqual(newestFirst(atMost, atLeast));
    expect(await of({ ageFrom: 30 })).toEqual(newestFirst(older, atMost, atLeast));
    expect(await of({ ageTo: 32 })).toEqual(newestFirst(atMost, atLeast, younger));
    expect(await of({ ageFrom: 33, ageTo: 30 })).toEqual([]);
  });

  it('matches education type and occupation exactly', async () => {
    const educationType = uniqueEducation();
    const [nurse] = await build(1, { educationType, occupation: 'Nurse / Midwife' });
    const [teacher] = await build(1, { educationType, occupation: 'Teacher' });
    expect(await ids({ educationType, occupation: 'Teacher' })).toEqual([teacher]);
    expect(await ids({ educationType, occupation: ' ' })).toEqual([teacher, nurse]);
    expect(await ids({ educationType, occupation: "' OR true --" })).toEqual([]);
    expect(await ids({ educationType, occupation: 'Teach%' })).toEqual([]);
  });

  it.each([
    { filter: { ageFrom: 17 } },
    { filter: { ageTo: 101 } },
    { filter: { ageFrom: -1 } },
    { filter: { occupation: 'a\0b' } },
    { filter: { educationType: 'x'.repeat(121) } },
    { filter: { ageFrom: 1e10 } },
    { filter: { ageFrom: '20' } },
    { filter: { genders: ['OTHER'] } },
    { filter: { caste: 'Brahmin' } },
    { filter: { mobile: '7700900444' } },
    { page: 0 },
    { pageSize: 101 },
    { pageSize: -1 },
  ])('[D55] [D64] [AUTHZ-5] [GQL-2] refuses %j', async (variables) => {
    const { status, data, errors } = await list(variables);
    expect([status, data?.candidates, errors?.[0]?.extensions.code]).toEqual([
      400,
      undefined,
      'BAD_USER_INPUT',
    ]);
  });

  it('[D64] religion and caste are empty without consent', async () => {
    const educationType = uniqueEducation();
    await build(1, { educationType, consentVersion: null, consentedAt: null });
    await build(1, { educationType, caste: PREFER_NOT_TO_SAY });
    const { items } = (await list({ filter: { educationType } })).data.candidates;
    expect(items).toMatchObject([
      { religion: 'Hindu', caste: PREFER_NOT_TO_SAY },
      { religion: '', caste: '' },
    ]);
  });

  it('[speed] takes three statements: the session, the counted page, its photos', async () => {
    const educationType = uniqueEducation();
    for (const candidate of await build(4, { educationType }))
      await app.database.dataSource.query(
        `WITH file AS (INSERT INTO media_file (folder, file_name, kind, content_type, byte_size, width, height, variants, state)
           VALUES ('ProfileImages', $1, 'IMAGE', 'image/jpeg', 1, 450, 600, '[]', 'STORED') RETURNING id)
         UPDATE candidate SET photo_id = file.id FROM file WHERE candidate.id = $2`,
        [`photo${candidate}.jpg`, candidate],
      );
    await list();
    const found = () => list({ filter: { educationType } });
    expect((await found()).data.candidates.items).toMatchObject(
      Array(4).fill({
        photo: { url: expect.stringMatching(/^\/ProfileImages\/photo/), width: 450, height: 600 },
      }),
    );
    expect(await countStatements(found)).toBe(3);
    expect(await countStatements(() => list({ filter: { educationType: 'Nobody has it' } }))).toBe(2);
  });
});
