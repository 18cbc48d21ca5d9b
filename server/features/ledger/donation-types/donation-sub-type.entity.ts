import { Check, Column, Entity, ForeignKey, Index, VersionColumn } from 'typeorm';
import { DonationColumn } from '../../../../rules/donation-states.ts';
import type { Language } from '../../../../rules/languages.ts';
import { MembershipPeriod } from '../../../../rules/memberships.ts';
import { Numbered } from '../../../database/numbered.ts';
import type { Translations } from '../../../database/translations.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';

/** A purpose of donations or payments: an entry of the three-column table. */
@Entity('donation_sub_type')
@Check('donation_sub_type_column', `column_name IN ('MEMBERSHIP', 'FESTIVAL', 'HALL_AND_OTHER')`)
@Check('donation_sub_type_fee', 'fee_pence > 0')
@Check(
  'donation_sub_type_period',
  `membership_period IN ('NONE', 'YEAR', 'FIXED_YEAR', 'LIFE')
   AND (membership_period = 'FIXED_YEAR') = (membership_starts_on <> '')`,
)
export class DonationSubType extends Numbered {
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Column('varchar')
  name: string;

  /** The language of `name`. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** A sentence of what it is for. */
  @Column('text', { nullable: true })
  purpose: string | null;

  /** What sums do, a line each, see `sumLines`. */
  @Column('text', { nullable: true })
  effects: string | null;

  /** Its picture. */
  @Index()
  @ForeignKey(() => MediaFile, { name: 'file_reference' })
  @Column('integer', { nullable: true })
  fileId: number | null;

  /** The texts in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  @Column('varchar', { name: 'column_name', length: 20 })
  column: DonationColumn;

  /** Null leaves the amount to the donor. */
  @Column('integer', { nullable: true })
  feePence: number | null;

  /** Order within its column; ties are ordered by id. */
  @Column('integer')
  position: number;

  /** Inactive types are neither offered nor accepted, but earlier donations keep them. */
  @Column('boolean', { default: true })
  isActive: boolean;

  /** Whether people without an account may give to it. */
  @Column('boolean', { default: true })
  isOpenToVisitors: boolean;

  /** How long a payment makes its donor a member. */
  @Column('varchar', { length: 10, default: MembershipPeriod.NONE })
  membershipPeriod: MembershipPeriod;

  /** The day on which a FIXED_YEAR begins, `MM-DD`; else empty. */
  @Column('varchar', { length: 5, default: '' })
  membershipStartsOn: string;

  /** Whether Gift Aid is claimed for what is given to it, as the treasurer says; never for the hall. */
  @Column('boolean', { default: false })
  countsForGiftAid: boolean;
}
