import { gql } from '@apollo/client';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { idleClient, PageAnswers } from './page-answers.ts';

const schema = buildSchema('type Query { name(of: Int): String, failing: String }');
const rootValue = {
  name: ({ of }: { of?: number }) => `No. ${of}`,
  failing: () => {
    throw new Error('for once');
  },
};
for (const [name, field] of Object.entries(schema.getQueryType()!.getFields()))
  field.resolve = (_parent, args) => rootValue[name as keyof typeof rootValue](args);

const NAME = gql`query Name($of: Int) { name(of: $of) }`;
const FAILING = gql`{ failing }`;

describe('what the server asks for a page', () => {
  it('is found by its query and variables, for this page alone', async () => {
    const answers = new PageAnswers({ schema, contextValue: {} });
    await answers.ask({ query: NAME, variables: { of: 1 } });
    await answers.ask({ query: NAME, variables: { of: 2 } });
    expect(answers.find({ query: NAME, variables: { of: 2 } })).toEqual({ name: 'No. 2' });
    expect(answers.find({ query: NAME, variables: { of: 3 } })).toBeUndefined();
    const other = new PageAnswers({ schema, contextValue: {} });
    expect(other.find({ query: NAME, variables: { of: 1 } })).toBeUndefined();
  });

  it('is not shown when it failed', async () => {
    const answers = new PageAnswers({ schema, contextValue: {} });
    const { data, errors } = await answers.ask({ query: FAILING });
    expect([data, errors.length]).toEqual([null, 1]);
    expect(answers.find({ query: FAILING })).toBeUndefined();
  });

  it('never gets into the client that all pages share', () => {
    expect(() => idleClient.writeQuery({ query: NAME, data: { name: 'Somebody' } })).toThrow('stores none');
  });
});
