import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A pile of envelopes that two people have counted, while it is typed and afterwards. What is booked no longer changes. */
@Entity('gift_count')
@Check('gift_count_taken_back', 'taken_back_at IS NULL OR booked_at IS NOT NULL')
export class GiftCount {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'gift_count_pkey' })
  id: number;

  @Column('integer', { default: 1 })
  version: number;

  /** On which the money was received, `YYYY-MM-DD`. It and the texts below may be empty in a draft. */
  @Column('date', { nullable: true })
  day: string | null;

  /** The hall, or the occasion. */
  @Column('varchar', { default: '' })
  place: string;

  @Column('varchar', { name: 'counted_by', default: '' })
  countedBy: string;

  @Column('varchar', { name: 'counted_with', default: '' })
  countedWith: string;

  @Column('integer', { name: 'counted_pence', nullable: true })
  countedPence: number | null;

  /** Why the rows add up to something else. */
  @Column('varchar', { default: '' })
  explanation: string;

  @Index('gift_count_started_by_id')
  @ForeignKey('User', { name: 'gift_count_started_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'started_by_id', nullable: true })
  startedById: number | null;

  /** As they were called then; so are the others. */
  @Column('varchar', { name: 'started_by_name' })
  startedByName: string;

  @Column('timestamptz', { name: 'started_at', default: () => 'now()' })
  startedAt: Date;

  @Index('gift_count_booked_by_id')
  @ForeignKey('User', { name: 'gift_count_booked_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'booked_by_id', nullable: true })
  bookedById: number | null;

  @Column('varchar', { name: 'booked_by_name', default: '' })
  bookedByName: string;

  @Column('timestamptz', { name: 'booked_at', nullable: true })
  bookedAt: Date | null;

  @Index('gift_count_taken_back_by_id')
  @ForeignKey('User', { name: 'gift_count_taken_back_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'taken_back_by_id', nullable: true })
  takenBackById: number | null;

  @Column('varchar', { name: 'taken_back_by_name', default: '' })
  takenBackByName: string;

  @Column('timestamptz', { name: 'taken_back_at', nullable: true })
  takenBackAt: Date | null;

  @Column('varchar', { name: 'taken_back_reason', default: '' })
  takenBackReason: string;
}
