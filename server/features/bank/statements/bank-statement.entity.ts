import { Field, Float, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import type { BankLayout } from '../../../../rules/bank-statements.ts';
import type { DateOrder } from '../../../../rules/imports.ts';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';
import { BankAccount } from './bank-account.entity.ts';

/** A file of a bank, as far as its lines were new. */
@ObjectType({
  description: 'A bank statement file: its new lines. Days are YYYY-MM-DD',
})
@Entity('bank_statement')
@Index('bank_statement_header', ['header', 'id'])
export class BankStatement extends Numbered {
  @Field(() => Int)
  @Index()
  @ForeignKey(() => BankAccount)
  @Column('integer')
  accountId: number;

  @Field(() => String)
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
  @Field(() => String)
  @Column('date')
  firstDay: string;

  @Field(() => String)
  @Column('date')
  lastDay: string;

  @Done(By, { byName: '', at: '' })
  added: By;

  @Field(() => Date, { nullable: true, description: 'When it was undone' })
  @Column('timestamptz', { nullable: true })
  undoneAt: Date | null;

  /** Of its lines, where they were read with it, as what follows; not stored. */
  @Field(() => Int)
  lineCount?: number;

  @Field(() => Float, { description: 'Pence received' })
  inPence?: number;

  @Field(() => Int, { description: 'Incoming lines that still need a decision' })
  openCount?: number;
}
