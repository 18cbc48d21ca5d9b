import { beforeAll, expect } from 'vitest';
import { BROWSER_COOKIES, clientAddressOf } from '../../testing/code-requesters.ts';
import { PASSWORD } from '../../testing/factories.ts';
import { freshAddress, signInTo } from '../../testing/sign-in.ts';
import { sharedTestApp, type TestApp } from '../../testing/test-app.ts';
import type { User } from './user.entity.ts';

/** Of the file that called {@link setUpPasswordResets}. */
const app = {} as TestApp;

/** Gives a test file an app of its own. */
export function setUpPasswordResets(): TestApp {
  const shared = sharedTestApp();
  beforeAll(() => void Object.assign(app, shared));
  return shared;
}

export const NEW_PASSWORD = 'mango-lantern-77';
export const VIEWER = '{ viewer { role userId } }';
const REQUEST = 'mutation Request($input: PasswordCodeInput!) { requestPasswordCode(input: $input) }';
const RESET = 'mutation Reset($input: PasswordResetInput!) { resetPassword(input: $input) { userId role } }';

interface Answer {
  status: number;
  /** The refusal's text; undefined on success. */
  text: string | undefined;
  body: string;
  headers: Record<string, unknown>;
}

interface ResetFields {
  mobile?: string;
  password?: string;
  code?: string;
}

interface ResetClient {
  requestCode(mobile: string, target?: TestApp): Promise<Answer>;
  reset(fields: ResetFields): Promise<Answer>;
}

export async function post(url: string, payload: object, target: TestApp = app, from = freshAddress()) {
  return target.server.inject({ method: 'POST', url, payload, remoteAddress: from });
}

async function postGraphQL(
  query: string,
  input: { mobile: string; [other: string]: unknown },
  target?: TestApp,
): Promise<Answer> {
  const { statusCode, body, headers, json } = await (target ?? app).server.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query, variables: { input } },
    remoteAddress: clientAddressOf(input.mobile),
    cookies: BROWSER_COOKIES,
  });
  return { status: statusCode, body, headers, text: json().errors?.[0].message };
}

export async function postLegacy(
  url: string,
  payload: { MobileNo?: string; MobNo?: string; [other: string]: unknown },
  target?: TestApp,
): Promise<Answer> {
  const from = clientAddressOf(payload.MobileNo ?? payload.MobNo ?? '');
  const { statusCode, body, headers, json } = await post(url, payload, target, from);
  return { status: statusCode, body, headers, text: statusCode === 200 ? undefined : json() };
}

export const byGraphQL: ResetClient = {
  requestCode: (mobile, target) => postGraphQL(REQUEST, { mobile }, target),
  reset: ({ mobile = '', password = NEW_PASSWORD, code = '' }) =>
    postGraphQL(RESET, { mobile, password, code }),
};
export const byLegacyCalls: ResetClient = {
  requestCode: (MobNo, target) => postLegacy('/api/login/sendotp', { MobNo, ContCode: '44' }, target),
  reset: ({ mobile = '', password = NEW_PASSWORD, code = '' }) =>
    postLegacy('/api/admin/updatenewpsw', {
      ProfileID: 0,
      ProfileForID: 0,
      UserName: '',
      EmailID: '',
      MobileNo: mobile,
      Password: password,
      UserStatus: 'Active',
      UserTypeID: 0,
      OTP: code,
    }),
};

/** The mobile as people type it: ten digits. */
export const localMobile = (user: User) => user.mobile.slice(3);

export async function codeFor(user: User, client: ResetClient = byGraphQL): Promise<string> {
  const { status } = await client.requestCode(localMobile(user));
  expect(status).toBe(200);
  await app.outboxSender.sendDue();
  return app.messages.codeFor(user.mobile)!;
}

export const wrongFor = (code: string) => (code === '100000' ? '100001' : '100000');

export async function expectPassword(user: User, password: string): Promise<void> {
  for (const tried of [PASSWORD, NEW_PASSWORD]) {
    const { status } = await signInTo(app, { login: user.email, password: tried });
    expect(status).toBe(tried === password ? 200 : 400);
  }
}

export async function rowOf({ id }: User) {
  const [row] = await app.database.dataSource.query('SELECT * FROM user_account WHERE id = $1', [id]);
  return row;
}

export async function triesOf({ mobile }: User): Promise<number> {
  const sql = 'SELECT tries FROM one_time_code WHERE mobile = $1';
  return (await app.database.dataSource.query(sql, [mobile]))[0].tries;
}
