import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { ClaimState } from '../../../rules/gift-aid-claims.ts';
import { Numbered } from '../../database/numbered.ts';

/** What is claimed from the tax office at one time; what was done with it is in its entries. */
@Entity('gift_aid_claim')
@Check('gift_aid_claim_state', `state IN ('MADE', 'SENT', 'PAID', 'UNDONE')`)
@Check(
  'gift_aid_claim_pence',
  'gifts_pence > 0 AND overclaimed_pence BETWEEN 0 AND gifts_pence AND paid_pence >= 0',
)
@Check('gift_aid_claim_sent', `state NOT IN ('SENT', 'PAID') OR sent_on IS NOT NULL`)
@Check(
  'gift_aid_claim_paid',
  `(state = 'PAID') = (paid_on IS NOT NULL) AND (state = 'PAID') = (paid_pence IS NOT NULL)`,
)
@Check('gift_aid_claim_line', `bank_line_id IS NULL OR state = 'PAID'`)
@Unique('gift_aid_claim_bank_line_id', ['bankLineId'])
export class GiftAidClaim extends Numbered {
  @Column('integer', { default: 1 })
  version: number;

  @Column('varchar', { length: 6, default: ClaimState.MADE })
  state: ClaimState;

  /** Whether small gifts stand together in rows without names. */
  @Column('boolean')
  areSmallTogether: boolean;

  @Column('integer')
  giftCount: number;

  @Column('integer')
  giftsPence: number;

  /** Gifts of earlier claims that were given back since, of which the tax is taken off. */
  @Column('integer')
  overclaimedPence: number;

  /** `YYYY-MM-DD` */
  @Column('date', { nullable: true })
  sentOn: string | null;

  /** `YYYY-MM-DD` */
  @Column('date', { nullable: true })
  paidOn: string | null;

  @Column('integer', { nullable: true })
  paidPence: number | null;

  /** The line of a bank statement that has paid it; null where somebody has said so. */
  @ForeignKey('BankLine')
  @Column('integer', { nullable: true })
  bankLineId: number | null;

  @Column('timestamptz', { default: () => 'now()' })
  madeAt: Date;
}
