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
import type { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { Viewer } from '../../identity/viewer.ts';

/** Writes down who reads what: a list, or the record of that id. */
type RecordRead = (viewer: Viewer, subject: AuditSubject, id: number | undefined) => Promise<void>;

/** What features bring. */
interface Operations {
  resolvers: object[];
  recordRead: RecordRead;
}

/** A query that shows admins what others have told: each reading is written down before it is shown. */
export const Reads = (reads: AuditSubject) => Extensions({ reads });

/**
 * A query that everybody without a session is answered the same: its answers may be kept, and read from replicas. It
 * reads nothing of who asks: `server/testing/shared-reads.test.ts` fails for one that does.
 */
export const Shared = () => Extensions({ shared: true });

/** What the query that is asked shows of others. */
function readsOf({ info }: ResolverData<RequestContext>): AuditSubject | undefined {
  return info.parentType.getFields()[info.fieldName]?.extensions.reads as AuditSubject | undefined;
}

/** An operation without a permission never gets here: a test refuses it. */
const checkPermission =
  (recordRead: RecordRead): AuthChecker<RequestContext, Permission> =>
  async (asked, permissions) => {
    const { context, args } = asked;
    for (const permission of permissions) await context.require(permission);
    const subject = readsOf(asked);
    if (subject) await recordRead(await context.viewer(), subject, args.id);
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
export function createSchema({ resolvers, recordRead }: Operations): GraphQLSchema {
  readPlainFieldsDirectly();
  const instances = new Map(resolvers.map((resolver) => [resolver.constructor, resolver]));
  return buildSchemaSync({
    resolvers: [...instances.keys()] as NonEmptyArray<() => void>,
    container: { get: (resolverClass) => instances.get(resolverClass) },
    authChecker: checkPermission(recordRead),
    // The rules in rules/ are the one validation.
    validate: false,
    orphanedTypes: [],
    // Apollo looks at it when it starts; here it would be asked for all of itself.
    skipCheck: true,
  });
}
