import { BROWSER_HEADERS } from '../../../testing/code-requesters.ts';
import { buildUser, openSession, PASSWORD } from '../../../testing/factories.ts';
import { type GraphQLAnswer, graphql } from '../../../testing/requests.ts';
import { freshAddress } from '../../../testing/sign-in.ts';
import { SoftwareAuthenticator } from '../../../testing/software-authenticator.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import type { User } from '../../accounts/user.entity.ts';

/** The cookie of the browser that asks for a passkey and answers, also behind TLS; another browser has another. */
export const BROWSER = `${BROWSER_HEADERS.cookie}; __Host-${BROWSER_HEADERS.cookie}`;

export const REQUEST = 'mutation { passkeyRequest }';
export const SIGN_IN =
  'mutation ($passkey: String!) { signInWithPasskey(passkey: $passkey) { userId role } }';
export const BEGIN = `mutation ($password: String!, $code: String, $passkey: String) {
  beginPasskey(password: $password, code: $code, passkey: $passkey) }`;
const ADD = 'mutation ($name: String!, $passkey: String!) { addPasskey(name: $name, passkey: $passkey) }';
export const LIST = '{ passkeys { id name createdAt lastUsedAt } }';
export const REMOVE = `mutation ($id: Int!, $password: String!, $code: String, $passkey: String) {
  removePasskey(id: $id, password: $password, code: $code, passkey: $passkey) }`;

export const refusalOf = ({ errors }: Pick<GraphQLAnswer, 'errors'>) => errors?.[0]?.extensions.messageKey;

export interface WithPasskey {
  user: User;
  /** Of a session that is signed in. */
  token: string;
  authenticator: SoftwareAuthenticator;
  recoveryCodes: string[];
}

/** What a browser asks a passkey to sign. */
export async function request(app: TestApp, cookie = BROWSER): Promise<string> {
  const { data } = await graphql(app, { query: REQUEST, headers: { cookie }, from: freshAddress() });
  return data.passkeyRequest;
}

/** Signs in as a browser does. @param passkey what the passkey answered */
export function signInBy(
  app: TestApp,
  passkey: string,
  { cookie = BROWSER, from = freshAddress() } = {},
): Promise<GraphQLAnswer> {
  return graphql(app, { query: SIGN_IN, variables: { passkey }, headers: { cookie }, from });
}

/** What the browser of a session needs to make a passkey. */
export async function begin(app: TestApp, token: string, proof: object = {}): Promise<string> {
  const variables = { password: PASSWORD, ...proof };
  const { data } = await graphql(app, { query: BEGIN, variables, token, headers: { cookie: BROWSER } });
  return data.beginPasskey;
}

/** Adds the passkey that an authenticator has made. */
export function add(
  app: TestApp,
  token: string,
  passkey: string,
  name = 'Phone of Asha',
): Promise<GraphQLAnswer> {
  return graphql(app, { query: ADD, variables: { name, passkey }, token, headers: { cookie: BROWSER } });
}

/** Adds a passkey to an account with {@link PASSWORD}, as its owner does. */
export async function addPasskey(
  app: TestApp,
  user: User,
  authenticator = new SoftwareAuthenticator(),
): Promise<WithPasskey> {
  const token = await openSession(app, { userId: user.id });
  const passkey = authenticator.create(await begin(app, token));
  const { data } = await add(app, token, passkey);
  return { user, token, authenticator, recoveryCodes: data.addPasskey };
}

export async function userWithPasskey(app: TestApp): Promise<WithPasskey> {
  return addPasskey(app, await buildUser(app));
}
