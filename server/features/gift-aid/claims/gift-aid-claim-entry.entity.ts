import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';

export const ClaimEntryKind = {
  MADE: 'MADE',
  SENT: 'SENT',
  /** That it was sent was wrong. */
  NOT_SENT: 'NOT_SENT',
  PAID: 'PAID',
  NOT_PAID: 'NOT_PAID',
  UNDONE: 'UNDONE',
} as const;
export type ClaimEntryKind = keyof typeof ClaimEntryKind;

/** What was done with a claim; entries are only added. */
@Entity('gift_aid_claim_entry')
@Check('gift_aid_claim_entry_kind', `kind IN ('MADE', 'SENT', 'NOT_SENT', 'PAID', 'NOT_PAID', 'UNDONE')`)
export class GiftAidClaimEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey(() => GiftAidClaim)
  @Column('integer')
  claimId: number;

  @Column('varchar', { length: 8 })
  kind: ClaimEntryKind;

  /** `YYYY-MM-DD` on which it was sent or paid. */
  @Column('date', { nullable: true })
  day: string | null;

  /** What was paid. */
  @Column('integer', { nullable: true })
  pence: number | null;

  @Index()
  @ForeignKey('User', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar')
  madeByName: string;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;
}
