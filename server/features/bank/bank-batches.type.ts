import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Each line is done whole or not at all; while some remain, call again' })
export class BankBatch {
  @Field(() => Int, { description: 'Lines that this call has done' })
  done: number;

  @Field(() => Int)
  remaining: number;
}

@ObjectType({ description: 'A line that was confirmed, in the version that it has since' })
class ConfirmedBankLine {
  @Field(() => Int)
  id: number;

  @Field(() => Int)
  version: number;
}

@ObjectType()
export class ConfirmedBankLines extends BankBatch {
  @Field(() => [ConfirmedBankLine], { description: 'For `takeBackConfirmedBankLines`' })
  lines: ConfirmedBankLine[];
}
