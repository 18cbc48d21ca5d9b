import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { SponsorshipState } from '../../../rules/sponsored-days.ts';
import { Versioned } from '../../database/numbered.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { SponsorOffer } from './sponsor-offer.entity.ts';

/** What the table has and the office sees. */
@ObjectType()
export abstract class SponsorshipFields extends Versioned {
  /** As the donation's, so that visitors are shown it without the books. */
  @Field(() => SponsorshipState)
  @Column('varchar', { length: 8, default: SponsorshipState.PROMISED })
  state: SponsorshipState;

  @Field(() => String, { description: 'YYYY-MM-DD' })
  @Column('date')
  day: string;

  /** Its number among the offer's slots, from 1. */
  @Field(() => Int)
  @Column('integer')
  slot: number;

  @Field(() => String, {
    nullable: true,
    description: 'Last day to pay before it is released; null: not released automatically',
  })
  @Column('date', { nullable: true })
  payBy: string | null;

  @Field(() => Date, { nullable: true, description: 'When the donor was reminded' })
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  @Field(() => String, { description: 'Names for the priest, a line each' })
  @Column('text', { default: '' })
  forWhom: string;

  @Field(() => String)
  @Column('varchar', { default: '' })
  gotra: string;

  @Field(() => String)
  @Column('varchar', { default: '' })
  occasion: string;

  /** Empty for no name. */
  @Field(() => String, { description: 'Shown to visitors once it is paid' })
  @Column('varchar', { default: '' })
  shownName: string;
}

/** A slot of a day that a donation takes. Of those that are not released there is one for a slot. */
@Entity('sponsorship')
@Check('sponsorship_state', `state IN ('PROMISED', 'PAID', 'RELEASED')`)
@Index('sponsorship_slot', ['offerId', 'day', 'slot'], { unique: true, where: `state <> 'RELEASED'` })
@Index('sponsorship_donation', ['donationId'], { unique: true })
@Index('sponsorship_day', ['day', 'slot'])
export class Sponsorship extends SponsorshipFields {
  @ForeignKey(() => SponsorOffer, { name: 'sponsorship_offer' })
  @Column('integer')
  offerId: number;

  @ForeignKey(() => Donation, { name: 'sponsorship_of_donation', onDelete: 'CASCADE' })
  @Column('integer')
  donationId: number;
}
