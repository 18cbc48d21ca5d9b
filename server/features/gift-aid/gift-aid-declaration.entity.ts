import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { DeclarationCover, DeclarationMethod } from '../../../rules/gift-aid.ts';
import type { Language } from '../../../rules/languages.ts';
import { Numbered } from '../../database/numbered.ts';

/** That somebody pays tax and wants Gift Aid on their gifts. What was done with it is in its entries; it goes with the donor. */
@Entity('gift_aid_declaration')
@Check('gift_aid_declaration_method', `method IN ('ONLINE', 'PAPER', 'VERBAL')`)
@Check('gift_aid_declaration_cover', `cover IN ('FROM_NOW', 'PAST_TOO', 'THIS_GIFT')`)
@Check('gift_aid_declaration_alone', `cover <> 'THIS_GIFT' OR covers_gift_alone AND donation_id IS NOT NULL`)
@Check('gift_aid_declaration_postcode', `(postcode = '') = lives_abroad`)
@Unique('gift_aid_declaration_with_gift', ['donationId'])
export class GiftAidDeclaration extends Numbered {
  @Column('integer', { default: 1 })
  version: number;

  @Index()
  @ForeignKey('Donor', { onDelete: 'CASCADE' })
  @Column('integer')
  donorId: number;

  @Column('varchar', { length: 6 })
  method: DeclarationMethod;

  @Column('varchar', { length: 9 })
  cover: DeclarationCover;

  /** The gift with which it was made. */
  @ForeignKey('Donation')
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** It covers that gift, if any, whenever it comes, and no other: as it says, or until it is sure that its donor made it. */
  @Column('boolean', { default: false })
  coversGiftAlone: boolean;

  /** `YYYY-MM-DD`, as the days that follow. */
  @Column('date')
  declaredOn: string;

  /** Of gifts. */
  @Column('date')
  coversFrom: string;

  /** Of a verbal one: when the donor got it in writing. */
  @Column('date', { nullable: true })
  recordSentOn: string | null;

  /** The first day whose gifts it no longer covers. */
  @Column('date', { nullable: true })
  cancelledFrom: string | null;

  @Column('varchar', { length: 4 })
  title: string;

  @Column('varchar', { length: 35 })
  firstName: string;

  @Column('varchar', { length: 35 })
  lastName: string;

  @Column('varchar', { length: 40 })
  house: string;

  @Column('boolean')
  livesAbroad: boolean;

  @Column('varchar', { length: 8 })
  postcode: string;

  /** Of the wording; {@link text} is what the donor saw. */
  @Column('integer')
  textVersion: number;

  @Column('text')
  text: string;

  @Column('varchar', { length: 35 })
  language: Language;
}
