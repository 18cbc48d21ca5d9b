import { Field } from 'type-graphql';
import { Column, ForeignKey, Index } from 'typeorm';

/** Who has done something, and when. */
export class By {
  /** Null for the command line and the server itself, and once that account is closed. */
  @Index()
  @Column('integer', { nullable: true })
  byId: number | null;

  /** As they were called then; empty for the command line and the server itself. */
  @Column('varchar')
  byName: string;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;
}

/** The same of what may still come: `at` is null until then. */
export class PossiblyBy {
  @Index()
  @Column('integer', { nullable: true })
  byId: number | null;

  @Column('varchar', { default: '' })
  byName: string;

  @Column('timestamptz', { nullable: true })
  at: Date | null;
}

/** That a record is void, if it is: it stays listed and counts no more. */
export class Voided extends PossiblyBy {
  @Column('varchar', { default: '' })
  reason: string;
}

/** Fields of the GraphQL type in their order, each with its description, which may be empty. */
type ShownParts = Partial<Record<'byName' | 'at' | 'reason', string>>;

/**
 * The columns of who did something: of a property `made` they are `made_by_id`, `made_by_name` and `made_at`.
 * @param shape that of the property
 * @param shown what the GraphQL type has of it: of `made` the fields `madeByName`, `madeAt` and `madeReason`
 * @param foreignKey its name, if it is not `<table>_made_by`
 */
export function Done(
  shape: typeof By | typeof PossiblyBy,
  shown: ShownParts = {},
  foreignKey?: string,
): PropertyDecorator {
  return (entity, property) => {
    const act = String(property);
    Column(() => shape)(entity, act);
    const column = act.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const options = { name: foreignKey, onDelete: 'SET NULL' } as const;
    ForeignKey('User', [`${column}_by_id`], ['id'], options)(entity.constructor);
    for (const [part, description] of Object.entries(shown)) {
      const name = `${act}${part[0]!.toUpperCase()}${part.slice(1)}`;
      const read = function (this: Record<string, Record<string, unknown>>) {
        return this[act]![part];
      };
      // Writable, because lists that are read by SQL bring these fields as their values.
      const descriptor = { value: read, writable: true, configurable: true };
      Object.defineProperty(entity, name, descriptor);
      const nullable = part === 'at' && shape !== By;
      // Named when the schema is built: a test's clock may have replaced `Date` meanwhile.
      const typeOf = () => (part === 'at' ? Date : String);
      Field(typeOf, { nullable, description: description || undefined })(entity, name, descriptor);
    }
  };
}

/** What is written of who does something now. @param actor without an account an id of 0 */
export function byActor(actor: { userId: number; name: string }) {
  return { byId: actor.userId || null, byName: actor.name };
}

/** What is written of who voids something now. @param actor as of {@link byActor} */
export function voidedBy(actor: { userId: number; name: string }, reason: string) {
  return { ...byActor(actor), at: new Date(), reason };
}
