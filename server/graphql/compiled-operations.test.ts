import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ApolloServer } from '@apollo/server';
import { GraphQLInt, isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { findProjectRoot } from '../project-root.ts';
import { fillWorld } from '../testing/contract/contract.ts';
import { openWorld, type World } from '../testing/contract/world.ts';
import { type Operation, operationsOf } from '../testing/fuzz/graphql-operations.ts';
import { graphql } from '../testing/requests.ts';
import { sharedTestApp } from '../testing/test-app.ts';

// It keeps no answers, so each is made.
const app = sharedTestApp();
let world: World;

beforeAll(async () => {
  world = await openWorld(app);
  await fillWorld(world);
});

/** Enough for Apollo to hand an operation over. */
const TIMES = 12;

type Request = Parameters<typeof graphql>[1];

/** @returns the answers, and how many of them Apollo gave */
async function askAgainAndAgain(request: Request) {
  const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
  const answers = [];
  for (let time = 0; time < TIMES; time++) answers.push(await graphql(app, request));
  const byApollo = apollo.mock.calls.length;
  apollo.mockRestore();
  return { answers, byApollo };
}

/** What a client sees of an answer, but for what is each request's own. */
function seenOf({ status, headers, body }: Awaited<ReturnType<typeof graphql>>) {
  const { 'x-request-id': _id, date: _date, ...others } = headers;
  return { status, headers: others, body };
}

function needsIdsAtMost({ kind, field }: Operation): boolean {
  const needed = field.args.filter(({ type }) => isNonNullType(type));
  return kind === 'query' && needed.every(({ type }) => isNonNullType(type) && type.ofType === GraphQLInt);
}

const schemaText = readFileSync(join(findProjectRoot(import.meta.dirname), 'schema.graphql'), 'utf8');
const QUERIES = operationsOf(schemaText).filter(needsIdsAtMost);
const LIST =
  'query List($page: Int, $pageSize: Int) { events(page: $page, pageSize: $pageSize) { items { id } } }';

describe('a query that is asked again and again', () => {
  it.each(QUERIES.map(({ field, text }) => [field.name, field, text] as const))(
    'is answered the same, byte by byte: %s',
    async (_name, { args }, query) => {
      const ids = args.filter(({ type }) => isNonNullType(type)).map(({ name }) => [name, 1]);
      const { answers, byApollo } = await askAgainAndAgain({ query, variables: Object.fromEntries(ids) });
      const [first] = answers;
      for (const answer of answers) expect(seenOf(answer)).toEqual(seenOf(first!));
      // What has an error stays Apollo's.
      expect(byApollo < TIMES).toBe(first!.errors === undefined);
    },
  );

  it.each([
    ['aliases', '{ newest: events(pageSize: 1) { items { number: id } } all: events { totalCount } }'],
    [
      'fragments',
      '{ events { ...Page } } fragment Page on EventPage { items { ...Item } } fragment Item on Event { id name }',
    ],
    [
      'fields told twice',
      '{ events { items { id file { url } } items { name file { width } } totalCount } }',
    ],
    [
      'inline fragments',
      '{ events { ... on EventPage { items { ... { id } __typename } __typename } } __typename }',
    ],
  ])('is answered the same with %s', async (_name, query) => {
    const { answers, byApollo } = await askAgainAndAgain({ query });
    for (const answer of answers) expect(seenOf(answer)).toEqual(seenOf(answers[0]!));
    expect([answers[0]!.status, byApollo]).toEqual([200, 10]);
  });

  it.each([
    [
      'a condition on a fragment that is spread elsewhere too',
      'query ($no: Boolean = false) { few: events { ...P @include(if: $no) } all: events { ...P } }',
    ],
    [
      'a fragment spread twice, once in vain',
      'query ($no: Boolean = false) { events { ...P @include(if: $no) ...P @skip(if: $no) } }',
    ],
  ])('stays with Apollo for %s', async (_what, text) => {
    const query = `${text} fragment P on EventPage { totalCount }`;
    const { answers, byApollo } = await askAgainAndAgain({ query });
    expect(byApollo).toBe(TIMES);
    const { totalCount } = Object.values(answers.at(-1)!.data as Record<string, { totalCount: number }>).at(
      -1,
    )!;
    expect(totalCount).toBeGreaterThan(0);
  });

  it('stays compiled while a hundred others are asked once', async () => {
    await askAgainAndAgain({ query: LIST });
    for (let id = 1; id <= 101; id++) await graphql(app, { query: `{ event(id: ${id}) { name } }` });
    expect((await askAgainAndAgain({ query: LIST })).byApollo).toBe(0);
  });

  it('is answered for its own variables', async () => {
    await askAgainAndAgain({ query: LIST });
    for (const pageSize of [1, 2, 1]) {
      const { data } = await graphql(app, { query: LIST, variables: { pageSize } });
      expect(data.events.items).toHaveLength(pageSize);
    }
  });

  it.each([{ page: 'x' }, { page: 1.5 }, { page: 0 }, { pageSize: 1000 }, { pageSize: null }])(
    'is answered to %j in the same words as before',
    async (variables: Record<string, unknown>) => {
      const query = `# ${JSON.stringify(variables)}\n${LIST}`;
      const early = await graphql(app, { query, variables });
      await askAgainAndAgain({ query });
      expect(seenOf(await graphql(app, { query, variables }))).toEqual(seenOf(early));
    },
  );

  it('[AUTHZ-7] is answered to each for himself', async () => {
    const query = '{ viewer { role } }';
    await askAgainAndAgain({ query });
    const { answers, byApollo } = await askAgainAndAgain({ query, token: world.tokens.admin });
    expect([answers.at(-1)!.data.viewer.role, byApollo]).toEqual(['ADMIN', TIMES]);
    const { answers: ours } = await askAgainAndAgain({ query });
    expect(ours.at(-1)!.data.viewer.role).toBe('ANONYMOUS');
  });

  it('is still refused when it comes as a persisted one, or with variables that are none', async () => {
    await askAgainAndAgain({ query: LIST });
    for (const odd of [
      { extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } } },
      { variables: [] },
    ]) {
      const response = await app.server.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query: LIST, ...odd },
      });
      expect(response.json().errors).toHaveLength(1);
    }
  });

  it('comes as the type that is asked for', async () => {
    for (const accept of ['application/graphql-response+json', 'application/json', '*/*']) {
      const { answers } = await askAgainAndAgain({ query: LIST, headers: { accept } });
      const types = answers.map(({ headers }) => headers['content-type']);
      expect(new Set(types).size).toBe(1);
      if (accept !== '*/*') expect(types[0]).toContain(accept);
    }
  });
});

describe('a compiled query on a database that is stuck', () => {
  const stuck = sharedTestApp({ statementTimeout: 300 });

  it('[GQL-10] is not asked a second time when it took too long', async () => {
    const query = '{ events { totalCount } }';
    for (let time = 0; time < TIMES; time++) await graphql(stuck, { query });
    const holder = stuck.database.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE event IN ACCESS EXCLUSIVE MODE');
    const apollo = vi.spyOn(ApolloServer.prototype, 'executeHTTPGraphQLRequest');
    const { status, headers, errors } = await graphql(stuck, { query });
    const byApollo = apollo.mock.calls.length;
    apollo.mockRestore();
    await holder.rollbackTransaction();
    await holder.release();
    expect([status, errors?.[0]?.extensions.code, byApollo]).toEqual([503, 'UNAVAILABLE', 0]);
    expect(headers['retry-after']).toBeTruthy();
  });
});
