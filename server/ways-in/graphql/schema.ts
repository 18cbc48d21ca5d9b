import type { GraphQLSchema } from 'graphql';
import {
  type AuthChecker,
  buildSchemaSync,
  Extensions,
  getMetadataStorage,
  type NonEmptyArray,
  type ResolverData,
} from 'type-graphql';
import type { AuditSubject } from '../../../rules/audit.ts';
import type { Part } from '../../../rules/parts.ts';
import type { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { Viewer } from '../../identity/viewer.ts';

/** Records who reads what in the audit log: a list, or the record with that id. */
type RecordRead = (viewer: Viewer, subject: AuditSubject, id: number | undefined) => Promise<void>;

/** What features bring. */
interface Operations {
  resolvers: object[];
  recordRead: RecordRead;
  /** The part of the site that a resolver class belongs to. */
  partOf: ReadonlyMap<unknown, Part>;
}

/** A query that shows personal data to administrators: each read is recorded before it is answered. */
export const Reads = (reads: AuditSubject) => Extensions({ reads });

/**
 * A query with the same answer for everybody without a session: it may be cached, and read from replicas. It
 * reads nothing of the caller: `server/testing/shared-reads.test.ts` fails for one that does.
 */
export const Shared = () => Extensions({ shared: true });

/** A query or field that adds much up: in the limit of a query's size it counts like a hundred fields, so that aliases do not repeat it. */
export const Costly = () => Extensions({ weight: 100 });

/** Which personal data the current query shows. */
function readsOf({ info }: ResolverData<RequestContext>): AuditSubject | undefined {
  return info.parentType.getFields()[info.fieldName]?.extensions.reads as AuditSubject | undefined;
}

/** The part of the site that each operation belongs to, by its name. */
function partsOfOperations(partOf: Operations['partOf']): Map<string, Part> {
  const { queries, mutations } = getMetadataStorage();
  return new Map(
    [...queries, ...mutations].flatMap(({ target, schemaName }) => {
      const part = partOf.get(target);
      return part ? [[schemaName, part] as const] : [];
    }),
  );
}

/** A test ensures that every operation has a permission. */
const checkPermission =
  (recordRead: RecordRead, parts: ReadonlyMap<string, Part>): AuthChecker<RequestContext, Permission> =>
  async (asked, permissions) => {
    const { context, args, info } = asked;
    const part = parts.get(info.fieldName);
    if (part) await context.requirePart(part);
    for (const permission of permissions) await context.require(permission);
    const subject = readsOf(asked);
    if (subject) await recordRead(await context.viewer(), subject, args.id);
    return true;
  };

/**
 * Lets graphql-js read plain fields itself: type-graphql would wrap each in a function of its
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
export function createSchema({ resolvers, partOf, recordRead }: Operations): GraphQLSchema {
  readPlainFieldsDirectly();
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return buildSchemaSync({
    resolvers: [...instances.keys()] as NonEmptyArray<() => void>,
    container: { get: (resolverClass) => instances.get(resolverClass) },
    authChecker: checkPermission(recordRead, partsOfOperations(partOf)),
    // Validation is done by rules/ alone.
    validate: false,
    orphanedTypes: [],
    // What a class sets by itself is set for each call: it may depend on the place.
    disableInferringDefaultValues: true,
    // Apollo validates the schema when it starts; here it would be introspected as a whole.
    skipCheck: true,
  });
}
