import { expect, it } from 'vitest';
import { adminToken, buildUser, openSession } from '../../testing/factories.ts';
import { graphql } from '../../testing/requests.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { sharedTestApp } from '../../testing/test-app.ts';
import { ContactMessage } from './contact-message.entity.ts';

const app = sharedTestApp();

const ONE = 'query One($id: Int!) { contactMessage(id: $id) { id name email message } }';

async function sent() {
  const fields = { name: 'Asha', email: 'asha@example.org', message: 'When is the hall free?' };
  await app.features.services.contact.send(fields, freshAddress());
  return app.database.dataSource.manager.findOneByOrFail(ContactMessage, { email: fields.email });
}

it('[D21] an admin reads one message, which the audit log records; an unknown one is null', async () => {
  const { id } = await sent();
  const token = await adminToken(app);
  const one = async (variables: object) =>
    (await graphql(app, { query: ONE, variables: { ...variables }, token })).data.contactMessage;
  expect(await one({ id })).toEqual({
    id,
    name: 'Asha',
    email: 'asha@example.org',
    message: 'When is the hall free?',
  });
  for (const unknown of [0, 999_999]) expect(await one({ id: unknown })).toBeNull();
  const lines = await app.database.dataSource.query(
    "SELECT action, subject_id FROM audit_entry WHERE subject = 'contact-message' ORDER BY id",
  );
  expect(lines).toEqual([
    { action: 'READ_RECORD', subject_id: id },
    { action: 'READ_RECORD', subject_id: 0 },
    { action: 'READ_RECORD', subject_id: 999_999 },
  ]);
  const user = await openSession(app, { userId: (await buildUser(app)).id });
  const refused = await graphql(app, { query: ONE, variables: { id }, token: user });
  expect(refused.errors?.[0]?.message).toBe('You are not allowed to do this.');
  expect(refused.body).not.toContain('asha@example.org');
});
