import { ERROR_STATUS, type ErrorCode } from '../../../rules/errors.ts';
import { hasPermission, Permission, Role, type RoleHolder } from '../../../rules/permissions.ts';
import { ANTI_FORGERY_HEADER, sessionCookieName } from '../../identity/session-cookies.ts';
import type { AnswerSchema } from './answer-schemas.ts';
import { type LegacyRoute, methodsOf } from './legacy-route.ts';
import { operationName, requestBody } from './openapi-requests.ts';

const describe = (
  folders: readonly string[],
) => `The calls of the association's old website, for clients that know it.

Keys of a body and letters of an address may be in any case. A multipart save carries one JSON part, an object or an
array of one, and at most one file in a part of any name. Lists are asked for with the id 0. Every refusal is a text, as
a JSON string. Files are at \`/<folder>/<fileName>\`: ${folders.slice(0, -1).join(', ')} and ${folders.at(-1)}, and
for members and administrators ProfileImages.`;

/** Error answers of every call, of calls that need a permission, and of writes. */
const ALWAYS: ErrorCode[] = ['BAD_USER_INPUT', 'NOT_FOUND', 'INTERNAL_SERVER_ERROR', 'UNAVAILABLE'];
const CLOSED: ErrorCode[] = ['UNAUTHENTICATED', 'FORBIDDEN'];
const WRITE: ErrorCode[] = [
  ...CLOSED,
  'METHOD_NOT_ALLOWED',
  'CONFLICT',
  'PAYLOAD_TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'RATE_LIMITED',
];

const RETRY_AFTER = { 'retry-after': { description: 'Seconds to wait', schema: { type: 'integer' } } };
const WAITS: readonly ErrorCode[] = ['RATE_LIMITED', 'UNAVAILABLE'];

const CALLERS: readonly (RoleHolder & { name: string })[] = [
  { name: 'users of the main site', role: Role.MAIN_USER, officeRoles: [] },
  { name: 'matrimonial members', role: Role.MEMBER, officeRoles: [] },
  { name: 'owners', role: Role.ADMIN, officeRoles: ['OWNER'] },
  { name: 'editors', role: Role.ADMIN, officeRoles: ['EDITOR'] },
  { name: 'treasurers', role: Role.ADMIN, officeRoles: ['TREASURER'] },
  { name: 'hall secretaries', role: Role.ADMIN, officeRoles: ['HALL_SECRETARY'] },
  { name: 'matrimonial officers', role: Role.ADMIN, officeRoles: ['MATRIMONIAL_OFFICER'] },
];

function json(schema: object) {
  return { content: { 'application/json': { schema } } };
}

function isRead(route: LegacyRoute): boolean {
  return route.method === 'GET' && !route.writesByGet;
}

function responses(route: LegacyRoute) {
  const isPublicRead = isRead(route) && route.permission === Permission.PUBLIC;
  const refusals = [...ALWAYS, ...(isPublicRead ? [] : CLOSED), ...(isRead(route) ? [] : WRITE)];
  return {
    200: { description: 'Done', ...json(route.answer) },
    ...(isPublicRead && { 304: { description: 'Not changed since the ETag of If-None-Match' } }),
    ...Object.fromEntries(
      refusals.map((code) => [ERROR_STATUS[code], { $ref: `#/components/responses/${code}` }]),
    ),
  };
}

/** The accepted security schemes; the permission is given as OpenAPI's role. */
function security({ permission }: LegacyRoute, isWrite: boolean, byGet: boolean) {
  const roles = permission === Permission.PUBLIC ? [] : [permission];
  const cookie = isWrite ? { cookie: roles, antiForgery: roles } : { cookie: roles };
  const accepted = byGet ? [{ bearer: roles }] : [{ bearer: roles }, cookie];
  return permission === Permission.PUBLIC ? [{}, ...accepted] : accepted;
}

function whoMayCall(permission: Permission): string {
  if (permission === Permission.PUBLIC) return 'For everybody.';
  const names = CALLERS.filter((caller) => hasPermission(caller, permission)).map(({ name }) => name);
  return `For ${names.join(' and ')}.`;
}

function parametersOf({ path, choices }: LegacyRoute) {
  return [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    schema: choices?.[name] ? { type: 'string', enum: choices[name] } : { type: 'integer' },
  }));
}

function operation(route: LegacyRoute, method: string) {
  const deprecated = method === 'GET' && route.writesByGet === true;
  const parameters = parametersOf(route);
  const body = route.method === 'POST' ? requestBody(route) : undefined;
  return {
    operationId: operationName(method, route.path),
    tags: [route.path.split('/')[2]],
    summary: route.summary,
    description: `${whoMayCall(route.permission)}${deprecated ? ' Send POST or DELETE instead: a GET should change nothing.' : ''}`,
    ...(deprecated && { deprecated }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: body }),
    responses: responses(route),
    security: security(route, !isRead(route), deprecated),
  };
}

function refusal(code: ErrorCode) {
  const headers = WAITS.includes(code) ? { headers: RETRY_AFTER } : {};
  const schema: AnswerSchema = { type: 'string' };
  return { description: `Refused: ${code}. The text says why`, ...headers, ...json(schema) };
}

/** The document's own address, declared like every other call. */
export const OPENAPI_PATH = '/api/openapi.json';

/**
 * The OpenAPI 3.1 document of the legacy calls, generated from their declarations.
 * @param secure behind TLS, where the session cookie has another name
 * @param folders of the public files
 */
export function describeLegacyCalls(
  routes: readonly LegacyRoute[],
  secure: boolean,
  folders: readonly string[],
) {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    const operations = methodsOf(route).map((method) => [method.toLowerCase(), operation(route, method)]);
    paths[path] = { ...paths[path], ...Object.fromEntries(operations) };
  }
  const codes = Object.keys(ERROR_STATUS) as ErrorCode[];
  return {
    openapi: '3.1.0',
    // The old product's calls no longer change.
    info: { title: 'Samaj: legacy calls', version: '1.0.0', description: describe(folders) },
    servers: [{ url: '/' }],
    paths,
    components: {
      responses: Object.fromEntries(codes.map((code) => [code, refusal(code)])),
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'userToken of a sign-in call' },
        cookie: { type: 'apiKey', in: 'cookie', name: sessionCookieName(secure) },
        antiForgery: {
          type: 'apiKey',
          in: 'header',
          name: ANTI_FORGERY_HEADER,
          description: 'The value of the cookie XSRF-TOKEN',
        },
      },
    },
  };
}
