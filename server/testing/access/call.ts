import type { InjectOptions } from 'fastify';
import { BROWSER_COOKIES } from '../askers.ts';
import { multipart } from '../requests.ts';
import type { TestApp } from '../test-app.ts';
import type { AccessRow } from './access-table.ts';
import type { Credentials } from './callers.ts';
import { MUTATION_EXAMPLES, type MutationExample } from './mutation-examples.ts';
import { argumentNames, leastVariables, operationText } from './operation-text.ts';
import { ROUTE_EXAMPLES } from './route-examples.ts';

/** A call of one row, made ready once: whoever is refused leaves it as it was for the next. */
export type ReadyCall = Omit<InjectOptions, 'headers'> & { headers?: Record<string, string> };

export interface Answer {
  status: number;
  /** GraphQL's, or of a route the status alone. */
  codes: (string | number)[];
  /** Refused because of who asks, and not because of what was sent. */
  refusal: 401 | 403 | undefined;
  /** Everything that left the server. */
  sent: string;
}

function form(parts: Parameters<typeof multipart>[0]): ReadyCall {
  const { payload, contentType } = multipart(parts);
  return { payload, headers: { 'content-type': contentType, 'apollo-require-preflight': '1' } };
}

function operationCall({ kind, name }: AccessRow, example: MutationExample): ReadyCall {
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

/** What an old client is answered with 200 although nothing was done. */
const BUSINESS_REFUSALS = ['-1', '"create profile"'];

/** Whether the call did its work. */
export function isDone({ status, codes, sent }: Answer): boolean {
  const isRefusal = BUSINESS_REFUSALS.some((refusal) => sent.endsWith(`\n${refusal}`));
  return status < 400 && codes.every((code) => code === status) && !isRefusal;
}

/** Whether it changes something, and so needs an example. */
export function isWrite({ kind, name, methods }: AccessRow): boolean {
  if (kind !== 'route') return kind === 'mutation';
  return name !== '/graphql' && methods.some((method) => method === 'POST');
}

/** @throws Error for a write without an example */
export async function readyCall(app: TestApp, row: AccessRow, caller: Credentials): Promise<ReadyCall> {
  const call = { ...(await exampleOf(app, row, caller)), remoteAddress: caller.from };
  // The browser that has asked for the codes in the examples.
  return row.kind === 'mutation' ? { ...call, cookies: BROWSER_COOKIES } : call;
}

async function exampleOf(app: TestApp, row: AccessRow, caller: Credentials): Promise<ReadyCall> {
  if (row.kind === 'query') return operationCall(row, { variables: leastVariables('query', row.name) });
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

const WHO = { UNAUTHENTICATED: 401, FORBIDDEN: 403 } as const;
/** The texts of refusals because of who asks; others of the same codes are about what was asked. */
const WHO_TEXTS = ['signInRequired', 'forbidden'];

export async function send(
  { server }: TestApp,
  call: ReadyCall,
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
  const refused = errors.find(({ extensions }) => WHO_TEXTS.includes(extensions.messageKey ?? ''));
  const refusal = refused && WHO[refused.extensions.code as keyof typeof WHO];
  return { status, codes: errors.map(({ extensions }) => extensions.code), refusal, sent };
}
