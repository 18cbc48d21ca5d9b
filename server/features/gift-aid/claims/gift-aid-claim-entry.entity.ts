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
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'gift_aid_claim_entry_pkey',
  })
  id: number;

  @Index('gift_aid_claim_entry_claim_id')
  @ForeignKey(() => GiftAidClaim, { name: 'gift_aid_claim_entry_claim' })
  @Column('integer', { name: 'claim_id' })
  claimId: number;

  @Column('varchar', { length: 8 })
  kind: ClaimEntryKind;

  /** `YYYY-MM-DD` on which it was sent or paid. */
  @Column('date', { nullable: true })
  day: string | null;

  /** What was paid. */
  @Column('integer', { nullable: true })
  pence: number | null;

  @Index('gift_aid_claim_entry_made_by_id')
  @ForeignKey('User', { name: 'gift_aid_claim_entry_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;
}
