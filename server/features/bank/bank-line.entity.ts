import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../database/numbered.ts';
import { BankAccount } from './statements/bank-account.entity.ts';
import { BankStatement } from './statements/bank-statement.entity.ts';

/** What a bank says of one movement of money. */
@Entity('bank_line')
@Check('bank_line_amount', 'amount_pence <> 0')
// Equal lines of an account are counted, so that files that overlap, or two that come at once, add none twice.
@Index('bank_line_once', ['accountId', 'fingerprint', 'ordinal'], {
  unique: true,
  where: 'NOT is_undone',
})
@Index(['payerKey'])
@Unique('bank_line_returned_once', ['returnsLineId'])
export class BankLine extends Numbered {
  /** Grows with every decision about it. */
  @Column('integer', { default: 1 })
  version: number;

  @Index()
  @ForeignKey(() => BankStatement)
  @Column('integer')
  statementId: number;

  @ForeignKey(() => BankAccount)
  @Column('integer')
  accountId: number;

  /** `YYYY-MM-DD` */
  @Index()
  @Column('date')
  day: string;

  /** As the bank writes it; empty once it has been kept long enough. */
  @Column('varchar', { length: 500 })
  description: string;

  /** Negative for money that went out. */
  @Column('integer')
  amountPence: number;

  /** Of day, normalised description and amount. */
  @Column('char', { length: 64 })
  fingerprint: string;

  /** From 1 among the equal lines of the account. */
  @Column('integer')
  ordinal: number;

  /** Who paid, as far as the description tells: without digits and references; may be empty. */
  @Column('varchar', { length: 500 })
  payerKey: string;

  @Column('boolean', { default: false })
  isExcluded: boolean;

  @Column('varchar', { default: '' })
  excludedNote: string;

  /** The payment that this money which went out has brought back. */
  @ForeignKey(() => BankLine)
  @Column('integer', { nullable: true })
  returnsLineId: number | null;

  /** With its whole statement: it counts no more. */
  @Column('boolean', { default: false })
  isUndone: boolean;
}
