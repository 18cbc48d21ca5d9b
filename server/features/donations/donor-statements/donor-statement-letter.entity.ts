import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { Donor } from '../donors/donor.entity.ts';

/**
 * That a donor was sent the statement of some days. Rows are only added: one for each donor and days, and one more each
 * time that a treasurer has asked for it again.
 */
@Entity('donor_statement_letter')
@Check('donor_statement_letter_days', 'from_day <= to_day')
@Index('donor_statement_letter_once', ['donorId', 'fromDay', 'toDay'], {
  unique: true,
  where: 'NOT is_repeat',
})
export class DonorStatementLetter {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'donor_statement_letter_pkey',
  })
  id: number;

  @Index('donor_statement_letter_donor_id')
  @ForeignKey(() => Donor, { name: 'donor_statement_letter_donor', onDelete: 'CASCADE' })
  @Column('integer', { name: 'donor_id' })
  donorId: number;

  /** `YYYY-MM-DD`, both inclusive. */
  @Column('date', { name: 'from_day' })
  fromDay: string;

  @Column('date', { name: 'to_day' })
  toDay: string;

  @Column('boolean', { name: 'is_repeat', default: false })
  isRepeat: boolean;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt: Date;

  @ForeignKey('User', { name: 'donor_statement_letter_sent_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'sent_by_id', nullable: true })
  sentById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'sent_by_name', length: 120 })
  sentByName: string;
}
