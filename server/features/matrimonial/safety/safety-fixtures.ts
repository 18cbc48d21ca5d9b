import { expect } from 'vitest';
import { buildCandidate, openSession, picture } from '../../../testing/factories.ts';
import { get, graphql, legacySave } from '../../../testing/requests.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { Candidate } from '../candidates/candidate.entity.ts';

/** A member with a profile and a session. */
export interface Person {
  candidate: Candidate;
  memberId: number;
  token: string;
}

export async function buildPerson(app: TestApp, overrides: Partial<Candidate> = {}): Promise<Person> {
  const candidate = await buildCandidate(app, overrides);
  const { memberId } = candidate;
  return { candidate, memberId, token: await openSession(app, { memberId }) };
}

/** Gives the person's profile another first photo. @returns its address */
export async function withPhoto(app: TestApp, { candidate, token }: Person): Promise<string> {
  await legacySave(app, {
    url: `/api/matrimonial/saveprofileimage/${candidate.id}`,
    token,
    json: [{}],
    part: 'x',
    file: { content: await picture(), fileName: 'me.png', contentType: 'image/png' },
  });
  const [{ file_name }] = await app.database.dataSource.query(
    'SELECT file_name FROM media_file JOIN candidate ON photo_id = media_file.id WHERE candidate.id = $1',
    [candidate.id],
  );
  return `/ProfileImages/${file_name}`;
}

/** The answer's data; a refusal is its text. */
export async function ask(app: TestApp, token: string, query: string, variables: object = {}) {
  const { data, errors } = await graphql(app, { query, variables: { ...variables }, token });
  return errors?.[0]?.message ?? data;
}

export const block = (app: TestApp, { token }: Person, { candidate }: Person) =>
  ask(app, token, 'mutation ($id: Int!) { blockMember(candidateId: $id) { id name } }', { id: candidate.id });

export const report = (app: TestApp, { token }: Person, { candidate }: Person, kind = 'INTIMATE_IMAGE') =>
  ask(
    app,
    token,
    `mutation ($id: Int!, $input: CandidateReportInput!) { reportCandidate(candidateId: $id, input: $input) }`,
    { id: candidate.id, input: { kind, text: 'This is not right' } },
  );

/** What a member learns of another by every read there is. */
export async function seen(app: TestApp, who: Person, other: Person) {
  const headers = { authorization: `Bearer ${who.token}` };
  const cards = await ask(app, who.token, '{ candidates(pageSize: 100) { items { id } totalCount } }');
  const filtered = await ask(
    app,
    who.token,
    'query ($of: String!) { candidates(filter: { occupation: $of }, pageSize: 1) { totalCount } }',
    { of: other.candidate.occupation },
  );
  expect(cards.candidates.items.length).toBe(cards.candidates.totalCount);
  const page = await ask(app, who.token, 'query ($id: Int!) { candidate(id: $id) { card { id } } }', {
    id: other.candidate.id,
  });
  const legacy = await get(app, '/api/matrimonial/getprofiledt/0/Active', headers);
  const name = String(other.candidate.firstName);
  const exported = await get(app, '/exports/my-matrimonial-data.json', headers);
  return {
    list: cards.candidates.items.some(({ id }: { id: number }) => id === other.candidate.id),
    count: cards.candidates.totalCount as number,
    filtered: filtered.candidates.totalCount as number,
    page: page.candidate !== null,
    legacy: legacy.body.includes(name),
    exported: exported.body.includes(name),
  };
}
