import type { InjectOptions } from 'fastify';
import { BROWSER_COOKIES } from '../code-requesters.ts';
import { multipart } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import type { AccessRow } from './access-table.ts';
import type { Credentials } from './callers.ts';
import type { MutationExample } from './example-builders.ts';
import { MUTATION_EXAMPLES } from './mutation-examples.ts';
import { argumentNames, minimalVariables, operationText } from './operation-text.ts';
import { ROUTE_EXAMPLES } from './route-examples.ts';

/** A prepared call of one row; several callers can use it in turn as long as it is refused. */
export type PreparedCall = Omit<InjectOptions, 'headers'> & { headers?: Record<string, string> };

export interface Answer {
  status: number;
  /** The GraphQL error codes, or just the status of a route. */
  codes: (string | number)[];
  /** Set if the call was refused because of the caller, not because of its content. */
  refusal: 401 | 403 | undefined;
  /** The response's headers and body. */
  sent: string;
}

function form(parts: Parameters<typeof multipart>[0]): PreparedCall {
  const { payload, contentType } = multipart(parts);
  return { payload, headers: { 'content-type': contentType, 'apollo-require-preflight': '1' } };
}

function operationCall({ kind, name }: AccessRow, example: MutationExample): PreparedCall {
  const { variables, file } = example;
  const query = operationText(kind as 'query' | 'mutation', name);
  const to = { method: 'POST', url: '/graphql' } as const;
  if (!file) return { ...to, payload: { query, variables } };
  const argument = argumentNames('mutation', name).includes('photo') ? 'photo' : 'file';
  const operations = JSON.stringify({ query, variables: { ...variables, [argument]: null } });
  const map = JSON.stringify({ 0: [`variables.${argument}`] });
  return {
    ...to,
    ...form([
      { name: 'operations', content: operations },
      { name: 'map', content: map },
      { name: '0', ...file },
    ]),
  };
}

/** Legacy responses with status 200 that mean that nothing was done. */
const BUSINESS_REFUSALS = ['-1', '"create profile"'];

/** Whether the call succeeded. */
export function isSuccess({ status, codes, sent }: Answer): boolean {
  const isRefusal = BUSINESS_REFUSALS.some((refusal) => sent.endsWith(`\n${refusal}`));
  return status < 400 && codes.every((code) => code === status) && !isRefusal;
}

/** Whether the call changes data and so needs an example. */
export function isWrite({ kind, name, methods }: AccessRow): boolean {
  if (kind !== 'route') return kind === 'mutation';
  return name !== '/graphql' && methods.some((method) => method === 'POST');
}

/** @throws Error for a write without an example */
export async function prepareCall(app: TestApp, row: AccessRow, caller: Credentials): Promise<PreparedCall> {
  const call = { ...(await exampleOf(app, row, caller)), remoteAddress: caller.from };
  // The browser that requested the codes in the examples.
  return row.kind === 'mutation' ? { ...call, cookies: BROWSER_COOKIES } : call;
}

async function exampleOf(app: TestApp, row: AccessRow, caller: Credentials): Promise<PreparedCall> {
  if (row.kind === 'query') return operationCall(row, { variables: minimalVariables('query', row.name) });
  const build = row.kind === 'mutation' ? MUTATION_EXAMPLES[row.name] : ROUTE_EXAMPLES[row.name];
  if (isWrite(row) && !build) throw new Error(`${row.name} has no example in server/testing/access/`);
  if (row.kind === 'mutation') return operationCall(row, (await build!(app, caller)) as MutationExample);
  const {
    params = {},
    body,
    file,
  } = build ? await (build as (typeof ROUTE_EXAMPLES)[string])(app, caller) : {};
  const url = row.name
    .replace(/:(\w+)/g, (_text, key: string) => String(params[key] ?? 0))
    .replace('*', 'a.jpg');
  if (file)
    return {
      method: 'POST',
      url,
      ...form([
        { name: 'addfile', content: JSON.stringify([body]) },
        { name: 'file', ...file },
      ]),
    };
  return { method: isWrite(row) ? 'POST' : 'GET', url, payload: body as object };
}

const CALLER_REFUSAL_CODES = { UNAUTHENTICATED: 401, FORBIDDEN: 403 } as const;
/** Message keys of refusals because of the caller; the same codes are also used for other reasons. */
const CALLER_REFUSAL_MESSAGES = ['signInRequired', 'forbidden'];

export async function send(
  { server }: TestApp,
  call: PreparedCall,
  headers: Record<string, string>,
): Promise<Answer> {
  const response = await server.inject({ ...call, headers: { ...call.headers, ...headers } });
  const { statusCode: status, body } = response;
  const sent = `${JSON.stringify(response.headers)}\n${body}`;
  if (call.url !== '/graphql')
    return { status, codes: [status], refusal: status === 401 || status === 403 ? status : undefined, sent };
  const { errors = [] } = response.json() as {
    errors?: { extensions: { code: string; messageKey?: string } }[];
  };
  const refused = errors.find(({ extensions }) =>
    CALLER_REFUSAL_MESSAGES.includes(extensions.messageKey ?? ''),
  );
  const refusal =
    refused && CALLER_REFUSAL_CODES[refused.extensions.code as keyof typeof CALLER_REFUSAL_CODES];
  return { status, codes: errors.map(({ extensions }) => extensions.code), refusal, sent };
}
