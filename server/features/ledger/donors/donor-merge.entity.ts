import { Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';
import { Donor } from './donor.entity.ts';

/**
 * Two donors are the same: the donations of one were counted as the other's. Taking that back is an entry that names the one
 * it reverses. Rows are only added.
 */
@Entity('donor_merge')
@Unique('donor_merge_reversed_once', ['reversesId'])
export class DonorMerge extends Numbered {
  @Index()
  @ForeignKey(() => Donor, { onDelete: 'CASCADE' })
  @Column('integer')
  donorId: number;

  @Index()
  @ForeignKey(() => Donor, { onDelete: 'CASCADE' })
  @Column('integer')
  intoId: number;

  /** Which donations went over, so that just these can come back. */
  @Column('integer', { array: true })
  donationIds: number[];

  @ForeignKey(() => DonorMerge, { onDelete: 'CASCADE' })
  @Column('integer', { nullable: true })
  reversesId: number | null;

  @Done(By)
  made: By;
}
