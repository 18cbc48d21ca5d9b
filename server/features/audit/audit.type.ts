import { Field, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { AUDIT_ACTIONS, type AuditAction } from '../../../rules/audit.ts';

registerEnumType(AUDIT_ACTIONS, { name: 'AuditAction', description: 'What an admin read or did' });

@InputType({ description: 'What is left out matches everything' })
export class AuditFilterInput {
  @Field(() => String, { nullable: true, description: "A part of the admin's name, or a record's id" })
  search?: string | null;

  @Field(() => AUDIT_ACTIONS, { nullable: true })
  action?: AuditAction | null;
}

@ObjectType('AuditEntry', { description: 'Who read or changed what; it holds no private values' })
export class AuditEntryType {
  @Field(() => Int)
  id: number;

  @Field(() => Date)
  at: Date;

  @Field(() => Int, { nullable: true, description: 'A main-site account; null once it is gone' })
  actorId: number | null;

  @Field(() => String, { nullable: true })
  actorName: string | null;

  @Field(() => AUDIT_ACTIONS)
  action: AuditAction;

  @Field(() => String, { description: "The kind of record, such as 'member'" })
  subject: string;

  @Field(() => Int, { nullable: true, description: 'Null where a line stands for many records' })
  subjectId: number | null;

  @Field(() => Int, { nullable: true, description: 'How many records a line stands for' })
  count: number | null;

  @Field(() => String, { nullable: true, description: 'What was done, such as the new status' })
  detail: string | null;
}

@ObjectType()
export class AuditEntryPage {
  @Field(() => [AuditEntryType])
  items: AuditEntryType[];

  @Field(() => Int)
  totalCount: number;
}
