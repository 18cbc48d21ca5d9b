import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Donor } from './donor.entity.ts';

/**
 * Two donors are the same: the gifts of one were counted as the other's. Taking that back is an entry that names the one
 * it reverses. Rows are only added.
 */
@Entity('donor_merge')
@Unique('donor_merge_reversed_once', ['reversesId'])
export class DonorMerge {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'donor_merge_pkey' })
  id: number;

  @Index('donor_merge_donor_id')
  @ForeignKey(() => Donor, { name: 'donor_merge_donor', onDelete: 'CASCADE' })
  @Column('integer', { name: 'donor_id' })
  donorId: number;

  @Index('donor_merge_into_id')
  @ForeignKey(() => Donor, { name: 'donor_merge_into', onDelete: 'CASCADE' })
  @Column('integer', { name: 'into_id' })
  intoId: number;

  /** Which donations went over, so that just these can come back. */
  @Column('integer', { name: 'donation_ids', array: true })
  donationIds: number[];

  @ForeignKey(() => DonorMerge, { name: 'donor_merge_reverses', onDelete: 'CASCADE' })
  @Column('integer', { name: 'reverses_id', nullable: true })
  reversesId: number | null;

  @Index('donor_merge_made_by_id')
  @ForeignKey('User', { name: 'donor_merge_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;
}
