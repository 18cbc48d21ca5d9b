import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/**
 * What was claimed for of a tax year's small donations, with a Gift Aid claim or by itself. It is not changed afterwards:
 * what was wrong is taken back, and what is right is another one.
 */
@Entity('small_claim')
@Check('small_claim_pence', 'pence > 0 AND paid_pence >= 0')
// What was sent with a claim is paid with it.
@Check(
  'small_claim_paid',
  '(paid_on IS NULL) = (paid_pence IS NULL) AND (claim_id IS NULL OR paid_on IS NULL)',
)
export class SmallClaim {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'small_claim_pkey' })
  id: number;

  /** The year in which it begins. */
  @Index('small_claim_tax_year')
  @Column('integer', { name: 'tax_year' })
  taxYear: number;

  /** Of gifts; the tax is a quarter. */
  @Column('integer')
  pence: number;

  /** `YYYY-MM-DD` */
  @Column('date', { name: 'sent_on' })
  sentOn: string;

  @Index('small_claim_claim_id')
  @ForeignKey('GiftAidClaim', { name: 'small_claim_claim' })
  @Column('integer', { name: 'claim_id', nullable: true })
  claimId: number | null;

  /** `YYYY-MM-DD`, of one that was sent by itself. */
  @Column('date', { name: 'paid_on', nullable: true })
  paidOn: string | null;

  @Column('integer', { name: 'paid_pence', nullable: true })
  paidPence: number | null;

  @Index('small_claim_made_by_id')
  @ForeignKey('User', { name: 'small_claim_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  /** As they were called then; so is the other. */
  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;

  @Index('small_claim_taken_back_by_id')
  @ForeignKey('User', { name: 'small_claim_taken_back_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'taken_back_by_id', nullable: true })
  takenBackById: number | null;

  @Column('varchar', { name: 'taken_back_by_name', default: '' })
  takenBackByName: string;

  @Column('timestamptz', { name: 'taken_back_at', nullable: true })
  takenBackAt: Date | null;

  @Column('varchar', { name: 'taken_back_reason', default: '' })
  takenBackReason: string;
}
