import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ImportState, SheetSubject } from '../../../rules/imports.ts';

/** One time that somebody brought something in. */
@Entity('import_run')
@Check('import_run_state', `state IN ('RUNNING', 'FINISHED', 'TAKING_BACK', 'TAKEN_BACK')`)
export class ImportRun {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** What the same things come from again: the address of a website, or the kind of spreadsheet. */
  @Column('varchar', { length: 300 })
  source: string;

  /** What people call it: the address, or the name of the file. */
  @Column('varchar')
  label: string;

  /** Null for a website. */
  @Column('varchar', { length: 20, nullable: true })
  sheetSubject: SheetSubject | null;

  /** The heading of each field's column, normalised, to find it in the next sheet. */
  @Column('jsonb', { nullable: true })
  columns: Record<string, string> | null;

  @Column('varchar', { length: 12 })
  state: ImportState;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  startedById: number | null;

  /** As they were called then; empty for the command line. */
  @Column('varchar')
  startedByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt: Date;

  /** When it last got further. */
  @Column('timestamptz', { default: () => 'now()' })
  movedAt: Date;
}
