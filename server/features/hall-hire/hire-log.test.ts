import { expect, it } from 'vitest';
import { lines, logOf } from '../../testing/audit-lines.ts';
import { adminToken } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ACCEPT, buildRequest, CANCEL, DECLINE, hireFields, REMOVE, SAVE } from './hall-hire-fixtures.ts';

const app = sharedTestApp();

it('the log has each act of the office on a hire, and how it has decided', async () => {
  const token = await adminToken(app);
  const act = async (query: string, variables: Record<string, unknown>) => {
    const { data, errors } = await graphql(app, { query, variables, token });
    expect(errors).toBeUndefined();
    return data.hire;
  };
  const [asked, other] = [await buildRequest(app, token), await buildRequest(app, token)];
  const fields = hireFields();
  let entered = 0;
  const log = await logOf(app, async () => {
    const { id, version } = await act(ACCEPT, { id: asked.id, version: asked.version });
    await act(CANCEL, { id, version, reason: 'Ill' });
    await act(DECLINE, { id: other.id, version: other.version, reason: 'Closed' });
    await act(REMOVE, { id: other.id, version: other.version + 1 });
    const booked = await act(SAVE, { input: fields });
    entered = booked.id;
    await act(SAVE, { input: { ...fields, id: entered, version: booked.version, purpose: 'Wedding' } });
  });
  expect(log).toEqual(
    lines(
      ['CHANGE_STATUS', 'hire', asked.id, { detail: 'ACCEPTED' }],
      ['CHANGE_STATUS', 'hire', asked.id, { detail: 'CANCELLED' }],
      ['CHANGE_STATUS', 'hire', other.id, { detail: 'DECLINED' }],
      ['DELETE', 'hire', other.id],
      ['CREATE', 'hire', entered],
      ['CHANGE', 'hire', entered],
    ),
  );
});
