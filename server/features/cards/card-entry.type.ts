import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CardEntryKind } from './card-payments.ts';

registerEnumType(CardEntryKind, { name: 'CardEntryKind' });

@ObjectType('CardEntry', { description: 'A card payment, refund or chargeback' })
export class CardEntryType {
  @Field(() => Int)
  id: number;

  @Field(() => CardEntryKind)
  kind: CardEntryKind;

  @Field(() => Int, { description: 'Always above 0, for incoming and outgoing lines' })
  pence: number;

  @Field(() => Date)
  happenedAt: Date;
}
