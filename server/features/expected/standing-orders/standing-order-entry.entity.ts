import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { DonationSubType } from '../../ledger/donation-sub-type.entity.ts';
import { Donor } from '../../ledger/donors/donor.entity.ts';

/**
 * That somebody has said of a standing order that it is over, or that this was wrong. Rows are only added; the last one
 * counts, until money comes after its day. All else about standing orders is worked out from the gifts.
 */
@Entity('standing_order_entry')
@Index('standing_order_entry_order', ['donorId', 'subTypeId'])
export class StandingOrderEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'standing_order_entry_pkey',
  })
  id: number;

  @ForeignKey(() => Donor, { name: 'standing_order_entry_donor', onDelete: 'CASCADE' })
  @Column('integer', { name: 'donor_id' })
  donorId: number;

  @Index('standing_order_entry_sub_type_id')
  @ForeignKey(() => DonationSubType, { name: 'standing_order_entry_sub_type', onDelete: 'CASCADE' })
  @Column('integer', { name: 'sub_type_id' })
  subTypeId: number;

  @Column('boolean', { name: 'is_ended' })
  isEnded: boolean;

  /** `YYYY-MM-DD` by the clock of the site. */
  @Column('date')
  day: string;

  @Index('standing_order_entry_made_by_id')
  @ForeignKey('User', { name: 'standing_order_entry_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;
}
