import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { toPage } from '../../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../../ways-in/graphql/translation-types.ts';
import { DONATION_TEXTS } from '../../ledger/donation.type.ts';
import { typeNames } from '../../ledger/donation-types/type-names.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { ListedOrder, StandingOrderService } from './standing-order.service.ts';
import { StandingOrderArguments, StandingOrderPage, StandingOrderType } from './standing-orders.type.ts';

/** A standing order as GraphQL shows it, with the name of its fund in that language. */
function presentOrder({ type, ...order }: ListedOrder, language: Language): StandingOrderType {
  return inLanguage({ ...order, ...typeNames(type) }, DONATION_TEXTS, language);
}

/** Standing orders, for treasurers. */
@Resolver()
export class StandingOrdersResolver {
  constructor(
    private readonly service: StandingOrderService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('standing-order')
  @Query(() => StandingOrderPage, { description: 'Those needing attention first' })
  async standingOrders(
    @Args(() => StandingOrderArguments) filter: InstanceType<typeof StandingOrderArguments>,
    @AskedLanguage() asked: string | null,
  ): Promise<StandingOrderPage> {
    const language = await this.siteSettings.languageOf(asked);
    const { items, ...list } = await this.service.list(toPage(filter), filter);
    return { ...list, items: items.map((item) => presentOrder(item, language)) };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => StandingOrderType, {
    description: 'Marks a standing order as ended, or undoes that; a later payment makes it active again',
  })
  async setStandingOrderEnded(
    @Arg('donorId', () => Int) donorId: number,
    @Arg('subTypeId', () => Int) subTypeId: number,
    @Arg('isEnded', () => Boolean) isEnded: boolean,
    @AskedLanguage() asked: string | null,
    @Ctx() context: RequestContext,
  ): Promise<StandingOrderType> {
    const language = await this.siteSettings.languageOf(asked);
    const viewer = await context.viewer();
    return presentOrder(await this.service.setEnded(viewer, { donorId, subTypeId }, isEnded), language);
  }
}
