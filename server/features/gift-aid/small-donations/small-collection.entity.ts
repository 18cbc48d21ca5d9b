import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { SmallWay } from '../../../../rules/small-donations.ts';

/**
 * Small gifts of people who are not known, collected at one place on one day and counted by two. Nothing of it is changed:
 * what was wrong is withdrawn, and what is right is another one.
 */
@Entity('small_collection')
@Check('small_collection_pence', 'pence > 0')
@Check('small_collection_way', `way IN ('CASH', 'CONTACTLESS')`)
// The same typed twice is a mistake, such as a form that was sent twice; two counts may be alike.
@Index('small_collection_once', ['day', 'place', 'pence', 'way'], {
  unique: true,
  where: 'withdrawn_at IS NULL AND gift_count_id IS NULL',
})
@Index('small_collection_count_once', ['giftCountId'], { unique: true, where: 'withdrawn_at IS NULL' })
export class SmallCollection {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'small_collection_pkey' })
  id: number;

  /** `YYYY-MM-DD` */
  @Column('date')
  day: string;

  @Column('varchar')
  place: string;

  @Column('integer')
  pence: number;

  @Column('varchar', { length: 11 })
  way: SmallWay;

  @Column('varchar', { name: 'counted_by' })
  countedBy: string;

  @Column('varchar', { name: 'counted_with' })
  countedWith: string;

  /** The count at the desk that it was taken from. */
  @ForeignKey('GiftCount', { name: 'small_collection_gift_count' })
  @Column('integer', { name: 'gift_count_id', nullable: true })
  giftCountId: number | null;

  /** The one that was wrong. */
  @ForeignKey(() => SmallCollection, { name: 'small_collection_replaces' })
  @Column('integer', { name: 'replaces_id', nullable: true })
  replacesId: number | null;

  @Index('small_collection_made_by_id')
  @ForeignKey('User', { name: 'small_collection_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  /** As they were called then; so is the other. */
  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;

  @Index('small_collection_withdrawn_by_id')
  @ForeignKey('User', { name: 'small_collection_withdrawn_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'withdrawn_by_id', nullable: true })
  withdrawnById: number | null;

  @Column('varchar', { name: 'withdrawn_by_name', default: '' })
  withdrawnByName: string;

  @Column('timestamptz', { name: 'withdrawn_at', nullable: true })
  withdrawnAt: Date | null;

  @Column('varchar', { name: 'withdrawn_reason', default: '' })
  withdrawnReason: string;
}
