import type { LightMyRequestResponse } from 'fastify';
import type { TestApp } from './test-app.ts';

interface Part {
  name: string;
  content: string | Buffer;
  fileName?: string;
  contentType?: string;
}

const BOUNDARY = 'samaj-test-boundary';

/** Builds a multipart body exactly as a browser does. */
export function multipart(parts: readonly Part[]): { payload: Buffer; contentType: string } {
  const chunks = parts.flatMap(({ name, content, fileName, contentType }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`,
    fileName === undefined ? '' : `; filename="${fileName}"`,
    contentType ? `\r\nContent-Type: ${contentType}` : '',
    '\r\n\r\n',
    content,
    '\r\n',
  ]);
  const payload = Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)));
  return { payload, contentType: `multipart/form-data; boundary=${BOUNDARY}` };
}

export interface GraphQLAnswer {
  status: number;
  headers: LightMyRequestResponse['headers'];
  // biome-ignore lint/suspicious/noExplicitAny: its type depends on the test's query
  data: any;
  errors: { message: string; extensions: Record<string, unknown> }[] | undefined;
  body: string;
}

function toAnswer(response: LightMyRequestResponse): GraphQLAnswer {
  const { data, errors } = response.json();
  return { status: response.statusCode, headers: response.headers, data, errors, body: response.body };
}

interface GraphQLRequest {
  query: string;
  variables?: Record<string, unknown>;
  token?: string;
  headers?: Record<string, string>;
  /** The client's IP address. */
  from?: string;
}

function authorization(token: string | undefined): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

/** Sends an operation as an API client does. */
export async function graphql({ server }: TestApp, request: GraphQLRequest): Promise<GraphQLAnswer> {
  const { query, variables, token, headers, from } = request;
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: { ...authorization(token), ...headers },
    payload: { query, variables },
  });
  return toAnswer(response);
}

export interface SentFile {
  content: Buffer;
  fileName: string;
  contentType: string;
}

interface UploadRequest extends GraphQLRequest {
  file: SentFile;
  /** The name of the file's variable. */
  as?: string;
  poster?: SentFile;
}

/** Sends an operation with files as variables (GraphQL multipart request). */
export async function graphqlUpload({ server }: TestApp, request: UploadRequest): Promise<GraphQLAnswer> {
  const { query, variables, token, headers, file, as = 'file', poster } = request;
  const map = { 0: [`variables.${as}`], ...(poster && { 1: ['variables.poster'] }) };
  const { payload, contentType } = multipart([
    { name: 'operations', content: JSON.stringify({ query, variables: { ...variables, [as]: null } }) },
    { name: 'map', content: JSON.stringify(map) },
    { name: '0', ...file },
    ...(poster ? [{ name: '1', ...poster }] : []),
  ]);
  const response = await server.inject({
    method: 'POST',
    url: '/graphql',
    headers: {
      'apollo-require-preflight': 'true',
      'content-type': contentType,
      ...authorization(token),
      ...headers,
    },
    payload,
  });
  return toAnswer(response);
}

interface LegacySave {
  url: string;
  token?: string;
  json: unknown;
  part?: string;
  file?: SentFile;
}

/** Saves as a legacy client does: a JSON array in a named part, the file in another. */
export function legacySave({ server }: TestApp, { url, token, json, part = 'addevent', file }: LegacySave) {
  const { payload, contentType } = multipart([
    { name: part, content: typeof json === 'string' ? json : JSON.stringify(json) },
    ...(file ? [{ name: 'file', ...file }] : []),
  ]);
  return server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': contentType, ...authorization(token) },
    payload,
  });
}

export function get({ server }: TestApp, url: string, headers: Record<string, string> = {}) {
  return server.inject({ method: 'GET', url, headers });
}
