import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { By, Done } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';
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
export class DonorStatementLetter extends Numbered {
  @Index()
  @ForeignKey(() => Donor, { onDelete: 'CASCADE' })
  @Column('integer')
  donorId: number;

  /** `YYYY-MM-DD`, both inclusive. */
  @Column('date')
  fromDay: string;

  @Column('date')
  toDay: string;

  @Column('boolean', { default: false })
  isRepeat: boolean;

  /** Of what it said, another after any change; null of letters that were sent before this was kept. */
  @Column('varchar', { length: 32, nullable: true })
  fingerprint: string | null;

  /** The letter that it replaces, because what that said has changed since. Each is replaced once. */
  @ForeignKey(() => DonorStatementLetter, { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  replacesId: number | null;

  @Done(By)
  sent: By;
}
