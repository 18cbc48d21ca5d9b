import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { CardEntryKind } from './card-payments.ts';

registerEnumType(CardEntryKind, { name: 'CardEntryKind' });

@ObjectType('CardEntry', { description: 'Money that moved by card' })
export class CardEntryType {
  @Field(() => Int)
  id: number;

  @Field(() => CardEntryKind)
  kind: CardEntryKind;

  @Field(() => Int, { description: 'More than 0, whichever way it went' })
  pence: number;

  @Field(() => Date)
  happenedAt: Date;
}
