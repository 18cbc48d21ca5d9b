import { describe, expect, it } from 'vitest';
import { Permission } from '../../rules/permissions.ts';
import type { RouteEntry } from '../app.ts';
import { declaredOperations } from '../testing/access/declared-operations.ts';
import { sharedTestApp } from '../testing/test-app.ts';

const app = sharedTestApp();

const PERMISSIONS: readonly unknown[] = Object.values(Permission);

/** Names of GraphQL operations that do not name exactly one permission. */
function unprotectedOperations(): string[] {
  const { queries, mutations } = declaredOperations(app.features);
  return [...queries, ...mutations]
    .filter(({ roles }) => roles?.length !== 1 || !PERMISSIONS.includes(roles[0]))
    .map(({ schemaName }) => schemaName);
}

function unprotectedRoutes(routes: readonly RouteEntry[]): string[] {
  return routes.filter(({ permission }) => !PERMISSIONS.includes(permission)).map(({ url }) => url);
}

describe('permissions', () => {
  it('[gate] every GraphQL operation names exactly one', () => {
    expect(declaredOperations(app.features).mutations.length).toBeGreaterThan(0);
    expect(unprotectedOperations()).toEqual([]);
  });

  it('[gate] every route names one', () => {
    expect(app.routes.length).toBeGreaterThan(10);
    expect(unprotectedRoutes(app.routes)).toEqual([]);
  });

  it('[gate] a route without one is noticed', () => {
    const open = { method: 'GET', url: '/open', permission: undefined };
    expect(unprotectedRoutes([...app.routes, open])).toEqual(['/open']);
  });
});
