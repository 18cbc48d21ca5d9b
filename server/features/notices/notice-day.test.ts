import { expect, it } from 'vitest';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';

const app = sharedTestApp();

const SAVE = `mutation ($input: NoticeInput!) { saveNotice(input: $input) { id shownSince createdAt } }`;
const READ = `query ($id: Int!) {
  notice(id: $id) { shownSince createdAt }
  managedNotice(id: $id) { item { shownSince } asShown { shownSince } }
}`;

it('[VISIT-5] a notice says since when it is shown: from its planned moment, else since it was entered', async () => {
  const token = await adminToken(app);
  const save = async (visibility?: object) => {
    const input = { name: 'Office closed', description: 'On Friday.', visibility };
    return (await graphql(app, { query: SAVE, token, variables: { input } })).data.saveNotice;
  };
  const atOnce = await save();
  expect(atOnce.shownSince).toBe(atOnce.createdAt);
  const planned = await save({ state: 'PUBLISHED', shownFrom: '2026-01-16T09:00:00.000Z' });
  expect(planned.shownSince).toBe('2026-01-16T09:00:00.000Z');
  const { data } = await graphql(app, { query: READ, token, variables: { id: planned.id } });
  const { shownSince } = planned;
  expect(data.notice.shownSince).toBe(shownSince);
  expect(data.managedNotice).toEqual({ item: { shownSince }, asShown: { shownSince } });
});
