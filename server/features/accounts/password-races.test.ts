import { describe, expect, it } from 'vitest';
import { buildUser, openSession, PASSWORD } from '../../testing/factories.ts';
import { freshAddress } from '../../testing/sign-in.ts';
import { during } from '../../testing/two-at-once.ts';
import {
  byGraphQL,
  codeFor,
  localMobile,
  NEW_PASSWORD,
  rowOf,
  setUpPasswordResets,
} from './password-reset-fixtures.ts';
import type { User } from './user.entity.ts';

interface Answer {
  status: number;
  text: string | undefined;
}

const app = setUpPasswordResets();

/** Does something with a new account while another transaction has changed it and not yet committed. */
async function whileChanged(
  statements: readonly string[],
  begin: (user: User) => Promise<() => Promise<Answer>>,
) {
  const user = await buildUser(app);
  const before = await rowOf(user);
  const call = await begin(user);
  const { status, text } = await during(
    app,
    async (manager) => {
      for (const statement of statements) await manager.query(statement, [user.id]);
    },
    call,
  );
  const { password_hash: kept } = await rowOf(user);
  return { status, text, isKept: kept === before.password_hash };
}

describe('a password that is reset by a code', () => {
  it.each([
    ['is suspended', `status = 'SUSPENDED'`, 403, 'Your account has been suspended.'],
    ['gives the number up', `mobile = '+447700298003'`, 400, 'Enter valid mobile.'],
  ])('[D6] [D7] stays if the account %s meanwhile', async (_what, change, status, text) => {
    const answer = await whileChanged([`UPDATE user_account SET ${change} WHERE id = $1`], async (user) => {
      const code = await codeFor(user);
      return () => byGraphQL.reset({ mobile: localMobile(user), code });
    });
    expect(answer).toEqual({ status, text, isKept: true });
  });
});

describe('a password that is replaced with the current one', () => {
  const CHANGE = 'UPDATE user_account SET version = version + 1 WHERE id = $1';
  const SIGN_OUT = 'DELETE FROM session WHERE user_id = $1';

  it.each([
    ['the account is changed', [CHANGE], 409],
    ['the session ends', ['SELECT FROM user_account WHERE id = $1 FOR UPDATE', SIGN_OUT], 401],
  ])('[D102] stays if %s meanwhile', async (_what, statements, status) => {
    const answer = await whileChanged(statements, async (user) => {
      const token = await openSession(app, { userId: user.id });
      return async () => {
        const { statusCode } = await app.server.inject({
          method: 'POST',
          url: '/api/admin/updatenewpsw',
          remoteAddress: freshAddress(),
          headers: { authorization: `Bearer ${token}` },
          payload: { MobileNo: localMobile(user), Password: NEW_PASSWORD, CurrentPassword: PASSWORD },
        });
        return { status: statusCode, text: undefined };
      };
    });
    expect(answer).toEqual({ status, text: undefined, isKept: true });
  });
});
