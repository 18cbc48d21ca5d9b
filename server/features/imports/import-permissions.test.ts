import { beforeAll, expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { adminToken, buildOfficer, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { IMPORT, positions, sheetsOf, UNDO } from './sheet-import-fixtures.ts';

const app = sharedTestApp();
let token: string;
let ownerToken: string;
beforeAll(async () => {
  ownerToken = await adminToken(app);
});
const { send, bringIn } = sheetsOf(app, () => token);

const ask = (query: string, variables: Record<string, unknown> = {}) =>
  graphql(app, { query, variables, token });

it('a treasurer brings in and undoes donors and donations, and sees no other import', async () => {
  token = ownerToken;
  const events = await bringIn('Event,Date,Description\nHoli,2027-03-14,Colours\n', {
    subject: 'EVENTS',
    columns: positions({ name: 0, startsOn: 1, description: 2 }),
  });
  const { imports } = app.features.services;
  const site = await imports.start(OPERATOR, { source: 'https://old.example', label: 'old.example' }, []);
  token = await openSession(app, { userId: (await buildOfficer(app, ['TREASURER'])).id });
  const donors = await bringIn('Name,E-mail\nKamal Rao,kamal.rao@example.org\n', {
    subject: 'DONORS',
    columns: positions({ name: 0, email: 1 }),
  });
  expect(donors.counts).toMatchObject({ created: 1 });
  for (const [subject, heading] of [
    ['EVENTS', 'Event,Date,Description'],
    ['COMMITTEE', 'Name,Position,About'],
    ['USERS', 'Name,E-mail,Mobile'],
  ] as const) {
    const { errors } = await send(IMPORT, `${heading}\n1,2,3\n`, { subject });
    expect(errors?.[0]?.extensions.code, subject).toBe('FORBIDDEN');
  }
  const { data } = await ask('{ importRuns { totalCount items { id } } }');
  expect(data.importRuns).toEqual({ totalCount: 1, items: [{ id: donors.id }] });
  for (const { id } of [events, site]) {
    const run = await ask('query ($id: Int!) { importRun(id: $id) { id } }', { id });
    expect(run.data.importRun).toBeNull();
    for (const query of [
      UNDO,
      'query ($id: Int!) { importChangedSince(id: $id) }',
      'query ($id: Int!) { importProblems(id: $id) { totalCount } }',
    ])
      expect((await ask(query, { id })).errors?.[0]?.extensions.code, query).toBe('NOT_FOUND');
  }
  expect((await ask(UNDO, { id: donors.id })).errors).toBeUndefined();
});
