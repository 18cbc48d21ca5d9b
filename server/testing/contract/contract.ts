import { multipart } from '../requests.ts';
import { freshAddress } from '../sign-in.ts';
import { ACCOUNT_CALLS } from './account-calls.ts';
import { CONTENT_CALLS } from './content-calls.ts';
import { type ContractTable, type OldRequest } from './contract-call.ts';
import { MEMBER_CALLS, PROFILE_CALLS } from './matrimonial-calls.ts';
import { PUBLIC_CALLS } from './public-calls.ts';
import type { World } from './world.ts';

/** Every call of the old product. */
export const CONTRACT: ContractTable = {
  ...PUBLIC_CALLS,
  ...ACCOUNT_CALLS,
  ...CONTENT_CALLS,
  ...MEMBER_CALLS,
  ...PROFILE_CALLS,
};

interface Sent {
  method: 'GET' | 'POST' | 'DELETE';
  request: OldRequest;
  token: string | undefined;
  headers?: Record<string, string>;
}

/** Sends a request as an old client does, from an address of its own. */
export function send({ app }: World, { method, request, token, headers }: Sent) {
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

/** Keys in another case than the old product wrote them, alternating. */
export function inOddCase(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOddCase);
  if (typeof value !== 'object' || value === null) return value;
  const odd = (key: string) =>
    key.replace(/./g, (letter, at) => (at % 2 ? letter.toUpperCase() : letter.toLowerCase()));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [odd(key), inner]));
}

/** Makes two of everything that old clients can make, so that the first ids are somebody's. */
export async function fillWorld(world: World): Promise<void> {
  const saves = Object.entries(CONTRACT).filter(([call]) => call.startsWith('POST '));
  for (const [, { callers, make }] of [...saves, ...saves]) {
    const request = await make(world);
    await send(world, { method: 'POST', request, token: request.token ?? world.tokens[callers.at(-1)!] });
  }
}
