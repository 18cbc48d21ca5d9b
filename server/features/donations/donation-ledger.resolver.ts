import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { Permission } from '../../../rules/permissions.ts';
import { PageArguments, toPage } from '../../graphql/page-arguments.ts';
import type { RequestContext } from '../../security/request-context.ts';
import { DonationFilterInput } from './donation.inputs.ts';
import type { DonationLedgerService } from './donation-ledger.service.ts';
import { DonationDetails, DonationPage, DonationTotals } from './donation-ledger.type.ts';
import type { DonationTotalsService } from './donation-totals.service.ts';

/** All donations, for administrators. */
@Resolver()
export class DonationLedgerResolver {
  constructor(
    private readonly ledger: DonationLedgerService,
    private readonly totals: DonationTotalsService,
  ) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => DonationPage, { description: 'Newest first' })
  donations(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => DonationFilterInput, { nullable: true }) filter: DonationFilterInput | null,
  ): Promise<DonationPage> {
    return this.ledger.list(toPage(page), filter ?? {});
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => DonationDetails)
  donation(@Arg('id', () => Int) id: number): Promise<DonationDetails> {
    return this.ledger.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => DonationTotals, { description: 'Of donations made on these days, or ever' })
  donationTotals(
    @Arg('from', () => String, { nullable: true }) from: string | null,
    @Arg('to', () => String, { nullable: true }) to: string | null,
  ): Promise<DonationTotals> {
    return this.totals.totals({ from, to });
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonationDetails, { description: 'Paid sends the donor a receipt' })
  async setDonationStatus(
    @Arg('id', () => Int) id: number,
    @Arg('status', () => DonationStatus) status: DonationStatus,
    @Arg('note', () => String, { nullable: true }) note: string | null,
    @Ctx() context: RequestContext,
  ): Promise<DonationDetails> {
    await this.ledger.setStatus(await context.viewer(), id, { status, note });
    return this.ledger.find(id);
  }
}
