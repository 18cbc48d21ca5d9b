import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { AuditAction } from '../../../rules/audit.ts';

/**
 * One thing an admin read or did. It says of whom by id alone: no value of a profile is copied here, and the
 * line stays when that profile is gone.
 */
@Entity('audit_entry')
@Index('audit_entry_action', ['action', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'audit_entry_pkey' })
  id: number;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Null once that account is gone. */
  @Index('audit_entry_actor_user_id')
  @ForeignKey('User', { name: 'audit_entry_actor', onDelete: 'SET NULL' })
  @Column('integer', { name: 'actor_user_id', nullable: true })
  actorId: number | null;

  @Column('varchar', { length: 40 })
  action: AuditAction;

  /** The kind of record, such as `member`. */
  @Column('varchar', { length: 40 })
  subject: string;

  /** Null where a line stands for many records. */
  @Index('audit_entry_subject_id')
  @Column('integer', { name: 'subject_id', nullable: true })
  subjectId: number | null;

  /** How many records a line stands for. */
  @Column('integer', { nullable: true })
  count: number | null;

  /** What was done to it, in a word of ours such as a status; never a private value. */
  @Column('varchar', { length: 40, nullable: true })
  detail: string | null;
}
