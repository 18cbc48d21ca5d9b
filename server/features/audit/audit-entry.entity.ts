import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, VirtualColumn } from 'typeorm';
import type { AuditAction, AuditDetail, AuditSubject } from '../../../rules/audit.ts';

/**
 * One act of an admin: something they read or changed. It refers to the record by id only and copies no private value,
 * and it remains when that record is deleted.
 */
@Entity('audit_entry')
@Index('audit_entry_action', ['action', 'id'])
@Index('audit_entry_subject', ['subject', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Null for the command line, and once that account is deleted. */
  @Index()
  @ForeignKey('User', { name: 'audit_entry_actor', onDelete: 'SET NULL' })
  @Column('integer', { name: 'actor_user_id', nullable: true })
  actorId: number | null;

  /** The admin's name at that time; empty for the command line. */
  @Column('varchar', { default: '' })
  actorName: string;

  @Column('varchar', { length: 40 })
  action: AuditAction;

  @Column('varchar', { length: 40 })
  subject: AuditSubject;

  /** Null if the entry stands for many records. */
  @Index()
  @Column('integer', { nullable: true })
  subjectId: number | null;

  /** The current name of the account that the entry is about: looked up, not stored. Null once it is deleted. */
  @VirtualColumn({
    type: 'varchar',
    query: (entry) => `CASE ${entry}.subject
      WHEN 'user' THEN (SELECT name FROM user_account WHERE id = ${entry}.subject_id)
      WHEN 'member' THEN (SELECT name FROM member WHERE id = ${entry}.subject_id) END`,
  })
  subjectName: string | null;

  /** The record's name, if visitors may know it; never a private value. */
  @Column('varchar', { nullable: true })
  label: string | null;

  /** How many records the entry stands for. */
  @Column('integer', { nullable: true })
  count: number | null;

  /** More about the act, as a fixed value such as a status; never a private value. */
  @Column('varchar', { length: 40, nullable: true })
  detail: AuditDetail | null;

  /** The reason, in the admin's words, for acts that require one. */
  @Column('varchar', { nullable: true })
  reason: string | null;
}
