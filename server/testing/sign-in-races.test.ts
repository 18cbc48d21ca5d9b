import { describe, expect, it } from 'vitest';
import { hashPassword } from '../identity/passwords.ts';
import { buildMember, buildUser, PASSWORD } from './factories.ts';
import { graphql } from './requests.ts';
import { freshAddress, signInTo } from './sign-in.ts';
import { sharedTestApp } from './test-app.ts';
import { during } from './two-at-once.ts';

const app = sharedTestApp();

const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';

const REALMS = {
  'the main site': {
    table: 'user_account',
    suspended: 'SUSPENDED',
    changes: [
      ['another mobile', `mobile = '+447700298001'`],
      ['another e-mail', `email = 'overtaken@example.org'`],
    ],
    async begin() {
      const { id, email } = await buildUser(app);
      return { id, signIn: () => signInTo(app, { login: email }) };
    },
  },
  'the matrimonial section': {
    table: 'member',
    suspended: 'DEACTIVE',
    changes: [['another mobile', `mobile = '+447700298002'`]],
    async begin() {
      const { id, mobile } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
      const input = { mobile: mobile.slice(3), password: PASSWORD };
      const signIn = () => graphql(app, { query: SIGN_IN, variables: { input }, from: freshAddress() });
      return { id, signIn };
    },
  },
};

describe.each(Object.entries(REALMS))('a sign-in to %s', (_name, { table, suspended, changes, begin }) => {
  /** Signs in while another transaction has changed the account but not yet committed. */
  async function signInDuring(change: string) {
    const { id, signIn } = await begin();
    const statement = `UPDATE ${table} SET ${change} WHERE id = $1`;
    const { status, errors } = await during(
      app,
      (manager) => manager.query(statement, [id]),
      async () => signIn(),
    );
    const owner = table === 'member' ? 'member_id' : 'user_id';
    const sessions = await app.database.dataSource.query(`SELECT id FROM session WHERE ${owner} = $1`, [id]);
    return { status, text: errors?.[0]?.message, sessions };
  }

  it('[AUTH-9] opens no session if the password is changed meanwhile', async () => {
    const { status, text, sessions } = await signInDuring(`password_hash = 'another'`);
    expect([status, sessions]).toEqual([400, []]);
    expect(text).toMatch(/^Enter valid (e-mail\/mobile|mobile) or password$/);
  });

  it.each(changes)(
    '[AUTH-9] [D100] opens no session if the account gets %s meanwhile',
    async (_what, change) => {
      const { status, text, sessions } = await signInDuring(change);
      expect([status, sessions]).toEqual([400, []]);
      expect(text).toMatch(/^Enter valid (e-mail\/mobile|mobile) or password$/);
    },
  );

  it('[AUTH-9] opens no session if the account is suspended meanwhile', async () => {
    const { status, text, sessions } = await signInDuring(`status = '${suspended}'`);
    expect([status, text, sessions]).toEqual([403, 'Your account has been suspended.', []]);
  });
});
