import { Field, ObjectType } from 'type-graphql';
import { Column, Entity, Unique } from 'typeorm';
import { Numbered } from '../../../database/numbered.ts';

/** An account of the association at a bank. The first one is there from the beginning. */
@ObjectType({ description: 'A bank account of the association' })
@Entity('bank_account')
@Unique('bank_account_name', ['name'])
export class BankAccount extends Numbered {
  /** Of the first one empty until somebody gives it a name. */
  @Field(() => String, { description: 'Empty for the first account until it is named' })
  @Column('varchar')
  name: string;
}
