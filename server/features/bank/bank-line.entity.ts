import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { BankAccount } from './bank-account.entity.ts';
import { BankStatement } from './bank-statement.entity.ts';

/** What a bank says of one movement of money. */
@Entity('bank_line')
@Check('bank_line_amount', 'amount_pence <> 0')
// Equal lines of an account are counted, so that files that overlap, or two that come at once, add none twice.
@Index('bank_line_once', ['accountId', 'fingerprint', 'ordinal'], {
  unique: true,
  where: 'NOT is_taken_back',
})
@Index('bank_line_payer_key', ['payerKey'])
export class BankLine {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'bank_line_pkey' })
  id: number;

  /** Grows with every decision about it. */
  @Column('integer', { default: 1 })
  version: number;

  @Index('bank_line_statement_id')
  @ForeignKey(() => BankStatement, { name: 'bank_line_statement' })
  @Column('integer', { name: 'statement_id' })
  statementId: number;

  @ForeignKey(() => BankAccount, { name: 'bank_line_account' })
  @Column('integer', { name: 'account_id' })
  accountId: number;

  /** `YYYY-MM-DD` */
  @Index('bank_line_day')
  @Column('date')
  day: string;

  /** As the bank writes it; empty once it has been kept long enough. */
  @Column('varchar', { length: 500 })
  description: string;

  /** Negative for money that went out. */
  @Column('integer', { name: 'amount_pence' })
  amountPence: number;

  /** Of day, normalised description and amount. */
  @Column('char', { length: 64 })
  fingerprint: string;

  /** From 1 among the equal lines of the account. */
  @Column('integer')
  ordinal: number;

  /** Who paid, as far as the description tells: without digits and references; may be empty. */
  @Column('varchar', { name: 'payer_key', length: 500 })
  payerKey: string;

  @Column('boolean', { name: 'is_not_ours', default: false })
  isNotOurs: boolean;

  @Column('varchar', { name: 'not_ours_note', default: '' })
  notOursNote: string;

  /** With its whole statement: it counts no more. */
  @Column('boolean', { name: 'is_taken_back', default: false })
  isTakenBack: boolean;
}
