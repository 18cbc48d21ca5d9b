import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Donor } from '../ledger/donors/donor.entity.ts';

/**
 * That a donor was sent the statement of some days. Rows are only added: one for each donor and days, and one more each
 * time that a treasurer has asked for it again.
 */
@Entity('donor_statement_letter')
@Unique('donor_statement_letter_replaced_once', ['replacesId'])
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

  /** Of what it said, another after any change; null of letters that were sent before this was kept. */
  @Column('varchar', { length: 32, nullable: true })
  fingerprint: string | null;

  /** The letter that it replaces, because what that said has changed since. Each is replaced once. */
  @ForeignKey(() => DonorStatementLetter, {
    name: 'donor_statement_letter_replaces',
    onDelete: 'SET NULL',
  })
  @Column('integer', { name: 'replaces_id', nullable: true })
  replacesId: number | null;

  @Column('timestamptz', { name: 'sent_at', default: () => 'now()' })
  sentAt: Date;

  @Index('donor_statement_letter_sent_by_id')
  @ForeignKey('User', { name: 'donor_statement_letter_sent_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'sent_by_id', nullable: true })
  sentById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'sent_by_name' })
  sentByName: string;
}
