import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What the treasurer knows of a gift. Rows are only added; the newest of a gift counts. */
@Entity('gift_aid_note')
@Check('gift_aid_note_benefit', 'benefit_pence >= 0')
@Index('gift_aid_note_donation_id', ['donationId', 'id'])
export class GiftAidNote {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'gift_aid_note_pkey' })
  id: number;

  @ForeignKey('Donation', { name: 'gift_aid_note_donation' })
  @Column('integer', { name: 'donation_id' })
  donationId: number;

  /** Not a company's, nor collected from others. */
  @Column('boolean', { name: 'is_own_money' })
  isOwnMoney: boolean;

  /** Of a gift that an account gave under another name: it is said of its other gifts under that name, too. */
  @Column('boolean', { name: 'is_for_name', default: false })
  isForName: boolean;

  /** What the donor got for it is worth. */
  @Column('integer', { name: 'benefit_pence' })
  benefitPence: number;

  @Index('gift_aid_note_made_by_id')
  @ForeignKey('User', { name: 'gift_aid_note_made_by', onDelete: 'SET NULL' })
  @Column('integer', { name: 'made_by_id', nullable: true })
  madeById: number | null;

  /** As they were called then. */
  @Column('varchar', { name: 'made_by_name' })
  madeByName: string;

  @Column('timestamptz', { name: 'made_at', default: () => 'now()' })
  madeAt: Date;
}
