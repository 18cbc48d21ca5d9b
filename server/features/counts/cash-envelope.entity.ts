import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { EnvelopePaymentMethod } from '../../../rules/cash-counts.ts';
import { Numbered } from '../../database/numbered.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { CashCount } from './cash-count.entity.ts';

/** An envelope of a count. */
@Entity('cash_envelope')
@Check('cash_envelope_amount', 'amount_pence > 0')
@Check('cash_envelope_payment_method', `payment_method IN ('CASH', 'CHEQUE', 'TRANSFER', 'STANDING_ORDER')`)
@Unique('cash_envelope_once', ['countId', 'key'])
@Unique('cash_envelope_booked_once', ['donationId'])
export class CashEnvelope extends Numbered {
  @Column('integer', { default: 1 })
  version: number;

  @ForeignKey(() => CashCount, { onDelete: 'CASCADE' })
  @Column('integer')
  countId: number;

  /** Made up by the client, so that a repeated row adds nothing. */
  @Column('varchar', { length: 64 })
  key: string;

  @Index()
  @ForeignKey(() => Donor, { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  donorId: number | null;

  /** Of a donor who is not known yet; empty without a name as well. */
  @Column('varchar', { default: '' })
  donorName: string;

  @Index()
  @ForeignKey(() => DonationSubType)
  @Column('integer')
  subTypeId: number;

  @Column('integer')
  amountPence: number;

  @Column('varchar', { length: 14 })
  paymentMethod: EnvelopePaymentMethod;

  /** May be empty. */
  @Column('varchar', { default: '' })
  chequeNumber: string;

  /** The donation that it became when the count was booked. */
  @ForeignKey(() => Donation)
  @Column('integer', { nullable: true })
  donationId: number | null;
}
