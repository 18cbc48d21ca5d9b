import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Taxpayer } from '../../../../rules/gift-aid.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';

/** A gift in a claim, as it was when the claim was made. */
@Entity('gift_aid_claim_gift')
@Check('gift_aid_claim_gift_pence', 'pence > 0')
// A gift is in one claim at most that was not undone.
@Index('gift_aid_claim_gift_once', ['donationId'], { unique: true, where: 'is_living' })
export class GiftAidClaimGift {
  @PrimaryGeneratedColumn('identity', {
    type: 'integer',
    primaryKeyConstraintName: 'gift_aid_claim_gift_pkey',
  })
  id: number;

  @Index('gift_aid_claim_gift_claim_id')
  @ForeignKey(() => GiftAidClaim, { name: 'gift_aid_claim_gift_claim' })
  @Column('integer', { name: 'claim_id' })
  claimId: number;

  @ForeignKey('Donation', { name: 'gift_aid_claim_gift_donation' })
  @Column('integer', { name: 'donation_id' })
  donationId: number;

  @ForeignKey('GiftAidDeclaration', { name: 'gift_aid_claim_gift_declaration', onDelete: 'SET NULL' })
  @Column('integer', { name: 'declaration_id', nullable: true })
  declarationId: number | null;

  @Column('jsonb')
  taxpayer: Taxpayer;

  /** `YYYY-MM-DD` */
  @Column('date', { name: 'received_on' })
  receivedOn: string;

  /** Without what had been given back by then. */
  @Column('integer')
  pence: number;

  /** Of a claim that was not undone. */
  @Column('boolean', { name: 'is_living', default: true })
  isLiving: boolean;
}
