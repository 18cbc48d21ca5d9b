import { multipart } from '../requests.ts';
import { freshAddress } from '../sign-in.ts';
import { ACCOUNT_CALLS } from './account-calls.ts';
import { CONTENT_CALLS } from './content-calls.ts';
import { type ContractTable, type LegacyCallRequest } from './contract-call.ts';
import type { ContractFixture } from './contract-fixture.ts';
import { MEMBER_CALLS, PROFILE_CALLS } from './matrimonial-calls.ts';
import { PUBLIC_CALLS } from './public-calls.ts';

/** Every legacy call. */
export const CONTRACT: ContractTable = {
  ...PUBLIC_CALLS,
  ...ACCOUNT_CALLS,
  ...CONTENT_CALLS,
  ...MEMBER_CALLS,
  ...PROFILE_CALLS,
};

interface CallOptions {
  method: 'GET' | 'POST' | 'DELETE';
  request: LegacyCallRequest;
  token: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a request as a legacy client does, from a fresh client address. */
export function send({ app }: ContractFixture, { method, request, token, headers }: CallOptions) {
  const { url, json, part, file, from = freshAddress() } = request;
  const bearer = token ? { authorization: `Bearer ${token}` } : {};
  const parts = part
    ? multipart([{ name: part, content: JSON.stringify(json) }, ...(file ? [{ name: 'file', ...file }] : [])])
    : undefined;
  return app.server.inject({
    method,
    url,
    remoteAddress: from,
    headers: { ...bearer, ...(parts && { 'content-type': parts.contentType }), ...headers },
    payload: parts?.payload ?? (json as object | undefined),
  });
}

/** Changes all keys to alternating case. */
export function withMixedCaseKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withMixedCaseKeys);
  if (typeof value !== 'object' || value === null) return value;
  const odd = (key: string) =>
    key.replace(/./g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase()));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [odd(key), inner]));
}

/** Creates two of each record that legacy clients can create, so that ids 1 and 2 exist. */
export async function fillContractFixture(fixture: ContractFixture): Promise<void> {
  const saves = Object.entries(CONTRACT).filter(([call]) => call.startsWith('POST '));
  for (const [, { callers, make }] of [...saves, ...saves]) {
    const request = await make(fixture);
    await send(fixture, { method: 'POST', request, token: request.token ?? fixture.tokens[callers.at(-1)!] });
  }
}
