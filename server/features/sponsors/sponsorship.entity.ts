import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { SponsorshipState } from '../../../rules/sponsored-days.ts';
import { Versioned } from '../../database/numbered.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { SponsorOffer } from './sponsor-offer.entity.ts';

/** A slot of a day that a donation takes. Of those that are not released there is one for a slot. */
@Entity('sponsorship')
@Check('sponsorship_state', `state IN ('PROMISED', 'PAID', 'RELEASED')`)
@Index('sponsorship_slot', ['offerId', 'day', 'slot'], { unique: true, where: `state <> 'RELEASED'` })
@Index('sponsorship_donation', ['donationId'], { unique: true })
@Index('sponsorship_day', ['day', 'slot'])
export class Sponsorship extends Versioned {
  @ForeignKey(() => SponsorOffer, { name: 'sponsorship_offer' })
  @Column('integer')
  offerId: number;

  @Column('date')
  day: string;

  /** Its number among the offer's slots, from 1. */
  @Column('integer')
  slot: number;

  @ForeignKey(() => Donation, { name: 'sponsorship_of_donation', onDelete: 'CASCADE' })
  @Column('integer')
  donationId: number;

  /** As the donation's, so that visitors are shown it without the books. */
  @Column('varchar', { length: 8, default: SponsorshipState.PROMISED })
  state: SponsorshipState;

  /** The last day to pay before it is released; null for one that is never released unasked. */
  @Column('date', { nullable: true })
  payBy: string | null;

  /** When the donor was reminded that it will be released. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** For the priest: names, a line each. */
  @Column('text', { default: '' })
  forWhom: string;

  @Column('varchar', { default: '' })
  gotra: string;

  @Column('varchar', { default: '' })
  occasion: string;

  /** What visitors see once it is paid; empty for no name. */
  @Column('varchar', { default: '' })
  shownName: string;
}
