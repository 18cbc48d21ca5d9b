import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction, type AuditSubject } from '../../../rules/audit.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { AUDIT_DETAIL_ENUM, AuditEntry } from './audit-entry.entity.ts';

registerEnumType(AUDIT_ACTIONS, { name: 'AuditAction', description: 'What an admin read or did' });
registerEnumType(AUDIT_DETAIL_ENUM, { name: 'AuditDetail', description: 'In what way' });
registerEnumType(AUDIT_SUBJECTS, { name: 'AuditSubject', description: 'The kind of record' });

@InputType({ description: 'What is left out matches everything' })
export class AuditFilterInput {
  @Field(() => String, {
    nullable: true,
    description: "A part of the admin's name or of what a record or an account is called, or a record's id",
  })
  search?: string | null;

  @Field(() => String, { nullable: true, description: "A part of the admin's name" })
  actor?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'Without what was only read' })
  changesOnly?: boolean | null;

  @Field(() => AUDIT_ACTIONS, { nullable: true })
  action?: AuditAction | null;

  @Field(() => [AUDIT_SUBJECTS], { nullable: true, description: 'None: all' })
  subjects?: AuditSubject[] | null;
}

@ObjectType()
export class AuditEntryPage extends Paginated(AuditEntry) {}
