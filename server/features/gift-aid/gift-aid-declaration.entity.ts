import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { DeclarationCover, DeclarationMethod } from '../../../rules/gift-aid.ts';
import type { Language } from '../../../rules/languages.ts';
import { Numbered } from '../../database/numbered.ts';

/** What the table has and both its donor and treasurers see. */
@ObjectType()
export abstract class DeclarationFields extends Numbered {
  @Field(() => Int, {
    description: 'Optimistic lock: send it back with the edit; an older one answers CONFLICT',
  })
  @Column('integer', { default: 1 })
  version: number;

  @Field(() => DeclarationMethod)
  @Column('varchar', { length: 6 })
  method: DeclarationMethod;

  @Field(() => DeclarationCover)
  @Column('varchar', { length: 9 })
  cover: DeclarationCover;

  @Field(() => String, { description: 'YYYY-MM-DD, like the dates below' })
  @Column('date')
  declaredOn: string;

  @Field(() => String, { description: 'First day of the donations it covers' })
  @Column('date')
  coversFrom: string;

  @Field(() => String, {
    nullable: true,
    description: 'First day whose donations it no longer covers',
  })
  @Column('date', { nullable: true })
  cancelledFrom: string | null;

  @Field(() => String)
  @Column('varchar', { length: 4 })
  title: string;

  @Field(() => String)
  @Column('varchar', { length: 35 })
  firstName: string;

  @Field(() => String)
  @Column('varchar', { length: 35 })
  lastName: string;

  @Field(() => String, { description: 'House name or number; outside the UK the address' })
  @Column('varchar', { length: 40 })
  house: string;

  @Field(() => Boolean)
  @Column('boolean')
  livesAbroad: boolean;

  @Field(() => String)
  @Column('varchar', { length: 8 })
  postcode: string;

  @Field(() => String, { description: 'Wording the donor has seen or heard' })
  @Column('text')
  text: string;

  @Field(() => String, { description: 'Of the text' })
  @Column('varchar', { length: 35 })
  language: Language;
}

/** That somebody pays tax and wants Gift Aid on their gifts. What was done with it is in its entries; it goes with the donor. */
@Entity('gift_aid_declaration')
@Check('gift_aid_declaration_method', `method IN ('ONLINE', 'PAPER', 'VERBAL')`)
@Check('gift_aid_declaration_cover', `cover IN ('FROM_NOW', 'PAST_TOO', 'THIS_GIFT')`)
@Check('gift_aid_declaration_alone', `cover <> 'THIS_GIFT' OR covers_gift_alone AND donation_id IS NOT NULL`)
@Check('gift_aid_declaration_postcode', `(postcode = '') = lives_abroad`)
@Unique('gift_aid_declaration_with_gift', ['donationId'])
export class GiftAidDeclaration extends DeclarationFields {
  @Index()
  @ForeignKey('Donor', { onDelete: 'CASCADE' })
  @Column('integer')
  donorId: number;

  /** The gift with which it was made. */
  @ForeignKey('Donation')
  @Column('integer', { nullable: true })
  donationId: number | null;

  /** It covers that gift, if any, whenever it comes, and no other: as it says, or until it is sure that its donor made it. */
  @Column('boolean', { default: false })
  coversGiftAlone: boolean;

  /** Of a verbal one: the day on which the donor got it in writing, `YYYY-MM-DD`. */
  @Column('date', { nullable: true })
  recordSentOn: string | null;

  /** Of the wording; {@link text} is what the donor saw. */
  @Column('integer')
  textVersion: number;
}
