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
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
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

  @Column('varchar')
  countedBy: string;

  @Column('varchar')
  countedWith: string;

  /** The count at the desk that it was taken from. */
  @ForeignKey('GiftCount')
  @Column('integer', { nullable: true })
  giftCountId: number | null;

  /** The one that was wrong. */
  @ForeignKey(() => SmallCollection)
  @Column('integer', { nullable: true })
  replacesId: number | null;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  madeById: number | null;

  /** As they were called then; so is the other. */
  @Column('varchar')
  madeByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  withdrawnById: number | null;

  @Column('varchar', { default: '' })
  withdrawnByName: string;

  @Column('timestamptz', { nullable: true })
  withdrawnAt: Date | null;

  @Column('varchar', { default: '' })
  withdrawnReason: string;
}
