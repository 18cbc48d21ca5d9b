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
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** The year in which it begins. */
  @Index()
  @Column('integer')
  taxYear: number;

  /** Of gifts; the tax is a quarter. */
  @Column('integer')
  pence: number;

  /** `YYYY-MM-DD` */
  @Column('date')
  sentOn: string;

  @Index()
  @ForeignKey('GiftAidClaim')
  @Column('integer', { nullable: true })
  claimId: number | null;

  /** `YYYY-MM-DD`, of one that was sent by itself. */
  @Column('date', { nullable: true })
  paidOn: string | null;

  @Column('integer', { nullable: true })
  paidPence: number | null;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  madeById: number | null;

  /** As they were called then; so is the other. */
  @Column('varchar')
  madeByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  takenBackById: number | null;

  @Column('varchar', { default: '' })
  takenBackByName: string;

  @Column('timestamptz', { nullable: true })
  takenBackAt: Date | null;

  @Column('varchar', { default: '' })
  takenBackReason: string;
}
