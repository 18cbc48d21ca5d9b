import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CardPayment } from './card-payment.entity.ts';
import type { CardEntryKind } from './card-payments.ts';

/** Money that moved at the provider of cards. Rows are only added, never changed. */
@Entity('card_entry')
@Check('card_entry_kind', `kind IN ('PAYMENT', 'FEE', 'REFUND', 'CHARGEBACK')`)
@Check('card_entry_pence', 'pence > 0')
@Unique('card_entry_movement', ['movementId'])
export class CardEntry {
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Index()
  @ForeignKey(() => CardPayment)
  @Column('integer')
  cardPaymentId: number;

  @Column('varchar', { length: 10 })
  kind: CardEntryKind;

  /** The provider's own id, by which it is entered once. */
  @Column('varchar', { length: 255 })
  movementId: string;

  @Column('integer')
  pence: number;

  /** When it happened at the provider. */
  @Column('timestamptz')
  happenedAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  enteredAt: Date;
}
