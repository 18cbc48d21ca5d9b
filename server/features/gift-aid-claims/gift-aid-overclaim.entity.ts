import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { Numbered } from '../../database/numbered.ts';
import { GiftAidClaim } from './gift-aid-claim.entity.ts';
import { GiftAidClaimGift } from './gift-aid-claim-gift.entity.ts';

/** That so much of a gift of an earlier claim was refunded since; the tax on it is taken off a later claim. */
@Entity('gift_aid_overclaim')
@Check('gift_aid_overclaim_pence', 'pence > 0')
export class GiftAidOverclaim extends Numbered {
  /** The later claim. */
  @Index()
  @ForeignKey(() => GiftAidClaim)
  @Column('integer')
  claimId: number;

  @Index('gift_aid_overclaim_gift_id')
  @ForeignKey(() => GiftAidClaimGift, { name: 'gift_aid_overclaim_gift' })
  @Column('integer')
  claimGiftId: number;

  /** Of the gift, not the tax. */
  @Column('integer')
  pence: number;

  /** Of a claim that was not undone. */
  @Column('boolean', { default: true })
  isLiving: boolean;
}
