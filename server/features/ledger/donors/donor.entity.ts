import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { DonorKind } from '../../../../rules/donors.ts';
import type { Language } from '../../../../rules/languages.ts';
import { Numbered } from '../../../database/numbered.ts';

/** What the list and the page of a donor have in common. */
@ObjectType()
export abstract class SharedDonorFields extends Numbered {
  @Field(() => DonorKind)
  @Column('varchar', { length: 9, default: DonorKind.PERSON })
  kind: DonorKind;

  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => String, { description: 'Optional, like email and phone' })
  @Column('varchar', { default: '' })
  postcode: string;

  /** Lower case. */
  @Field(() => String)
  @Index()
  @Column('varchar', { length: 254, default: '' })
  email: string;

  @Field(() => String)
  @Column('varchar', { default: '' })
  phone: string;
}

/** What the table has and treasurers keep. */
@ObjectType()
export abstract class DonorFields extends SharedDonorFields {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  @Column('integer', { default: 1 })
  version: number;

  /** Its lines, without the postcode; may be empty. */
  @Field(() => String)
  @Column('varchar', { default: '' })
  address: string;

  /** For the office alone. */
  @Field(() => String)
  @Column('text', { default: '' })
  note: string;

  @Field(() => Int, { nullable: true, description: 'Their account' })
  @ForeignKey('User', { name: 'donor_user_account', onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  userId: number | null;

  /** With whose donations theirs are counted; see `DonorMerge`. */
  @Field(() => Int, { nullable: true, description: 'The donor they are merged into' })
  @Index()
  @ForeignKey('Donor', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  mergedIntoId: number | null;

  /** As they were called then. */
  @Field(() => String, { description: 'Who added them; empty if added with a donation' })
  @Column('varchar', { default: '' })
  createdByName: string;

  @Field(() => Date)
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}

/** A person or household that gives, with or without an account. */
@Entity('donor')
@Check('donor_kind', `kind IN ('PERSON', 'HOUSEHOLD')`)
@Unique('donor_user_id', ['userId'])
export class Donor extends DonorFields {
  @Column('varchar', { length: 35 })
  letterLanguage: Language;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  createdById: number | null;
}
