import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from '../../database/numbered.ts';
import { CardPayment } from './card-payment.entity.ts';
import { CardEntryKind } from './card-payments.ts';

registerEnumType(CardEntryKind, { name: 'CardEntryKind' });

/** Money that moved at the provider of cards. Rows are only added, never changed. */
@ObjectType({ description: 'A card payment, refund or chargeback' })
@Entity('card_entry')
@Check('card_entry_kind', `kind IN ('PAYMENT', 'FEE', 'REFUND', 'CHARGEBACK')`)
@Check('card_entry_pence', 'pence > 0')
@Unique('card_entry_movement', ['movementId'])
export class CardEntry extends Numbered {
  @Index()
  @ForeignKey(() => CardPayment)
  @Column('integer')
  cardPaymentId: number;

  @Field(() => CardEntryKind)
  @Column('varchar', { length: 10 })
  kind: CardEntryKind;

  /** The provider's own id, by which it is entered once. */
  @Column('varchar', { length: 255 })
  movementId: string;

  @Field(() => Int, { description: 'Always above 0, for incoming and outgoing lines' })
  @Column('integer')
  pence: number;

  /** When it happened at the provider. */
  @Field(() => Date)
  @Column('timestamptz')
  happenedAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  enteredAt: Date;
}
