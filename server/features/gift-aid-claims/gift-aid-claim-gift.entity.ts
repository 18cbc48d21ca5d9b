import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Taxpayer } from '../../../rules/gift-aid.ts';
import { Numbered } from '../../database/numbered.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';

/** A gift in a claim, as it was when the claim was made. */
@Entity('gift_aid_claim_gift')
@Check('gift_aid_claim_gift_pence', 'pence > 0')
// A gift is in one claim at most that was not undone.
@Index('gift_aid_claim_gift_once', ['donationId'], { unique: true, where: 'is_living' })
export class GiftAidClaimGift extends Numbered {
  @Index()
  @ForeignKey(() => GiftAidClaim)
  @Column('integer')
  claimId: number;

  @ForeignKey('Donation')
  @Column('integer')
  donationId: number;

  @ForeignKey('GiftAidDeclaration', { onDelete: 'SET NULL' })
  @Column('integer', { nullable: true })
  declarationId: number | null;

  @Column('jsonb')
  taxpayer: Taxpayer;

  /** `YYYY-MM-DD` */
  @Column('date')
  receivedOn: string;

  /** Without what had been refunded by then. */
  @Column('integer')
  pence: number;

  /** Of a claim that was not undone. */
  @Column('boolean', { default: true })
  isLiving: boolean;
}
