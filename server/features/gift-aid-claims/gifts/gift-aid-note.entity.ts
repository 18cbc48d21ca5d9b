import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';

/** What the treasurer knows of a gift. Rows are only added; the newest of a gift counts. */
@Entity('gift_aid_note')
@Check('gift_aid_note_benefit', 'benefit_pence >= 0')
@Index('gift_aid_note_donation_id', ['donationId', 'id'])
export class GiftAidNote extends Numbered {
  @ForeignKey('Donation')
  @Column('integer')
  donationId: number;

  /** Not a company's, nor collected from others. */
  @Column('boolean')
  isOwnMoney: boolean;

  /** Of a gift that an account gave under another name: it is said of its other gifts under that name, too. */
  @Column('boolean', { default: false })
  isForName: boolean;

  /** What the donor got for it is worth. */
  @Column('integer')
  benefitPence: number;

  @Done(By)
  made: By;
}
