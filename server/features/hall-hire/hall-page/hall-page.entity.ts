import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { Language } from '../../../../rules/languages.ts';
import type { Translations } from '../../../database/translations.ts';

/** The one row's id. */
export const HALL_PAGE_ID = 1;

/** What the office says of the hall; visitors may read all of it. */
@ObjectType({
  description: 'The page about hiring the hall, whose empty texts are not shown, and by when hirers pay',
})
@Entity('hall_page')
@Check('hall_page_due', 'deposit_due_days >= 0 AND balance_due_months >= 0 AND balance_due_days >= 0')
@Check('hall_page_one_row', `id = ${HALL_PAGE_ID}`)
export class HallPage {
  @PrimaryColumn('integer')
  id: number;

  @Field(() => Int, { description: 'Optimistic lock: send it back with the edit' })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** The language that these texts were entered in; GraphQL's `language` is the one asked for. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The same texts in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  @Field(() => String, { nullable: true, description: 'Below the heading' })
  @Column('text', { nullable: true })
  lead: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'A fact, whose second line follows a colon, as the next five',
  })
  @Column('text', { nullable: true })
  seats: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  kitchen: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  stage: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  parking: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  access: string | null;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  furniture: string | null;

  @Field(() => String, { nullable: true, description: 'What is asked of hirers, a line each' })
  @Column('text', { nullable: true })
  asks: string | null;

  @Field(() => String, { description: 'The letting agreement that hirers accept' })
  @Column('text')
  agreement: string;

  @Field(() => Int, { description: 'Days after it was asked by which a deposit is due' })
  @Column('integer', { default: 14 })
  depositDueDays: number;

  @Field(() => Int, { description: 'Months before the hire by which the rest is due' })
  @Column('integer', { default: 1 })
  balanceDueMonths: number;

  @Field(() => Int, { description: 'So many days before that' })
  @Column('integer', { default: 0 })
  balanceDueDays: number;
}
