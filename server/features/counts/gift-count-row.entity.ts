import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { CountWay } from '../../../rules/gift-counts.ts';
import { Donation } from '../ledger/donation.entity.ts';
import { DonationSubType } from '../ledger/donation-sub-type.entity.ts';
import { Donor } from '../ledger/donors/donor.entity.ts';
import { GiftCount } from './gift-count.entity.ts';

/** An envelope of a count. */
@Entity('gift_count_row')
@Check('gift_count_row_amount', 'amount_pence > 0')
@Check('gift_count_row_way', `way IN ('CASH', 'CHEQUE', 'TRANSFER', 'STANDING_ORDER')`)
@Unique('gift_count_row_once', ['countId', 'key'])
@Unique('gift_count_row_booked_once', ['donationId'])
export class GiftCountRow {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'gift_count_row_pkey' })
  id: number;

  @Column('integer', { default: 1 })
  version: number;

  @ForeignKey(() => GiftCount, { name: 'gift_count_row_count', onDelete: 'CASCADE' })
  @Column('integer', { name: 'count_id' })
  countId: number;

  /** Made up by the client, so that a repeated row adds nothing. */
  @Column('varchar', { length: 64 })
  key: string;

  @Index('gift_count_row_donor_id')
  @ForeignKey(() => Donor, { name: 'gift_count_row_donor', onDelete: 'SET NULL' })
  @Column('integer', { name: 'donor_id', nullable: true })
  donorId: number | null;

  /** Of a donor who is not known yet; empty without a name as well. */
  @Column('varchar', { name: 'donor_name', default: '' })
  donorName: string;

  @Index('gift_count_row_sub_type_id')
  @ForeignKey(() => DonationSubType, { name: 'gift_count_row_sub_type' })
  @Column('integer', { name: 'sub_type_id' })
  subTypeId: number;

  @Column('integer', { name: 'amount_pence' })
  amountPence: number;

  @Column('varchar', { length: 14 })
  way: CountWay;

  /** May be empty. */
  @Column('varchar', { name: 'cheque_number', default: '' })
  chequeNumber: string;

  /** The gift that it became when the count was booked. */
  @ForeignKey(() => Donation, { name: 'gift_count_row_donation' })
  @Column('integer', { name: 'donation_id', nullable: true })
  donationId: number | null;
}
