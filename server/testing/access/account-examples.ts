import { Candidate } from '../../features/matrimonial/candidates/candidate.entity.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { BROWSER_COOKIES } from '../code-requesters.ts';
import { codeSentTo, freshMobile } from '../contract/contract-fixture.ts';
import { buildMember, buildUser, PASSWORD } from '../factories.ts';
import type { TestApp } from '../test-app.ts';
import type { Credentials } from './callers.ts';
import { unique } from './records.ts';

/** A password that no response and no log line may contain. */
export const CANARY_PASSWORD = 'canary-lantern-8271-ghee';

/** Fields under their legacy or GraphQL names. */
type Fields = Record<string, unknown>;
type Build = (app: TestApp, caller: Credentials) => Promise<Fields>;

/** The national number of ten digits, as people type it. */
const typed = (e164: string) => e164.slice(-10);

/** Requests a code: a legacy client is identified by its network, a browser by its cookie. */
type RequestCode = (app: TestApp, caller: Credentials, purpose: string, mobile: string) => Promise<string>;

const byLegacyClient: RequestCode = async (app, { from }, purpose, mobile) => {
  const url = purpose === 'MAIN' ? '/api/login/sendotp' : '/api/matrimonial/uksendsms';
  const payload = { MobNo: mobile, ContCode: '44' };
  await app.server.inject({ method: 'POST', url, payload, remoteAddress: from });
  return codeSentTo({ app }, mobile);
};

const byBrowser: RequestCode = async (app, { from }, purpose, mobile) => {
  const query =
    purpose === 'MAIN'
      ? 'mutation ($input: PasswordCodeInput!) { requestPasswordCode(input: $input) }'
      : 'mutation ($input: MemberCodeInput!) { requestMemberCode(input: $input) }';
  const input = purpose === 'MAIN' ? { mobile } : { mobile, purpose };
  const payload = { query, variables: { input } };
  const request = { method: 'POST', url: '/graphql', payload, remoteAddress: from } as const;
  await app.server.inject({ ...request, cookies: BROWSER_COOKIES });
  return codeSentTo({ app }, mobile);
};

/** A user with a code to reset the password. */
async function userWithResetCode(app: TestApp, caller: Credentials, requestCode: RequestCode) {
  const mobile = typed((await buildUser(app)).mobile);
  return { mobile, code: await requestCode(app, caller, 'MAIN', mobile) };
}

async function memberWithResetCode(app: TestApp, caller: Credentials, requestCode: RequestCode) {
  const mobile = typed((await buildMember(app)).mobile);
  return { mobile, code: await requestCode(app, caller, 'PASSWORD_RESET', mobile) };
}

async function mobileWithRegistrationCode(app: TestApp, caller: Credentials, requestCode: RequestCode) {
  const mobile = freshMobile();
  return { mobile, code: await requestCode(app, caller, 'REGISTRATION', mobile) };
}

async function memberWithPassword(app: TestApp) {
  const member = await buildMember(app, { passwordHash: await hashPassword(CANARY_PASSWORD) });
  return { countryCode: '44', mobile: typed(member.mobile) };
}

const newUser = (app: TestApp) => buildUser(app, { password: CANARY_PASSWORD });
/** The personal details of an account. */
export const newPerson = () => ({
  name: 'New Visitor',
  address: '1 Tulsi Lane',
  postcode: 'LE4 6XX',
  sheri: 'Soni Wado',
  email: `${unique('new').replace(' ', '-')}@example.org`,
  mobile: freshMobile(),
});

/** The calling member's own profile. */
export function ownCandidate({ database }: TestApp, { memberId }: Credentials): Promise<Candidate | null> {
  return database.dataSource.manager.findOneBy(Candidate, { memberId });
}

const password = CANARY_PASSWORD;

/** Inputs of the account mutations. */
export const ACCOUNT_INPUTS: Readonly<Record<string, Build>> = {
  signIn: async (app) => ({ login: (await newUser(app)).email, password }),
  createAccessToken: async (app) => ({ login: (await newUser(app)).email, password }),
  signUp: async () => ({ ...newPerson(), password }),
  updateMyAccount: async () => ({
    ...newPerson(),
    version: 1,
    currentPassword: PASSWORD,
    newPassword: password,
  }),
  resetPassword: async (app, caller) => ({ ...(await userWithResetCode(app, caller, byBrowser)), password }),
  signInMember: async (app) => ({ ...(await memberWithPassword(app)), password }),
  registerMember: async (app, caller) => ({
    ...(await mobileWithRegistrationCode(app, caller, byBrowser)),
    profileForId: 1,
    name: 'Asha',
    password,
  }),
  changeMyMobile: async (app, caller) => ({
    ...(await mobileWithRegistrationCode(app, caller, byBrowser)),
    currentPassword: PASSWORD,
  }),
  changeMyMemberPassword: async () => ({ password, currentPassword: PASSWORD }),
  resetMemberPassword: async (app, caller) => ({
    ...(await memberWithResetCode(app, caller, byBrowser)),
    password,
  }),
};

const NEW_PASSWORD = { ContCode: '44', Password: CANARY_PASSWORD, CurrentPassword: PASSWORD };

/** Bodies of the legacy account calls. `CurrentPassword` is for signed-in callers, who change their own password. */
export const ACCOUNT_BODIES: Readonly<Record<string, Build>> = {
  '/api/login/signin': async (app) => ({ Login: (await newUser(app)).email, Password: CANARY_PASSWORD }),
  '/api/login/sendotp': async (app) => ({ ContCode: '44', MobNo: typed((await buildUser(app)).mobile) }),
  '/api/login/saveuser': async () => {
    const { name: UserName, email: EmailID, mobile: MobileNo, address, postcode, sheri } = newPerson();
    const fields = { UserName, EmailID, MobileNo, Address: address, PostCode: postcode, Sheri: sheri };
    return { UserID: 0, Password: CANARY_PASSWORD, ...fields };
  },
  '/api/admin/updatenewpsw': async (app, caller) => {
    const { mobile, code } = await userWithResetCode(app, caller, byLegacyClient);
    return { ...NEW_PASSWORD, MobileNo: mobile, OTP: code };
  },
  '/api/matrimonial/signin': async (app) => {
    const { countryCode, mobile } = await memberWithPassword(app);
    return { ContCode: countryCode, MobileNo: mobile, Password: CANARY_PASSWORD };
  },
  '/api/matrimonial/uksendsms': async () => ({ ContCode: '44', MobNo: freshMobile() }),
  '/api/matrimonial/saveprofilemst': async (app, caller) => {
    const { mobile, code } = await mobileWithRegistrationCode(app, caller, byLegacyClient);
    return { ...NEW_PASSWORD, ProfileID: 0, ProfileForID: 1, UserName: 'Asha', MobileNo: mobile, OTP: code };
  },
  '/api/matrimonial/updatenewpsw': async (app, caller) => {
    const { mobile, code } = await memberWithResetCode(app, caller, byLegacyClient);
    return { ...NEW_PASSWORD, MobileNo: mobile, OTP: code };
  },
};
