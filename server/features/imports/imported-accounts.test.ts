import { expect, it } from 'vitest';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildOwner, buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { get, graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();
const query = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query(sql, parameters);

it('[PRIV-4] an account that is closed is named no more where it was brought in; another record of its number still is', async () => {
  const { id } = await buildUser(app);
  const [{ id: runId }] = await query(
    `INSERT INTO import_run (source, label, state, started_by_name) VALUES ('s', 'l', 'FINISHED', '') RETURNING id`,
  );
  await query(
    `INSERT INTO import_row (run_id, number, source, subject, source_key, label, state, record_id)
     VALUES ($1, 1, 's', 'user', 'k', 'Asha', 'CREATED', $2), ($1, 2, 's', 'event', 'k', 'Holi', 'CREATED', $2)`,
    [runId, id],
  );
  const { errors } = await graphql(app, {
    query: 'mutation ($password: String!) { closeMyAccount(password: $password) }',
    variables: { password: PASSWORD },
    token: await openSession(app, { userId: id }),
  });
  expect(errors).toBeUndefined();
  expect(await query('SELECT label FROM import_row WHERE run_id = $1 ORDER BY number', [runId])).toEqual([
    { label: '' },
    { label: 'Holi' },
  ]);
});

it('[PRIV-5] an account is told of the imports that it has started itself', async () => {
  const { id, name } = await buildUser(app);
  const start = (userId: number, label: string) =>
    app.features.services.imports.start({ userId, name }, { source: 'spreadsheet:EVENTS', label }, []);
  await start(id, 'own.csv');
  await start((await buildUser(app)).id, 'other.csv');
  const token = await openSession(app, { userId: id });
  const exported = await get(app, '/exports/my-data.json', { authorization: `Bearer ${token}` });
  expect(exported.json().importsStarted).toEqual([{ startedAt: expect.any(String), label: 'own.csv' }]);
});

it('an account that was brought in and works in the office by now stays when the import is undone', async () => {
  const { imports, importWorker } = app.features.services;
  const contact = { name: 'Usha Rao', email: 'usha@example.org', mobile: '07700 900455' };
  const fields = { ...contact, address: '', postcode: '' };
  const { id: runId } = await imports.start(
    OPERATOR,
    { source: 'spreadsheet:USERS', label: 'people.csv', sheetSubject: 'USERS' },
    [{ number: 2, subject: 'user', sourceKey: 'usha', label: 'Usha Rao', fields: fields }],
  );
  await importWorker.work(runId);
  const [{ id }] = await query(
    'UPDATE user_account SET email_proved_at = now() WHERE email = $1 RETURNING id',
    [fields.email],
  ).then(([rows]) => rows);
  const { errors } = await graphql(app, {
    query: `mutation ($id: Int!, $roles: [OfficeRoleInput!]!, $password: String = "${PASSWORD}") {
      setOfficeRoles(id: $id, roles: $roles, password: $password) { id } }`,
    variables: { id, roles: [{ role: 'EDITOR' }] },
    token: await openSession(app, { userId: (await buildOwner(app)).id }),
  });
  expect(errors).toBeUndefined();
  expect(await imports.changedSince(runId)).toEqual(['Usha Rao']);
  await imports.undo(OPERATOR, runId);
  await importWorker.work(runId);
  expect(await imports.counts(runId)).toMatchObject({ KEPT: 1, UNDONE: 0 });
});
