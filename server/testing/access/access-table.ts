import { hasPermission, Permission, Role, type RoleHolder } from '../../../rules/permissions.ts';
import type { App } from '../../app.ts';
import { OPENAPI_PATH } from '../../ways-in/rest/openapi.ts';
import { declaredOperations } from './declared-operations.ts';

/** The callers with their roles; an account suspended during an open session counts as anonymous (D9). */
export const CALLERS = {
  anonymous: { role: Role.ANONYMOUS, officeRoles: [] },
  'main user': { role: Role.MAIN_USER, officeRoles: [] },
  member: { role: Role.MEMBER, officeRoles: [] },
  owner: { role: Role.ADMIN, officeRoles: ['OWNER'] },
  editor: { role: Role.ADMIN, officeRoles: ['EDITOR'] },
  treasurer: { role: Role.ADMIN, officeRoles: ['TREASURER'] },
  'hall secretary': { role: Role.ADMIN, officeRoles: ['HALL_SECRETARY'] },
  'matrimonial officer': { role: Role.ADMIN, officeRoles: ['MATRIMONIAL_OFFICER'] },
  suspended: { role: Role.ANONYMOUS, officeRoles: [] },
} as const satisfies Record<string, RoleHolder>;
export type Caller = keyof typeof CALLERS;

/** `yes`, or the HTTP status of the refusal: 401 if not signed in, 403 if not permitted. */
export type Cell = 'yes' | 401 | 403;

/** An operation or route with its permission. */
export interface AccessRow {
  kind: 'query' | 'mutation' | 'route';
  /** The GraphQL operation's name, or the route's path. */
  name: string;
  /** The route's methods; empty for an operation. */
  methods: readonly string[];
  permission: Permission;
}

/** Whether the caller is let in, or how the call is refused. */
export function cellOf(permission: Permission, caller: Caller): Cell {
  const holder = CALLERS[caller];
  if (hasPermission(holder, permission)) return 'yes';
  return holder.role === Role.ANONYMOUS ? 401 : 403;
}

/** Whether the office alone may make a call. */
export function isOfTheOffice({ permission }: Pick<AccessRow, 'permission'>): boolean {
  const callers = (Object.keys(CALLERS) as Caller[]).filter((caller) => cellOf(permission, caller) === 'yes');
  return callers.includes('owner') && callers.every((caller) => CALLERS[caller].role === 'ADMIN');
}

function operationRows(features: App['features']): AccessRow[] {
  const { queries, mutations } = declaredOperations(features);
  const rowsOf = (kind: 'query' | 'mutation', operations: typeof queries) =>
    operations.map(({ schemaName, roles }) => ({
      kind,
      name: schemaName,
      methods: [],
      permission: roles?.[0] as Permission,
    }));
  return [...rowsOf('query', queries), ...rowsOf('mutation', mutations)];
}

/** Every operation and route of the app except its pages, sorted by name. */
export function accessRows({ routes, features }: Pick<App, 'routes' | 'features'>): AccessRow[] {
  const description = {
    path: OPENAPI_PATH,
    method: 'GET',
    permission: Permission.PUBLIC,
    writesByGet: false,
  };
  const legacy = [...features.legacyRoutes, description].map(
    ({ path, method, permission, writesByGet }): AccessRow => ({
      kind: 'route',
      name: path,
      methods: writesByGet ? ['GET', 'POST', 'DELETE'] : [method],
      permission,
    }),
  );
  // The legacy adapter registers further methods of its calls that only answer 405.
  const others = new Map<string, AccessRow>();
  for (const { url, method, permission } of routes.filter((route) => !route.url.startsWith('/api/'))) {
    const known = others.get(url)?.methods ?? [];
    const methods = [...new Set([...known, ...[method].flat()])];
    others.set(url, { kind: 'route', name: url, methods, permission: permission! });
  }
  const rows = [...operationRows(features), ...legacy, ...others.values()];
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
}
