import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity } from 'typeorm';
import { ImportState, SheetSubject } from '../../../rules/imports.ts';
import { By, Done } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';

/** One time that somebody brought something in. */
@ObjectType()
@Entity('import_run')
@Check('import_run_state', `state IN ('RUNNING', 'FINISHED', 'UNDOING', 'UNDONE')`)
export class ImportRun extends Numbered {
  /** What the same things come from again: the address of a website, or the kind of spreadsheet. */
  @Column('varchar', { length: 300 })
  source: string;

  /** What people call it: the address, or the name of the file. */
  @Field(() => String, { description: 'Address of the website, or name of the file' })
  @Column('varchar')
  label: string;

  /** Null for a website. */
  @Field(() => SheetSubject, { nullable: true, description: 'Null for a website' })
  @Column('varchar', { length: 20, nullable: true })
  sheetSubject: SheetSubject | null;

  /** The heading of each field's column, normalised, to find it in the next sheet. */
  @Column('jsonb', { nullable: true })
  columns: Record<string, string> | null;

  @Field(() => ImportState)
  @Column('varchar', { length: 12 })
  state: ImportState;

  @Done(By, { byName: 'Who imported it, or undid it; empty for the command line', at: '' })
  started: By;

  /** When it last got further. */
  @Column('timestamptz', { default: () => 'now()' })
  movedAt: Date;
}
