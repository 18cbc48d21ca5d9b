import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import type { AuditAction, AuditDetail, AuditSubject } from '../../../rules/audit.ts';

/**
 * One thing an admin read or did. It says of whom by id alone: no private value is copied here, and the
 * line stays when that record is gone.
 */
@Entity('audit_entry')
@Index('audit_entry_action', ['action', 'id'])
@Index('audit_entry_subject', ['subject', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'audit_entry_pkey' })
  id: number;

  @Index('audit_entry_at')
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Null for the command line, and once that account is gone. */
  @Index('audit_entry_actor_user_id')
  @ForeignKey('User', { name: 'audit_entry_actor', onDelete: 'SET NULL' })
  @Column('integer', { name: 'actor_user_id', nullable: true })
  actorId: number | null;

  /** As they were called then; empty for the command line. */
  @Column('varchar', { name: 'actor_name', length: 120, default: '' })
  actorName: string;

  @Column('varchar', { length: 40 })
  action: AuditAction;

  @Column('varchar', { length: 40 })
  subject: AuditSubject;

  /** Null where a line stands for many records. */
  @Index('audit_entry_subject_id')
  @Column('integer', { name: 'subject_id', nullable: true })
  subjectId: number | null;

  /** What the account that a line is about is called now: read, never kept. Null once it is gone. */
  @VirtualColumn({
    type: 'varchar',
    query: (line) => `CASE ${line}.subject
      WHEN 'user' THEN (SELECT name FROM user_account WHERE id = ${line}.subject_id)
      WHEN 'member' THEN (SELECT name FROM member WHERE id = ${line}.subject_id) END`,
  })
  subjectName: string | null;

  /** What it is called, where everybody may know that; never a private value. */
  @Column('varchar', { length: 120, nullable: true })
  label: string | null;

  /** How many records a line stands for. */
  @Column('integer', { nullable: true })
  count: number | null;

  /** What was done to it, in a word of ours such as a status; never a private value. */
  @Column('varchar', { length: 40, nullable: true })
  detail: AuditDetail | null;

  /** In that admin's words, where they were asked why. */
  @Column('varchar', { length: 200, nullable: true })
  reason: string | null;
}
