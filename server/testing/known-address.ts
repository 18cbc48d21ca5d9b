import { buildUser } from './factories.ts';
import { freshAddress, signInTo } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** A client address from which a user has signed in whose account is `days` old. */
export async function knownAddress(app: TestApp, days = 8): Promise<string> {
  const { id, email } = await buildUser(app);
  await app.database.dataSource.query(
    'UPDATE user_account SET created_at = now() - make_interval(days => $2) WHERE id = $1',
    [id, days],
  );
  const from = freshAddress();
  await signInTo(app, { login: email, from });
  return from;
}
