import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  AUDIT_ACTIONS,
  AUDIT_DETAILS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditDetail,
  type AuditSubject,
  auditFilterRules,
} from '../../../rules/audit.ts';
import { filterInput } from '../../ways-in/graphql/filter-input.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';

registerEnumType(AUDIT_ACTIONS, { name: 'AuditAction', description: 'What an admin read or did' });
const AuditDetailEnum = Object.fromEntries(AUDIT_DETAILS.map((detail) => [detail, detail]));
registerEnumType(AuditDetailEnum, { name: 'AuditDetail', description: 'In what way' });
registerEnumType(AUDIT_SUBJECTS, { name: 'AuditSubject', description: 'The kind of record' });

export const AuditFilterInput = filterInput('AuditFilterInput', auditFilterRules);

@ObjectType('AuditEntry', { description: 'Who read or changed what; it holds no private values' })
class AuditEntryType {
  @Field(() => Int)
  id: number;

  @Field(() => Date)
  at: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'A main-site account; null for the command line, and once it is gone',
  })
  actorId: number | null;

  @Field(() => String, { description: 'As they were called then; empty for the command line' })
  actorName: string;

  @Field(() => AUDIT_ACTIONS)
  action: AuditAction;

  @Field(() => AUDIT_SUBJECTS)
  subject: AuditSubject;

  @Field(() => Int, { nullable: true, description: 'Null where a line stands for many records' })
  subjectId: number | null;

  @Field(() => String, {
    nullable: true,
    description: "What a user's or member's account is called now; null for other kinds, and once it is gone",
  })
  subjectName: string | null;

  @Field(() => String, { nullable: true, description: 'What it is called, where visitors may know that' })
  label: string | null;

  @Field(() => Int, { nullable: true, description: 'How many records a line stands for' })
  count: number | null;

  @Field(() => AuditDetailEnum, { nullable: true, description: 'What was done, such as the new status' })
  detail: AuditDetail | null;

  @Field(() => String, { nullable: true, description: 'In their own words, where they were asked why' })
  reason: string | null;
}

@ObjectType()
export class AuditEntryPage extends Paginated(AuditEntryType) {}
