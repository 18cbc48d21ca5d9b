import { Field, Int, ObjectType } from 'type-graphql';
import type { Revision } from '../../database/revision.entity.ts';
import { type Change, changesBetween } from '../../database/revision-changes.ts';

/** Descriptions of the operations of every kind of record. */
export const NEWEST_FIRST = 'The newest first, at most 50';
export const VERSION = 'The version that the editor saw';

@ObjectType('RevisionChange')
class RevisionChange implements Change {
  @Field(() => String, { description: 'As the type of the record names it' })
  field: string;

  @Field(() => String, { nullable: true, description: 'For a text: its language' })
  language: string | null;

  @Field(() => String, { description: 'Empty if there was none' })
  before: string;

  @Field(() => String)
  after: string;
}

@ObjectType('Revision', { description: 'A record as a save left it' })
export class RevisionType {
  @Field(() => Int)
  id: number;

  @Field(() => Date)
  at: Date;

  @Field(() => String, { description: 'Empty if the change was made without a signed-in user' })
  actorName: string;

  @Field(() => [RevisionChange], { description: 'Changes since the previous revision; none for the first' })
  changes: RevisionChange[];
}

/** @param revisions of one record, the newest first */
export function presentRevisions(revisions: readonly Revision[]): RevisionType[] {
  return revisions.map(({ id, at, actorName, snapshot }, index) => ({
    id,
    at,
    actorName,
    changes: changesBetween(revisions[index + 1]?.snapshot, snapshot),
  }));
}
