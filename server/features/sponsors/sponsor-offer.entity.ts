import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, VersionColumn } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { Numbered } from '../../database/numbered.ts';
import type { Translations } from '../../database/translations.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';

/** What the table has and everybody is shown. */
@ObjectType()
export abstract class SponsorOfferFields extends Numbered {
  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => String, { nullable: true })
  @Column('text', { nullable: true })
  description: string | null;

  /** A slot is known by its number from 1. */
  @Field(() => String, { description: 'The slots of a day, a line each' })
  @Column('text')
  slots: string;

  @Field(() => Int, { description: 'Of one slot' })
  @Column('integer')
  pence: number;

  @Field(() => Int, { description: 'The donation type' })
  @Index()
  @ForeignKey(() => DonationSubType, { name: 'sponsor_offer_sub_type' })
  @Column('integer')
  subTypeId: number;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Column('date')
  firstDay: string;

  @Field(() => String, { nullable: true, description: 'null: every day from the first on' })
  @Column('date', { nullable: true })
  lastDay: string | null;

  @Field(() => [Int], { description: '1 for Monday to 7 for Sunday; empty for every day' })
  @Column('integer', { array: true, default: () => `'{}'` })
  weekdays: number[];
}

/** What can be sponsored: slots of the days of a festival, or of the daily arti and lunch. */
@Entity('sponsor_offer')
@Check('sponsor_offer_pence', 'pence > 0')
@Check('sponsor_offer_days', 'first_day <= last_day')
export class SponsorOffer extends SponsorOfferFields {
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** The language of its texts. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  @Column('jsonb', { default: {} })
  translations: Translations;

  @Column('boolean', { default: true })
  isShown: boolean;
}
