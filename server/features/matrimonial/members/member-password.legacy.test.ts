import { expect, it } from 'vitest';
import { hashPassword } from '../../../identity/passwords.ts';
import { buildMember, openSession, PASSWORD } from '../../../testing/factories.ts';
import { browserHeaders, freshAddress } from '../../../testing/sign-in.ts';
import { sharedTestApp } from '../../../testing/test-app.ts';

const app = sharedTestApp();

const SIGN_IN = 'mutation ($input: MemberSignInInput!) { signInMember(input: $input) { memberId } }';
const NEW_PASSWORD = 'river-mango-swing-7';

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return app.server.inject({ method: 'POST', url, payload, headers, remoteAddress: freshAddress() });
}

it.each(['a browser', 'a bearer'])('[D102] %s needs the current password for a new one', async (who) => {
  const { id, mobile } = await buildMember(app, { passwordHash: await hashPassword(PASSWORD) });
  const signIn = (password: string) =>
    post('/graphql', { query: SIGN_IN, variables: { input: { mobile: mobile.slice(3), password } } });
  const headers =
    who === 'a browser'
      ? browserHeaders((await signIn(PASSWORD)).cookies)
      : { authorization: `Bearer ${await openSession(app, { memberId: id })}` };
  const change = (CurrentPassword?: string) =>
    post('/api/matrimonial/updatenewpsw', { Password: NEW_PASSWORD, CurrentPassword }, headers);
  for (const current of [undefined, 'not the password']) {
    const refused = await change(current);
    expect([refused.statusCode, refused.json()]).toEqual([400, 'Enter your current password.']);
  }
  expect((await signIn(NEW_PASSWORD)).statusCode).toBe(400);
  expect((await change(PASSWORD)).json()).toBe(id);
  expect((await signIn(NEW_PASSWORD)).json().data.signInMember.memberId).toBe(id);
});
