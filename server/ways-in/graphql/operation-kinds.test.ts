import type { FastifyRequest } from 'fastify';
import { GraphQLInt, GraphQLObjectType, GraphQLSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { OperationKinds } from './operation-kinds.ts';

const field = { type: GraphQLInt };
const SCHEMA = new GraphQLSchema({
  query: new GraphQLObjectType({
    name: 'Query',
    fields: { list: { ...field, extensions: { shared: true } }, own: field },
  }),
});

function kindOf(query: unknown, operationName?: unknown, kinds = new OperationKinds(SCHEMA)) {
  return kinds.of({ body: { query, operationName } } as FastifyRequest);
}

describe('the kind of an operation', () => {
  it.each([
    ['{ list }', 'SHARED'],
    ['query A { list other: list }', 'SHARED'],
    ['{ ...F } fragment F on Query { ... on Query { list } ...F }', 'SHARED'],
    ['{ list own }', 'READS'],
    ['{ list: own }', 'READS'],
    ['{ ...F } fragment F on Query { ... on Query { own } list }', 'READS'],
    ['{ __schema { types { name } } }', 'READS'],
    ['mutation { list }', 'WRITES'],
    ['subscription { list }', 'WRITES'],
    ['{ list', 'WRITES'],
    [undefined, 'WRITES'],
  ])('of %s is %s', (query, kind) => {
    expect(kindOf(query)).toBe(kind);
  });

  it('is that of the operation named in the request', () => {
    const text = 'query A { list } query B { own } mutation C { own }';
    expect(['A', 'B', 'C', 'D', undefined].map((name) => kindOf(text, name))).toEqual([
      'SHARED',
      'READS',
      'WRITES',
      'WRITES',
      'WRITES',
    ]);
  });

  it('is not remembered for long names or texts', () => {
    const kinds = new OperationKinds(SCHEMA);
    for (let index = 0; index < 20; index += 1) {
      kindOf('{ list }', `${index}${'x'.repeat(500_000)}`, kinds);
      kindOf(`{ list } # ${index}${'x'.repeat(15_000)}`, undefined, kinds);
      kindOf(`{ list } # ${index}${'x'.repeat(100_000)}`, undefined, kinds);
    }
    expect(kinds.size).toBeLessThan(1000);
  });
});
