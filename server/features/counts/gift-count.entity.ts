import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A pile of envelopes that two people have counted, while it is typed and afterwards. What is booked no longer changes. */
@Entity('gift_count')
@Check('gift_count_taken_back', 'taken_back_at IS NULL OR booked_at IS NOT NULL')
export class GiftCount {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Column('integer', { default: 1 })
  version: number;

  /** On which the money was received, `YYYY-MM-DD`. It and the texts below may be empty in a draft. */
  @Column('date', { nullable: true })
  day: string | null;

  /** The hall, or the occasion. */
  @Column('varchar', { default: '' })
  place: string;

  @Column('varchar', { default: '' })
  countedBy: string;

  @Column('varchar', { default: '' })
  countedWith: string;

  @Column('integer', { nullable: true })
  countedPence: number | null;

  /** Why the rows add up to something else. */
  @Column('varchar', { default: '' })
  explanation: string;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  startedById: number | null;

  /** As they were called then; so are the others. */
  @Column('varchar')
  startedByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  startedAt: Date;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  bookedById: number | null;

  @Column('varchar', { default: '' })
  bookedByName: string;

  @Column('timestamptz', { nullable: true })
  bookedAt: Date | null;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  takenBackById: number | null;

  @Column('varchar', { default: '' })
  takenBackByName: string;

  @Column('timestamptz', { nullable: true })
  takenBackAt: Date | null;

  @Column('varchar', { default: '' })
  takenBackReason: string;
}
