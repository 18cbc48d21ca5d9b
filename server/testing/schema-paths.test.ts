import { isDeepStrictEqual } from 'node:util';
import {
  type GraphQLInputType,
  type GraphQLObjectType,
  getNamedType,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Permission } from '../../rules/permissions.ts';
import { type AccessRow, accessRows } from './access/access-table.ts';
import { schema } from './access/operation-text.ts';
import { buildCandidate, openSession } from './factories.ts';
import { OPEN, PROTECTED } from './protected-types.ts';
import { graphql } from './requests.ts';
import { sharedTestApp } from './test-app.ts';

const app = sharedTestApp();

function rootField({ kind, name }: AccessRow) {
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  return root!.getFields()[name]!;
}

/** Every object type reachable from `type`. */
function reachableTypes(type: GraphQLObjectType, seen = new Set<string>()): Set<string> {
  if (seen.has(type.name)) return seen;
  seen.add(type.name);
  for (const field of Object.values(type.getFields())) {
    const named = getNamedType(field.type);
    if (isObjectType(named)) reachableTypes(named, seen);
  }
  return seen;
}

function operations(): AccessRow[] {
  return accessRows(app).filter(({ kind }) => kind !== 'route');
}

/** Object types with the permissions of the operations that reach them. */
function permissionsByType(): Map<string, Set<Permission>> {
  const ways = new Map<string, Set<Permission>>();
  for (const row of operations()) {
    const type = getNamedType(rootField(row).type);
    if (!isObjectType(type)) continue;
    for (const name of reachableTypes(type))
      ways.set(name, (ways.get(name) ?? new Set()).add(row.permission));
  }
  return ways;
}

/** The fields of an input object, or the name of a plain argument. */
function fieldsOf(type: GraphQLInputType, name: string): string[] {
  const named = getNamedType(type);
  return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
}

describe('the schema', () => {
  it('[AUTHZ-4] reaches a protected type only through operations with its permission', () => {
    const ways = permissionsByType();
    const wrong = Object.entries(PROTECTED)
      .map(([type, permissions]) => [type, [permissions].flat().sort(), [...(ways.get(type) ?? [])].sort()])
      .filter(([, permissions, found]) => !isDeepStrictEqual(permissions, found));
    expect(wrong).toEqual([]);
  });

  it('[AUTHZ-4] [gate] lets visitors reach only known public types; a new type must be listed here', () => {
    const ways = permissionsByType();
    const toVisitors = [...ways].filter(([, found]) => found.has('PUBLIC')).map(([type]) => type);
    expect(toVisitors.filter((type) => !OPEN.includes(type))).toEqual([]);
    const isKnown = (type: string) => OPEN.includes(type) || type in PROTECTED || /Page$/.test(type);
    const isTotal = (type: string) =>
      /^(Donation(Type|MonthTotals|TypeTotals)?|PaymentMethodTotals)(TextLanguages|Translation)?$/.test(type);
    expect([...ways.keys()].filter((type) => !isKnown(type) && !isTotal(type))).toEqual([]);
  });

  it('[AUTHZ-4] has no field for a password, hash or code, and one each for a token and an app’s secret, which are shown once', () => {
    const fields = Object.values(schema.getTypeMap())
      .filter(isObjectType)
      .filter(({ name }) => !name.startsWith('__') && name !== 'Mutation')
      .flatMap((type) => Object.keys(type.getFields()).map((field) => `${type.name}.${field}`));
    const suspicious = fields.filter((field) => /\.(.*(password|hash|token|secret|otp)|code$)/i.test(field));
    // That of a reply is its own private link.
    expect(suspicious).toEqual(['AccessToken.token', 'ReplyResult.token', 'AuthenticatorAppSetUp.secret']);
  });

  it('[AUTHZ-5] filters only by fields that the response shows', () => {
    const paging = ['page', 'pageSize', 'id', 'filter'];
    // Filters on shown fields under another name, or as a range; the specification requires the ages.
    const derivedFilters: Record<string, string[]> = {
      // Part of the list and its order go by what each card shows: fit, interest, new, put aside.
      candidates: ['genders', 'ageFrom', 'ageTo', 'show', 'order'],
      // The kind is shown by the group; the language is that of the answer.
      siteSearch: ['kind', 'language'],
      // By the dates and the kind that each event shows; the language is that of the answer.
      eventsByTime: ['when', 'kind', 'year'],
      whatsOn: ['from', 'to', 'kind', 'language'],
      // The candidate's own link.
      interestsReceivedByLink: ['token'],
      interestsSentByLink: ['token'],
    };
    // Filters or orders by shown texts, the video link and the id.
    const generalFilters = ['search', 'playable', 'newestFirst'];
    const wrong = operations()
      .filter(
        (row) => row.kind === 'query' && ['PUBLIC', 'USE_MATRIMONIALS', 'DONATE'].includes(row.permission),
      )
      .flatMap((row) => {
        const field = rootField(row);
        const page = getNamedType(field.type);
        const items = isObjectType(page) && page.getFields().items;
        if (!items) return [];
        const shown = Object.keys((getNamedType(items.type) as GraphQLObjectType).getFields());
        const allowed = [...paging, ...generalFilters, ...shown, ...(derivedFilters[row.name] ?? [])];
        return field.args
          .flatMap((arg) => fieldsOf(arg.type, arg.name))
          .filter((name) => !allowed.includes(name))
          .map((name) => `${row.name} by ${name}`);
      });
    expect(wrong).toEqual([]);
  });
});

describe('the list of candidates', () => {
  const LIST = `query ($filter: CandidateFilterInput) {
    candidates(filter: $filter, pageSize: 100) { totalCount items { id firstName } } }`;

  it('[AUTHZ-5] neither counts nor lists candidates who are hidden', async () => {
    const own = await buildCandidate(app);
    const shown = await buildCandidate(app, { occupation: 'Astronomer' });
    for (const status of ['DEACTIVE', 'PENDING'] as const)
      await buildCandidate(app, { occupation: 'Astronomer' }, { status });
    const token = await openSession(app, { memberId: own.memberId });
    const variables = { filter: { occupation: 'Astronomer' } };
    const { data } = await graphql(app, { query: LIST, variables, token });
    expect(data.candidates.totalCount).toBe(1);
    expect(data.candidates.items.map(({ id }: { id: number }) => id)).toEqual([shown.id]);
  });

  it.each([
    'mobile',
    'email',
    'contactMobile',
    'caste',
    'religion',
    'address',
    'pincode',
    'lastName',
    'search',
    'sort',
  ])('[AUTHZ-5] has no filter or sort order by %s', async (name) => {
    const { memberId } = await buildCandidate(app);
    const token = await openSession(app, { memberId });
    const variables = { filter: { [name]: 'a' } };
    const { status, errors } = await graphql(app, { query: LIST, variables, token });
    expect([status, errors?.length]).toEqual([400, 1]);
  });
});
