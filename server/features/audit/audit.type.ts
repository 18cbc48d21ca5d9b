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

registerEnumType(AUDIT_ACTIONS, { name: 'AuditAction', description: 'Entry of the audit log' });
const AuditDetailEnum = Object.fromEntries(AUDIT_DETAILS.map((detail) => [detail, detail]));
registerEnumType(AuditDetailEnum, { name: 'AuditDetail', description: 'In what way' });
registerEnumType(AUDIT_SUBJECTS, { name: 'AuditSubject', description: 'The kind of record' });

export const AuditFilterInput = filterInput('AuditFilterInput', auditFilterRules);

@ObjectType('AuditEntry', { description: 'Audit log; it contains no private values' })
class AuditEntryType {
  @Field(() => Int)
  id: number;

  @Field(() => Date)
  at: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'A main-site account; null for the command line, and once the account is deleted',
  })
  actorId: number | null;

  @Field(() => String, { description: 'Name at that time; empty for the command line' })
  actorName: string;

  @Field(() => AUDIT_ACTIONS)
  action: AuditAction;

  @Field(() => AUDIT_SUBJECTS)
  subject: AuditSubject;

  @Field(() => Int, { nullable: true, description: 'Null where a line stands for many records' })
  subjectId: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Current name of a user’s or member’s account; null for other kinds, and once it is deleted',
  })
  subjectName: string | null;

  @Field(() => String, { nullable: true, description: 'Its name, if visitors may know it' })
  label: string | null;

  @Field(() => Int, { nullable: true, description: 'How many records a line stands for' })
  count: number | null;

  @Field(() => AuditDetailEnum, {
    nullable: true,
    description: 'Detail of the action, for example the new status',
  })
  detail: AuditDetail | null;

  @Field(() => String, { nullable: true, description: 'The donor’s own words, where asked' })
  reason: string | null;
}

@ObjectType()
export class AuditEntryPage extends Paginated(AuditEntryType) {}
