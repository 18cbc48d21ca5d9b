import { expect, it } from 'vitest';
import { adminToken } from '../../../testing/factories.ts';
import { graphql } from '../../../testing/requests.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';
import { ACCEPT, buildRequest, hireFields, SAVE } from '../hall-hire-fixtures.ts';

const app = sharedTestApp();

/** Subjects of the letters that have gone to an address since the last time. */
async function newSubjectsTo(address: string): Promise<string[]> {
  const before = app.messages.mails.length;
  await app.outboxSender.sendDue();
  const letters = app.messages.mails.slice(before).filter(({ to }) => to === address);
  return letters.map(({ subject }) => subject);
}

/** Saves a booking again and again, as the office does. */
function officeOf({ id, version }: { id: number; version: number }, fields: Record<string, unknown>) {
  let seen = version;
  return async (changed: Record<string, unknown>) => {
    Object.assign(fields, changed);
    const input = { ...fields, id, version: seen };
    const { data, errors } = await graphql(app, {
      query: SAVE,
      variables: { input },
      token: await adminToken(app),
    });
    expect(errors).toBeUndefined();
    seen = data.hire.version;
    return newSubjectsTo(String(fields.email));
  };
}

it('a hirer whose page says that there is nothing to pay yet is written to when there is, and when that changes', async () => {
  const { id, name, email, version, startsAt } = await buildRequest(app, await adminToken(app));
  await graphql(app, { query: ACCEPT, variables: { id, version }, token: await adminToken(app) });
  await newSubjectsTo(email);
  const fields = hireFields({ name, email, date: startsAt.slice(0, 10) });
  const save = officeOf({ id, version: version + 1 }, fields);
  const news = [expect.stringContaining('What to pay')];
  expect(await save({ charges: '500' })).toEqual(news);
  expect(await save({ purpose: 'Wedding' })).toEqual([]);
  expect(await save({ deposit: '100' })).toEqual(news);
  expect(await save({ charges: '550' })).toEqual(news);
  // One letter at a time: the page says what is to be paid.
  expect(await save({ charges: '600', date: '2089-03-01' })).toEqual([
    expect.stringContaining('has been moved'),
  ]);
});

it('nobody is written to of a request, and whom the office did not want to be told is not', async () => {
  const office = await adminToken(app);
  const request = await buildRequest(app, office);
  const date = request.startsAt.slice(0, 10);
  const asked = hireFields({ name: request.name, email: request.email, date });
  await newSubjectsTo(request.email);
  expect(await officeOf(request, asked)({ charges: '500' })).toEqual([]);
  const fields = hireFields();
  const { data } = await graphql(app, { query: SAVE, variables: { input: fields }, token: office });
  expect(await officeOf(data.hire, fields)({ charges: '500' })).toEqual([]);
});
