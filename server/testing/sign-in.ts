import { PASSWORD } from './factories.ts';
import type { TestApp } from './test-app.ts';

const SIGN_IN =
  'mutation In($input: SignInInput!) { signIn(input: $input) { role userId memberId mobile permissions } }';

let lastAddress = 0;

/** A client address that no request has used. */
export function freshAddress(): string {
  lastAddress += 1;
  return `198.18.${lastAddress >> 8}.${lastAddress & 255}`;
}

export interface Attempt {
  login: string;
  password?: string;
  /** Of the second factor. */
  code?: string;
  from?: string;
  headers?: Record<string, string>;
}

/** Signs in as a browser does. */
export async function signInTo(
  target: TestApp,
  { login, password = PASSWORD, code, from = freshAddress(), headers }: Attempt,
) {
  const response = await target.server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers,
    payload: { query: SIGN_IN, variables: { input: { login, password, code } } },
  });
  const { data, errors } = response.json();
  return { status: response.statusCode, headers: response.headers, cookies: response.cookies, data, errors };
}

export function cookieHeader(cookies: { name: string; value: string }[]): string {
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

/** The headers that a browser with these cookies sends with a write. */
export function browserHeaders(cookies: { name: string; value: string }[]): Record<string, string> {
  const antiForgery = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  return { cookie: cookieHeader(cookies), 'x-xsrf-token': antiForgery };
}
