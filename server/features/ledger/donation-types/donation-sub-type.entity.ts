import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, VersionColumn } from 'typeorm';
import { DonationColumn } from '../../../../rules/donation-states.ts';
import type { Language } from '../../../../rules/languages.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';
import { Numbered } from '../../../database/numbered.ts';
import type { Translations } from '../../../database/translations.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';

/** What everybody is shown. */
@ObjectType({ description: 'A donation type' })
export class DonationType extends Numbered {
  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => String, { nullable: true, description: 'What it is for, in a sentence' })
  @Column('text', { nullable: true })
  purpose: string | null;

  /** See `sumLines`. */
  @Field(() => String, {
    nullable: true,
    description: 'What sums do, a line each, for example 51: Lunch for seventeen people',
  })
  @Column('text', { nullable: true })
  effects: string | null;

  @Field(() => DonationColumn)
  @Column('varchar', { name: 'column_name', length: 20 })
  column: DonationColumn;

  @Field(() => Int, { nullable: true, description: 'Fixed fee in pence; null if the donor chooses' })
  @Column('integer', { nullable: true })
  feePence: number | null;

  /** Its picture, which the schema has as `file`. */
  @Index()
  @ForeignKey(() => MediaFile, { name: 'file_reference' })
  @Column('integer', { nullable: true })
  fileId: number | null;
}

@ObjectType({ description: 'A type of donation as administrators keep it' })
export class ManagedDonationType extends DonationType {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** Earlier donations keep an inactive one. */
  @Field(() => Boolean, { description: 'Others are neither listed nor accepted' })
  @Column('boolean', { default: true })
  isActive: boolean;

  @Field(() => Boolean, { description: 'Whether people without an account may give to it' })
  @Column('boolean', { default: true })
  isOpenToVisitors: boolean;

  @Field(() => Boolean, {
    description: 'Whether its donations are eligible for Gift Aid; never for the hall',
  })
  @Column('boolean', { default: false })
  countsForGiftAid: boolean;

  @Field(() => MembershipPeriod)
  @Column('varchar', { length: 10, default: MembershipPeriod.NONE })
  membershipPeriod: MembershipPeriod;

  @Field(() => String, { description: 'Day on which a FIXED_YEAR begins, MM-DD; else empty' })
  @Column('varchar', { length: 5, default: '' })
  membershipStartsOn: string;
}

/** A purpose of donations or payments: an entry of the three-column table. */
@Entity('donation_sub_type')
@Check('donation_sub_type_column', `column_name IN ('MEMBERSHIP', 'FESTIVAL', 'HALL_AND_OTHER')`)
@Check('donation_sub_type_fee', 'fee_pence > 0')
@Check(
  'donation_sub_type_period',
  `membership_period IN ('NONE', 'YEAR', 'FIXED_YEAR', 'LIFE')
   AND (membership_period = 'FIXED_YEAR') = (membership_starts_on <> '')`,
)
export class DonationSubType extends ManagedDonationType {
  /** The language of `name`. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The texts in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  /** Order within its column; ties are ordered by id. */
  @Column('integer')
  position: number;
}
