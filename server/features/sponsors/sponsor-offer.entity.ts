import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { Versioned } from '../../database/numbered.ts';
import type { Translations } from '../../database/translations.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';

/** What can be sponsored: slots of the days of a festival, or of the daily arti and lunch. */
@Entity('sponsor_offer')
@Check('sponsor_offer_pence', 'pence > 0')
@Check('sponsor_offer_days', 'first_day <= last_day')
export class SponsorOffer extends Versioned {
  @Column('varchar')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  /** The slots of a day, a line each; a slot is known by its number from 1. */
  @Column('text')
  slots: string;

  /** The language of its texts. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  @Column('jsonb', { default: {} })
  translations: Translations;

  /** Of one slot. */
  @Column('integer')
  pence: number;

  /** What the donation is for. */
  @Index()
  @ForeignKey(() => DonationSubType, { name: 'sponsor_offer_sub_type' })
  @Column('integer')
  subTypeId: number;

  @Column('date')
  firstDay: string;

  /** Null for every day from the first on. */
  @Column('date', { nullable: true })
  lastDay: string | null;

  /** 1 for Monday to 7 for Sunday; empty for every day. */
  @Column('integer', { array: true, default: () => `'{}'` })
  weekdays: number[];

  @Column('boolean', { default: true })
  isShown: boolean;
}
