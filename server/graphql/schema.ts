import type { GraphQLSchema } from 'graphql';
import { type AuthChecker, buildSchemaSync, getMetadataStorage, type NonEmptyArray } from 'type-graphql';
import type { Permission } from '../../rules/permissions.ts';
import type { RequestContext } from '../security/request-context.ts';

/** An operation without a permission never gets here: a test refuses it. */
const checkPermission: AuthChecker<RequestContext, Permission> = async ({ context }, permissions) => {
  for (const permission of permissions) await context.require(permission);
  return true;
};

/**
 * Fields that only hold a value are read by graphql-js itself: type-graphql would wrap each in a function of its
 * own. That also leaves out permissions, which stand on operations and not on fields.
 * @throws Error for a field that declares one
 */
function readPlainFieldsDirectly(): void {
  const { objectTypes, authorizedFields, fields } = getMetadataStorage();
  for (const { target, fieldName } of authorizedFields) {
    if (fields.some((field) => field.target === target && field.name === fieldName))
      throw new Error(`A field cannot have a permission: ${fieldName} of ${target}`);
  }
  for (const objectType of objectTypes) objectType.simpleResolvers = true;
}

/** Builds the executable schema of resolver instances; their classes carry the decorators. */
export function createSchema(resolvers: object[]): GraphQLSchema {
  readPlainFieldsDirectly();
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return buildSchemaSync({
    resolvers: [...instances.keys()] as NonEmptyArray<() => void>,
    container: { get: (resolverClass) => instances.get(resolverClass) },
    authChecker: checkPermission,
    // The rules in rules/ are the one validation.
    validate: false,
    orphanedTypes: [],
    // Apollo looks at it when it starts; here it would be asked for all of itself.
    skipCheck: true,
  });
}
