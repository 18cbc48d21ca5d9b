import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index, VirtualColumn } from 'typeorm';
import {
  AUDIT_ACTIONS,
  AUDIT_DETAILS,
  AUDIT_SUBJECTS,
  type AuditAction,
  type AuditDetail,
  type AuditSubject,
} from '../../../rules/audit.ts';
import { Numbered } from '../../database/numbered.ts';

/** The details as GraphQL's enumeration. */
export const AUDIT_DETAIL_ENUM = Object.fromEntries(AUDIT_DETAILS.map((detail) => [detail, detail]));

/**
 * One act of an admin: something they read or changed. It refers to the record by id only and copies no private value,
 * and it remains when that record is deleted.
 */
@ObjectType({ description: 'Audit log; it contains no private values' })
@Entity('audit_entry')
@Index('audit_entry_action', ['action', 'id'])
@Index('audit_entry_subject', ['subject', 'id'])
export class AuditEntry extends Numbered {
  @Field(() => Date)
  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Null for the command line, and once that account is deleted. */
  @Field(() => Int, {
    nullable: true,
    description: 'A main-site account; null for the command line, and once the account is deleted',
  })
  @Index()
  @ForeignKey('User', { name: 'audit_entry_actor', onDelete: 'SET NULL' })
  @Column('integer', { name: 'actor_user_id', nullable: true })
  actorId: number | null;

  /** The admin's name at that time; empty for the command line. */
  @Field(() => String, { description: 'Name at that time; empty for the command line' })
  @Column('varchar', { default: '' })
  actorName: string;

  @Field(() => AUDIT_ACTIONS)
  @Column('varchar', { length: 40 })
  action: AuditAction;

  @Field(() => AUDIT_SUBJECTS)
  @Column('varchar', { length: 40 })
  subject: AuditSubject;

  /** Null if the entry stands for many records. */
  @Field(() => Int, { nullable: true, description: 'Null where a line stands for many records' })
  @Index()
  @Column('integer', { nullable: true })
  subjectId: number | null;

  /** The current name of the account that the entry is about: looked up, not stored. Null once it is deleted. */
  @Field(() => String, {
    nullable: true,
    description: 'Current name of a user’s or member’s account; null for other kinds, and once it is deleted',
  })
  @VirtualColumn({
    type: 'varchar',
    query: (entry) => `CASE ${entry}.subject
      WHEN 'user' THEN (SELECT name FROM user_account WHERE id = ${entry}.subject_id)
      WHEN 'member' THEN (SELECT name FROM member WHERE id = ${entry}.subject_id) END`,
  })
  subjectName: string | null;

  /** The record's name, if visitors may know it; never a private value. */
  @Field(() => String, { nullable: true, description: 'Its name, if visitors may know it' })
  @Column('varchar', { nullable: true })
  label: string | null;

  /** How many records the entry stands for. */
  @Field(() => Int, { nullable: true, description: 'How many records a line stands for' })
  @Column('integer', { nullable: true })
  count: number | null;

  /** More about the act, as a fixed value such as a status; never a private value. */
  @Field(() => AUDIT_DETAIL_ENUM, {
    nullable: true,
    description: 'Detail of the action, for example the new status',
  })
  @Column('varchar', { length: 40, nullable: true })
  detail: AuditDetail | null;

  /** The reason, in the admin's words, for acts that require one. */
  @Field(() => String, { nullable: true, description: 'The administrator’s own words, where asked' })
  @Column('varchar', { nullable: true })
  reason: string | null;
}
