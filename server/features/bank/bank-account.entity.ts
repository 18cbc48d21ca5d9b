import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** An account of the association at a bank. The first one is there from the beginning. */
@Entity('bank_account')
@Unique('bank_account_name', ['name'])
export class BankAccount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  /** Of the first one empty until somebody gives it a name. */
  @Column('varchar')
  name: string;
}
