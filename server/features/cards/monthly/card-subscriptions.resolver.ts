import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import type { GiftLinkService } from '../../giving/gift-link.service.ts';
import type { CardSubscriptionService } from './card-subscription.service.ts';
import { CardSubscriptionType } from './card-subscription.type.ts';

const TOKEN = 'The part after the # of the private link';
const ENDS =
  'Nothing more is taken by card for this gift of every month; what was paid stays. NOT_FOUND for one that is not taken by card';

interface Needed {
  /** Left out where the association takes no cards. */
  subscriptions?: CardSubscriptionService;
  links: GiftLinkService;
}

/** Ending what is taken every month by card: owed also while the association takes no donations. */
@Resolver()
export class CardSubscriptionsResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.PUBLIC)
  @Mutation(() => CardSubscriptionType, {
    nullable: true,
    description: `${ENDS}. Null if the link is not found`,
  })
  async endMonthlyByCard(
    @Arg('token', () => String, { description: TOKEN }) token: string,
    @Ctx() context: RequestContext,
  ): Promise<CardSubscriptionType | null> {
    const { subscriptions, links } = this.needed;
    const donation = subscriptions ? await links.find(await context.viewer(), token) : null;
    return donation && subscriptions!.end(donation.id, 'DONOR');
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => CardSubscriptionType, {
    nullable: true,
    description: `${ENDS}. Null where cards are not used`,
  })
  async endCardSubscription(
    @Arg('id', () => Int, { description: 'Of the donation of any of its months' }) id: number,
    @Ctx() context: RequestContext,
  ): Promise<CardSubscriptionType | null> {
    const { subscriptions } = this.needed;
    return subscriptions ? subscriptions.end(id, await context.viewer()) : null;
  }
}
