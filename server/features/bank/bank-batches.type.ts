import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Each line is processed whole or not at all; call again while some remain' })
export class BankBatch {
  @Field(() => Int, { description: 'Lines processed by this call' })
  done: number;

  @Field(() => Int)
  remaining: number;
}

@ObjectType({ description: 'A confirmed line and its new version' })
class ConfirmedBankLine {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  version: number;
}

@ObjectType()
export class ConfirmedBankLines extends BankBatch {
  @Field(() => [ConfirmedBankLine], { description: 'For `undoConfirmedBankLines`' })
  lines: ConfirmedBankLine[];
}
