import { Column, Entity, Index } from 'typeorm';
import type { AuditSubject } from '../../rules/audit.ts';
import { Numbered } from './numbered.ts';

/** The columns of a record by their property names, as JSON. */
export type Snapshot = Record<string, unknown>;

/** A record as a save left it. */
@Entity('revision')
@Index('revision_record', ['subject', 'subjectId', 'id'])
export class Revision extends Numbered {
  @Column('varchar', { length: 40 })
  subject: AuditSubject;

  @Column('integer')
  subjectId: number;

  @Column('timestamptz', { default: () => 'now()' })
  at: Date;

  /** Who saved it; empty for the command line, and for what was there before revisions were kept. */
  @Column('varchar', { default: '' })
  actorName: string;

  @Column('jsonb')
  snapshot: Snapshot;
}
