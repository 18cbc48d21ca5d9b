import { ObjectType, registerEnumType } from 'type-graphql';
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, auditFilterRules } from '../../../rules/audit.ts';
import { filterInput } from '../../ways-in/graphql/filter-input.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { AUDIT_DETAIL_ENUM, AuditEntry } from './audit-entry.entity.ts';

registerEnumType(AUDIT_ACTIONS, { name: 'AuditAction', description: 'Entry of the audit log' });
registerEnumType(AUDIT_DETAIL_ENUM, { name: 'AuditDetail', description: 'In what way' });
registerEnumType(AUDIT_SUBJECTS, { name: 'AuditSubject', description: 'The kind of record' });

export const AuditFilterInput = filterInput('AuditFilterInput', auditFilterRules);

@ObjectType()
export class AuditEntryPage extends Paginated(AuditEntry) {}
