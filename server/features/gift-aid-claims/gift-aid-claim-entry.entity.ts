import { Field, Float, ObjectType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { By, Done } from '../../database/by.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';

export const ClaimEntryKind = {
  PREPARED: 'PREPARED',
  SENT: 'SENT',
  /** That it was sent was wrong. */
  NOT_SENT: 'NOT_SENT',
  PAID: 'PAID',
  NOT_PAID: 'NOT_PAID',
  VOID: 'VOID',
} as const;
export type ClaimEntryKind = keyof typeof ClaimEntryKind;

/** What was done with a claim; entries are only added. */
@ObjectType({ description: 'History entry of a claim' })
@Entity('gift_aid_claim_entry')
@Check('gift_aid_claim_entry_kind', `kind IN ('PREPARED', 'SENT', 'NOT_SENT', 'PAID', 'NOT_PAID', 'VOID')`)
export class GiftAidClaimEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey(() => GiftAidClaim)
  @Column('integer')
  claimId: number;

  @Field(() => ClaimEntryKind)
  @Column('varchar', { length: 8 })
  kind: ClaimEntryKind;

  /** `YYYY-MM-DD` on which it was sent or paid. */
  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  @Column('date', { nullable: true })
  day: string | null;

  /** What was paid. */
  @Field(() => Float, { nullable: true })
  @Column('integer', { nullable: true })
  pence: number | null;

  @Done(By, { byName: '', at: '' })
  made: By;
}
