import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { BankLayout } from '../../../rules/bank-statements.ts';
import type { DateOrder } from '../../../rules/imports.ts';
import { BankAccount } from './bank-account.entity.ts';

/** A file of a bank, as far as its lines were new. */
@Entity('bank_statement')
@Index('bank_statement_header', ['header', 'id'])
export class BankStatement {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey(() => BankAccount)
  @Column('integer')
  accountId: number;

  @Column('varchar', { length: 300 })
  fileName: string;

  /** SHA-256 of its bytes. */
  @Column('char', { length: 64 })
  fileHash: string;

  /** What identifies a bank's kind of file: its headings, normalised. */
  @Column('varchar', { length: 64 })
  header: string;

  /** How that kind was read, for the next one, and whether its amounts had signs. */
  @Column('jsonb')
  layout: BankLayout & { isSigned?: boolean };

  @Column('varchar', { length: 11, nullable: true })
  dateOrder: DateOrder | null;

  /** The first and the last day of its lines, `YYYY-MM-DD`. */
  @Column('date')
  firstDay: string;

  @Column('date')
  lastDay: string;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  addedById: number | null;

  /** As they were called then. */
  @Column('varchar')
  addedByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  addedAt: Date;

  @Column('timestamptz', { nullable: true })
  takenBackAt: Date | null;
}
