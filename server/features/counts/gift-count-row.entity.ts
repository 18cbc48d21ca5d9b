import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { CountWay } from '../../../rules/gift-counts.ts';
import { Numbered } from '../../database/numbered.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationSubType } from '../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { GiftCount } from './gift-count.entity.ts';

/** An envelope of a count. */
@Entity('gift_count_row')
@Check('gift_count_row_amount', 'amount_pence > 0')
@Check('gift_count_row_way', `way IN ('CASH', 'CHEQUE', 'TRANSFER', 'STANDING_ORDER')`)
@Unique('gift_count_row_once', ['countId', 'key'])
@Unique('gift_count_row_booked_once', ['donationId'])
export class GiftCountRow extends Numbered {
  @Column('integer', { default: 1 })
  version: number;

  @ForeignKey(() => GiftCount, { onDelete: 'CASCADE' })
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
  way: CountWay;

  /** May be empty. */
  @Column('varchar', { default: '' })
  chequeNumber: string;

  /** The gift that it became when the count was booked. */
  @ForeignKey(() => Donation)
  @Column('integer', { nullable: true })
  donationId: number | null;
}
