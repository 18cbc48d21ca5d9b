import {
  Arg,
  Authorized,
  Ctx,
  Field,
  Int,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  registerEnumType,
} from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
import { StrayReason } from './card-stray.entity.ts';
import type { CardStraysService, RunningByCard, ShownStray } from './card-strays.service.ts';

registerEnumType(StrayReason, {
  name: 'CardMoneyReason',
  description:
    'It was taken with another amount or in another currency, or the gift was paid in another way as well',
});

@ObjectType('CardMoney', { description: 'Money that came by card and is in no gift' })
class CardMoneyType implements ShownStray {
  @Field(() => Int)
  id: number;

  @Field(() => StrayReason)
  reason: StrayReason;

  @Field(() => Int, { description: 'What came, in the smallest unit of its currency' })
  pence: number;

  @Field(() => String, { description: 'ISO 4217, as USD' })
  currency: string;

  @Field(() => Date)
  cameAt: Date;

  @Field(() => Int, { description: 'The gift that it names, or that promised its month' })
  donationId: number;

  @Field(() => String)
  reference: string;

  @Field(() => String, { description: 'Empty when it is kept no longer' })
  donorName: string;

  @Field(() => Int, { description: 'Of the gift' })
  amountPence: number;
}

@ObjectType('RunningByCard', { description: 'A gift of every month that is taken by card and not over' })
class RunningByCardType implements RunningByCard {
  @Field(() => Int, { description: 'The gift that promised it' })
  donationId: number;

  @Field(() => String)
  reference: string;

  @Field(() => String, { description: 'Empty when it is kept no longer' })
  donorName: string;

  @Field(() => Int)
  amountPence: number;

  @Field(() => Boolean, { description: 'It was not taken when it last was due' })
  isFailing: boolean;
}

/** What the treasurer has to look at of cards: owed also while the association takes no donations. */
@Resolver()
export class CardStraysResolver {
  /** @param strays left out where the association takes no cards */
  constructor(private readonly strays?: CardStraysService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => [CardMoneyType], { description: 'What nobody has decided about, the oldest first' })
  async cardMoney(): Promise<ShownStray[]> {
    return this.strays?.list() ?? [];
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => [RunningByCardType])
  async runningByCard(): Promise<RunningByCard[]> {
    return this.strays?.running() ?? [];
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, {
    description:
      'Enters a month of another amount as a gift; later ones of that amount follow. False where no cards are taken',
  })
  async enterCardMoney(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
    await this.strays?.enter(await context.viewer(), id);
    return this.strays !== undefined;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, {
    description: 'It was given back, or is in the books in another way. False where no cards are taken',
  })
  async settleCardMoney(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
    await this.strays?.setSettled(await context.viewer(), id);
    return this.strays !== undefined;
  }
}
