import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { ShownChoices } from '../../../../rules/candidate-confirmation.ts';
import type { ConfirmationAct, ConfirmationWay } from '../../../../rules/candidate-states.ts';
import { Numbered } from '../../../database/numbered.ts';

/** What a candidate was asked or said, when, to which text and by which way. It outlives the profile, without its facts. */
@Entity('confirmation_record')
@Check(
  'confirmation_record_act',
  `act IN ('ASKED', 'GIVEN', 'CHANGED', 'LATER', 'REFUSED', 'WITHDRAWN', 'LAPSED')`,
)
@Check('confirmation_record_way', `(way IS NULL) = (act = 'LAPSED')`)
// TypeORM knows no index of this kind; a migration creates it.
@Index('confirmation_record_refused', { synchronize: false })
export class ConfirmationRecord extends Numbered {
  @Index()
  @ForeignKey('Candidate', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  candidateId: number | null;

  @Column('varchar', { length: 9 })
  act: ConfirmationAct;

  /** Of the question that was answered; a new text is a new version. */
  @Column('integer')
  textVersion: number;

  /** Null of what nobody has said. */
  @Column('varchar', { length: 7, nullable: true })
  way: ConfirmationWay | null;

  @Column('jsonb', { default: {} })
  shown: Partial<ShownChoices>;

  /** Hashes of the candidate's e-mail and mobile, so that whoever refused is not asked again. */
  @Column('text', { array: true, default: [] })
  contactKeys: string[];

  @Index()
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
