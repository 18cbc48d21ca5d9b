import { Check, Column, Entity, ForeignKey, Index, VirtualColumn } from 'typeorm';
import type { ReportKind, ReportMeasure, ReportState } from '../../../../rules/candidate-states.ts';
import { Versioned } from '../../../database/numbered.ts';

/** A member's report of a profile or of a photo of it. */
@Entity('candidate_report')
@Check(
  'candidate_report_kind',
  `kind IN ('INTIMATE_IMAGE', 'SOMEBODY_ELSE', 'UNTRUE', 'MARRIED', 'RUDE', 'OTHER')`,
)
@Check('candidate_report_state', `state IN ('OPEN', 'UPHELD', 'REJECTED')`)
@Check('candidate_report_answered', `(state = 'OPEN') = (answered_at IS NULL)`)
@Check('candidate_report_measure', `measure IN ('NONE', 'HIDE', 'REMOVE_PHOTOS', 'REMOVE_PROFILE')`)
@Check('candidate_report_measured', `(state = 'UPHELD') = (measure IS NOT NULL)`)
@Index('candidate_report_open', ['dueAt'], { where: `state = 'OPEN'` })
export class CandidateReport extends Versioned {
  /** Null once the profile is removed. */
  @Index()
  @ForeignKey('Candidate', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  candidateId: number | null;

  /** As it was when it was reported. */
  @Column('varchar')
  candidateName: string;

  @Index()
  @ForeignKey('Member', { name: 'candidate_report_reporter', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  reporterId: number | null;

  @Column('varchar', { length: 14 })
  kind: ReportKind;

  @Column('varchar')
  text: string;

  @Column('varchar', { length: 8, default: 'OPEN' })
  state: ReportState;

  /** Whether it keeps the profile out of the lists (see `hide-reported.ts`). */
  @Column('boolean', { default: false })
  hides: boolean;

  /** What the office did about one that is upheld. */
  @Column('varchar', { length: 14, nullable: true })
  measure: ReportMeasure | null;

  /** By when the office has decided. */
  @Column('timestamptz')
  dueAt: Date;

  /** What the reporter was told. */
  @Column('varchar', { default: '' })
  answer: string;

  @Index()
  @Column('timestamptz', { nullable: true })
  answeredAt: Date | null;

  @Index()
  @ForeignKey('User', { name: 'candidate_report_officer', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  officerId: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Looked up, not stored: the decided reports that hide the same profile now. */
  @VirtualColumn({
    type: 'jsonb',
    query: (report) =>
      `SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM candidate_report
        WHERE candidate_id = ${report}.candidate_id AND hides AND state <> 'OPEN'`,
  })
  hiddenBy: number[];
}
