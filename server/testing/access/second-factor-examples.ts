import { User } from '../../features/accounts/user.entity.ts';
import {
  addPasskey,
  begin,
  LIST,
  request,
  userWithPasskey,
} from '../../features/second-factor/passkeys/passkey-fixtures.ts';
import { BEGIN, codeOf, setUpApp } from '../../features/second-factor/second-factor-fixtures.ts';
import { OPERATOR } from '../../identity/viewer.ts';
import { buildUser, openSession, PASSWORD } from '../factories.ts';
import { graphql } from '../requests.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import type { TestApp } from '../test-app.ts';
import type { Credentials } from './callers.ts';

/** The account of a caller without a second factor, or of somebody else if they have none on the main site. */
async function accountOf(app: TestApp, { userId }: Credentials): Promise<User> {
  const own = await app.database.dataSource.manager.findOneBy(User, { id: userId });
  if (own?.status !== 'ACTIVE') return buildUser(app);
  // Of an earlier call.
  if (own.hasSecondFactor) await app.features.services.users.resetSecondFactor(OPERATOR, own.id);
  return own;
}

/** A recovery code of the caller. */
async function recoveryCode(app: TestApp, caller: Credentials): Promise<string> {
  const { recoveryCodes } = await setUpApp(app, await accountOf(app, caller));
  return recoveryCodes[0]!;
}

/** Calls about the second factor, each with what it needs. */
export const SECOND_FACTOR_EXAMPLES = {
  beginAuthenticatorApp: async () => ({ variables: { password: PASSWORD } }),
  async confirmAuthenticatorApp(app: TestApp, caller: Credentials) {
    const token = await openSession(app, { userId: (await accountOf(app, caller)).id });
    const { data } = await graphql(app, { query: BEGIN, variables: { password: PASSWORD }, token });
    return { variables: { code: codeOf(data.beginAuthenticatorApp.secret) } };
  },
  renewRecoveryCodes: async (app: TestApp, caller: Credentials) => ({
    variables: { code: await recoveryCode(app, caller) },
  }),
  turnOffSecondFactor: async (app: TestApp, caller: Credentials) => ({
    variables: { password: PASSWORD, code: await recoveryCode(app, caller) },
  }),
  passkeyRequest: async () => ({ variables: {} }),
  async signInWithPasskey(app: TestApp) {
    const { authenticator } = await userWithPasskey(app);
    return { variables: { passkey: authenticator.get(await request(app)) } };
  },
  beginPasskey: async (app: TestApp, caller: Credentials) => {
    await accountOf(app, caller);
    return { variables: { password: PASSWORD } };
  },
  async addPasskey(app: TestApp, caller: Credentials) {
    const token = await openSession(app, { userId: (await accountOf(app, caller)).id });
    const passkey = new SoftwareAuthenticator().create(await begin(app, token));
    return { variables: { name: 'Phone', passkey } };
  },
  async removePasskey(app: TestApp, caller: Credentials) {
    const { token, recoveryCodes } = await addPasskey(app, await accountOf(app, caller));
    const { data } = await graphql(app, { query: LIST, token });
    return { variables: { id: data.passkeys[0].id, password: PASSWORD, code: recoveryCodes[0] } };
  },
  // None: the table's other callers have no second factor.
  setSecondFactorRequirements: async () => ({ variables: { roles: [], password: PASSWORD } }),
  async resetSecondFactor(app: TestApp) {
    const { user } = await setUpApp(app, await buildUser(app));
    return { variables: { id: user.id, reason: 'Lost the phone', password: PASSWORD } };
  },
};
