import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A signed message of the provider of cards, which it may send again and in any order. It names nobody. */
@Entity('card_event')
export class CardEvent {
  /** The provider's own. */
  @PrimaryColumn('varchar', { length: 255 })
  id: string;

  @Column('varchar', { length: 100 })
  type: string;

  /** What it is about: a page or an invoice, a payment, a subscription; all null for what does not concern donations. */
  @Column('varchar', { length: 255, nullable: true })
  checkoutId: string | null;

  @Column('varchar', { length: 255, nullable: true })
  paymentId: string | null;

  @Column('varchar', { length: 255, nullable: true })
  subscriptionId: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  receivedAt: Date;

  /** Null as long as the provider has not said what is so, and may still do. */
  @Index('card_event_unhandled', { where: 'handled_at IS NULL' })
  @Column('timestamptz', { nullable: true })
  handledAt: Date | null;

  /** How often the provider was asked about it in vain, and when it is asked next. */
  @Column('smallint', { default: 0 })
  tries: number;

  @Column('timestamptz', { default: () => 'now()' })
  askAt: Date;
}
