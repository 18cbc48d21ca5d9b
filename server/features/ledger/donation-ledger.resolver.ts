import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import type { Language } from '../../../rules/languages.ts';
import { PaymentMethod } from '../../../rules/payment-methods.ts';
import { Permission } from '../../../rules/permissions.ts';
import { inLanguage } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { Actor } from '../../identity/viewer.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Costly, Reads } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { DonationFilterInput, DonationTotalsArguments } from './donation.inputs.ts';
import { DONATION_TEXTS, DONATION_TYPE_NAMES } from './donation.type.ts';
import type { DonationLedgerService } from './donation-ledger.service.ts';
import { DonationDetails, DonationPage, DonationTotals } from './donation-ledger.type.ts';
import type { DonationStateService } from './donation-state.service.ts';
import type { DonationTotalsService } from './donation-totals.service.ts';
import type { LedgerHooks } from './ledger-hooks.ts';

interface Needed {
  ledger: DonationLedgerService;
  states: DonationStateService;
  totals: DonationTotalsService;
  hooks: Pick<LedgerHooks, 'refund'>;
}

/** All donations, for administrators. */
@Resolver()
export class DonationLedgerResolver {
  constructor(private readonly needed: Needed) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => DonationPage, { description: 'Newest first' })
  async donations(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => DonationFilterInput, { nullable: true }) filter: InstanceType<
      typeof DonationFilterInput
    > | null,
    @AskedLanguage() language: Language,
  ): Promise<DonationPage> {
    const { items, ...rest } = await this.needed.ledger.list(toPage(page), filter ?? {});
    return { ...rest, items: items.map((item) => inLanguage(item, DONATION_TEXTS, language)) };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => DonationDetails)
  async donation(
    @Arg('id', () => Int) id: number,
    @AskedLanguage() language: Language,
  ): Promise<DonationDetails> {
    return inLanguage(await this.needed.ledger.find(id), DONATION_TEXTS, language);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Costly()
  @Query(() => DonationTotals, {
    description: 'Totals by date received; unpaid donations by date promised. Without dates: everything',
  })
  async donationTotals(
    @Args(() => DonationTotalsArguments) filter: InstanceType<typeof DonationTotalsArguments>,
    @AskedLanguage() language: Language,
  ): Promise<DonationTotals> {
    const { byType, ...others } = await this.needed.totals.totals(filter);
    return { byType: byType.map((type) => inLanguage(type, DONATION_TYPE_NAMES, language)), ...others };
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonationDetails, {
    description:
      'PAID issues and emails a receipt. PAID to PENDING needs a note and voids the receipt. REFUNDED refunds a card payment',
  })
  async setDonationStatus(
    @Arg('id', () => Int) id: number,
    @Arg('status', () => DonationStatus) status: DonationStatus,
    @Arg('note', () => String, { nullable: true }) note: string | null,
    @Arg('receivedOn', () => String, {
      nullable: true,
      description: 'With PAID: date received in the site’s time zone, YYYY-MM-DD. Default: today',
    })
    receivedOn: string | null,
    @Arg('paymentMethod', () => PaymentMethod, {
      nullable: true,
      description: 'With PAID: the payment method. Default: not recorded',
    })
    paymentMethod: PaymentMethod | null,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<DonationDetails> {
    const actor = await context.viewer();
    const isRefunded = status === DonationStatus.REFUNDED && (await this.#refund(actor, id, note));
    if (!isRefunded)
      await this.needed.states.setStatus(actor, id, { status, note, receivedOn, paymentMethod });
    return inLanguage(await this.needed.ledger.find(id), DONATION_TEXTS, language);
  }

  /** Whether a company that took the money has given it back. */
  async #refund(actor: Actor, id: number, note: string | null): Promise<boolean> {
    for (const refund of this.needed.hooks.refund) if (await refund(actor, id, note)) return true;
    return false;
  }
}
