import { getMetadataStorage } from 'type-graphql';
import { hasPermission, Permission, Role } from '../../../rules/permissions.ts';
import type { App } from '../../app.ts';
import { OPENAPI_PATH } from '../../ways-in/rest/openapi.ts';

/** Who may ask; an account that was suspended with a session still open is nobody any more (D9). */
export const CALLERS = {
  anonymous: Role.ANONYMOUS,
  'main user': Role.MAIN_USER,
  member: Role.MEMBER,
  admin: Role.ADMIN,
  suspended: Role.ANONYMOUS,
} as const;
export type Caller = keyof typeof CALLERS;

/** `yes`, or the HTTP status of the refusal: 401 asks to sign in, 403 is for whoever may not. */
export type Cell = 'yes' | 401 | 403;

/** Something that can be asked for, and the permission it names. */
export interface AccessRow {
  kind: 'query' | 'mutation' | 'route';
  /** Of the GraphQL operation, or the route's path. */
  name: string;
  /** Of a route. */
  methods: readonly string[];
  permission: Permission;
}

/** What a caller without the permission is answered. */
export function cellOf(permission: Permission, caller: Caller): Cell {
  const role = CALLERS[caller];
  if (hasPermission(role, permission)) return 'yes';
  return role === Role.ANONYMOUS ? 401 : 403;
}

function operationRows(): AccessRow[] {
  const { queries, mutations } = getMetadataStorage();
  const rowsOf = (kind: 'query' | 'mutation', operations: typeof queries) =>
    operations.map(({ schemaName, roles }) => ({
      kind,
      name: schemaName,
      methods: [],
      permission: roles?.[0] as Permission,
    }));
  return [...rowsOf('query', queries), ...rowsOf('mutation', mutations)];
}

/** Every operation and route of the app but its pages, ordered by name. */
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
  // What the legacy adapter adds to its calls only says which methods there are.
  const others = new Map<string, AccessRow>();
  for (const { url, method, permission } of routes.filter((route) => !route.url.startsWith('/api/'))) {
    const known = others.get(url)?.methods ?? [];
    const methods = [...new Set([...known, ...[method].flat()])];
    others.set(url, { kind: 'route', name: url, methods, permission: permission! });
  }
  const rows = [...operationRows(), ...legacy, ...others.values()];
  return rows.sort((one, other) => (one.name < other.name ? -1 : 1));
}
