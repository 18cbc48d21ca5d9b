import { expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { during } from '../../testing/two-at-once.ts';
import { ACCEPT, buildRequest, hireFields, SAVE } from './hall-hire-fixtures.ts';

const app = sharedTestApp();

// Two that overlap would else find each other while neither is committed, and Postgres would end one with an error of its own.
it('[D33] a booking waits for whatever else is written in the calendar, and is then refused if the hall is taken', async () => {
  const token = await adminToken(app);
  const { id, version, startsAt } = await buildRequest(app, token);
  const other = await buildRequest(app, token);
  const write = (query: string, variables: Record<string, unknown>) => async () =>
    (await graphql(app, { query, variables, token })).errors?.[0]?.extensions.messageKey;
  const writes = [
    write(ACCEPT, { id, version }),
    write(SAVE, { input: hireFields({ date: startsAt.slice(0, 10) }) }),
  ];
  const refusals: unknown[] = [];
  for (const one of writes)
    refusals.push(
      await during(
        app,
        (manager) => manager.query('UPDATE occupancy SET kind = kind WHERE hire_id = $1', [other.id]),
        one,
      ),
    );
  expect(refusals).toEqual([undefined, 'hallTaken']);
});
