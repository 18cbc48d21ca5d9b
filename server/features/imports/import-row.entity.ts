import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { AuditSubject } from '../../../rules/audit.ts';
import type { ImportRowState } from '../../../rules/imports.ts';
import type { MessageKey } from '../../../rules/messages.ts';
import { Numbered } from '../../database/numbered.ts';
import { ImportRun } from './import-run.entity.ts';

/** What is known of a record before it is here: its fields as its service takes them. */
export type ImportFields = Record<string, unknown>;

/** One thing that an import brings in, and what became of it. */
@Entity('import_row')
@Check('import_row_state', `state IN ('PENDING', 'CREATED', 'KNOWN', 'REFUSED', 'UNDONE', 'KEPT')`)
@Index('import_row_run_state', ['runId', 'state', 'id'])
@Index('import_row_brought_once', ['source', 'subject', 'sourceKey'], {
  unique: true,
  where: `state IN ('CREATED', 'KEPT')`,
})
export class ImportRow extends Numbered {
  @ForeignKey(() => ImportRun, { onDelete: 'CASCADE' })
  @Column('integer')
  runId: number;

  /** Of a spreadsheet the row, as its program counts; else a count from 1. */
  @Column('integer')
  number: number;

  @Column('varchar', { length: 300 })
  source: string;

  @Column('varchar', { length: 40 })
  subject: AuditSubject;

  /** By which the source knows it again. */
  @Column('varchar', { length: 64 })
  sourceKey: string;

  @Column('varchar')
  label: string;

  @Column('varchar', { length: 12 })
  state: ImportRowState;

  /** Only while it is pending: afterwards the record has them, and of a refused one nothing is kept. */
  @Column('jsonb', { nullable: true })
  fields: ImportFields | null;

  /** The address of its file, in the website. */
  @Column('varchar', { length: 600, nullable: true })
  file: string | null;

  @Column('integer', { nullable: true })
  recordId: number | null;

  /** The version in which the record was created: with a newer one, somebody has worked on it. */
  @Column('integer', { nullable: true })
  recordVersion: number | null;

  /** Why it was refused or kept, or what it came without. */
  @Column('varchar', { length: 60, nullable: true })
  problem: MessageKey | null;

  @Column('varchar', { length: 40, nullable: true })
  problemField: string | null;

  /** When the owner of an account was written to. */
  @Column('timestamptz', { nullable: true })
  invitedAt: Date | null;
}
