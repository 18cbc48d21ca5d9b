import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { BankLayout } from '../../../rules/bank-statements.ts';
import type { DateOrder } from '../../../rules/imports.ts';
import { BankAccount } from './bank-account.entity.ts';

/** A file of a bank, as far as its lines were new. */
@Entity('bank_statement')
@Index('bank_statement_header', ['header', 'id'])
export class BankStatement {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'bank_statement_pkey' })
  id: number;

  @Index('bank_statement_account_id')
  @ForeignKey(() => BankAccount, { name: 'bank_statement_account' })
  @Column('integer', { name: 'account_id' })
  accountId: number;

  @Column('varchar', { name: 'file_name', length: 300 })
  fileName: string;

  /** SHA-256 of its bytes. */
  @Column('char', { name: 'file_hash', length: 64 })
  fileHash: string;

  /** What identifies a bank's kind of file: its headings, normalised. */
  @Column('varchar', { length: 64 })
  header: string;

  /** How that kind was read, for the next one, and whether its amounts had signs. */
  @Column('jsonb')
  layout: BankLayout & { isSigned?: boolean };

  @Column('varchar', { name: 'date_order', length: 11, nullable: true })
  dateOrder: DateOrder | null;

  /** The first and the last day of its lines, `YYYY-MM-DD`. */
  @Column('date', { name: 'first_day' })
  firstDay: string;

  @Column('date', { name: 'last_day' })
  lastDay: string;

  @Index('bank_statement_added_by_id')
  @ForeignKey('User', { name: 'bank_statement_added_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'added_by_id', nullable: true })
  addedById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'added_by_name' })
  addedByName: string;

  @Column('timestamptz', { name: 'added_at', default: () => 'now()' })
  addedAt: Date;

  @Column('timestamptz', { name: 'taken_back_at', nullable: true })
  takenBackAt: Date | null;
}
