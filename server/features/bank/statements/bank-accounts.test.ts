import { expect, it } from 'vitest';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { bankDesk } from '../bank-fixtures.ts';

const app = sharedTestApp();
const bank = bankDesk(app);

const SAVE = 'mutation ($id: Int, $name: String!) { saveBankAccount(id: $id, name: $name) { id name } }';

async function save(variables: { id?: number; name: string }) {
  const { data, errors } = await graphql(app, { query: SAVE, variables, token: await bank.token() });
  return errors?.[0]?.extensions ?? data.saveBankAccount;
}

it('two bank accounts have two names', async () => {
  const one = await save({ name: 'Hall account' });
  const taken = { code: 'CONFLICT', messageKey: 'bankAccountNameTaken', field: 'name' };
  expect(await save({ name: 'Hall account' })).toMatchObject(taken);
  const other = await save({ name: 'Savings' });
  expect(await save({ id: other.id, name: 'Hall account' })).toMatchObject(taken);
  expect(await save({ id: one.id, name: 'Hall account' })).toEqual(one);
  expect(await save({ id: 999_999, name: 'Nobody’s' })).toMatchObject({ messageKey: 'notFound' });
});
