import {
  Arg,
  Args,
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
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { PageArguments, toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../../ways-in/graphql/paginated.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { StrayReason } from './card-stray.entity.ts';
import type { CardStraysService, RunningByCard, ShownStray } from './card-strays.service.ts';

registerEnumType(StrayReason, {
  name: 'CardMoneyReason',
  description:
    'The amount or currency differs, the donation was also paid another way, or it is not in the books',
});

@ObjectType('CardMoney', { description: 'A card payment that belongs to no donation or charge' })
class CardMoneyType implements ShownStray {
  @Field(() => Int)
  id: number;

  @Field(() => StrayReason)
  reason: StrayReason;

  @Field(() => Int, { description: 'Amount received, in the smallest unit of its currency' })
  pence: number;

  @Field(() => String, { description: 'ISO 4217, for example USD' })
  currency: string;

  @Field(() => Date)
  cameAt: Date;

  @Field(() => Int, {
    nullable: true,
    description:
      'The donation it names, or that promised its month; null for hall hire, places at an event and what is not in the books',
  })
  donationId: number | null;

  @Field(() => String)
  reference: string;

  @Field(() => String, {
    description:
      'Of what is not in the books the payer’s name at Stripe, which may be empty. Empty after anonymisation',
  })
  donorName: string;

  @Field(() => String, {
    description: 'Of what is not in the books the payer’s email at Stripe, otherwise empty',
  })
  email: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Amount promised or asked for; null for what is not in the books',
  })
  amountPence: number | null;

  @Field(() => Boolean, { description: 'It is not in the books, and Stripe takes more every month' })
  isMonthly: boolean;
}

@ObjectType('RunningByCard', { description: 'A monthly card donation that has not ended' })
class RunningByCardType implements RunningByCard {
  @Field(() => Int, { description: 'The donation that promised it' })
  donationId: number;

  @Field(() => String)
  reference: string;

  @Field(() => String, { description: 'Empty after anonymisation' })
  donorName: string;

  @Field(() => Int)
  amountPence: number;

  @Field(() => Boolean, { description: 'The last payment failed' })
  isFailing: boolean;
}

@ObjectType()
class RunningByCardPage extends Paginated(RunningByCardType) {}

/** What the treasurer has to look at of cards: owed also while the association takes no donations. */
@Resolver()
export class CardStraysResolver {
  /** @param strays left out where the association takes no cards */
  constructor(private readonly strays?: CardStraysService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => [CardMoneyType], { description: 'Undecided lines, oldest first' })
  async cardMoney(): Promise<ShownStray[]> {
    return this.strays?.list() ?? [];
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => RunningByCardPage, { description: 'Failing ones first' })
  async runningByCard(@Args(() => PageArguments) page: PageArguments): Promise<RunningByCardPage> {
    const asked = toPage(page);
    return this.strays?.running(asked) ?? { items: [], totalCount: 0 };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, {
    description:
      'Adds a monthly payment of another amount as a donation; later ones of that amount follow. False where cards are not used',
  })
  async enterCardMoney(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
    await this.strays?.enter(await context.viewer(), id);
    return this.strays !== undefined;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, {
    description: 'Marks it as dealt with: refunded, or recorded another way. False where cards are not used',
  })
  async settleCardMoney(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
    await this.strays?.setSettled(await context.viewer(), id);
    return this.strays !== undefined;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, {
    description:
      'Nothing more is taken every month for a donation that is not in the books. False where cards are not used',
  })
  async endLostMonthlyByCard(
    @Arg('id', () => Int, { description: 'Of its card payment' }) id: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.strays?.endMonthly(await context.viewer(), id);
    return this.strays !== undefined;
  }
}
