import type { GraphQLSchema } from 'graphql';
import { type AuthChecker, buildSchemaSync, type NonEmptyArray } from 'type-graphql';
import type { Permission } from '../../rules/permissions.ts';
import type { RequestContext } from '../security/request-context.ts';

/** An operation without a permission never gets here: a test refuses it. */
const checkPermission: AuthChecker<RequestContext, Permission> = async ({ context }, permissions) => {
  for (const permission of permissions) await context.require(permission);
  return true;
};

/** Builds the executable schema of resolver instances; their classes carry the decorators. */
export function createSchema(resolvers: object[]): GraphQLSchema {
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return buildSchemaSync({
    resolvers: [...instances.keys()] as NonEmptyArray<() => void>,
    container: { get: (resolverClass) => instances.get(resolverClass) },
    authChecker: checkPermission,
    // The rules in rules/ are the one validation.
    validate: false,
    orphanedTypes: [],
  });
}
