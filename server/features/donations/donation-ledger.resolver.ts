import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { DonationStatus } from '../../../rules/donation-states.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Reads } from '../../ways-in/graphql/schema.ts';
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
  @Reads('donation')
  @Query(() => DonationPage, { description: 'Newest first' })
  donations(
    @Args(() => PageArguments) page: PageArguments,
    @Arg('filter', () => DonationFilterInput, { nullable: true }) filter: DonationFilterInput | null,
  ): Promise<DonationPage> {
    return this.ledger.list(toPage(page), filter ?? {});
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Reads('donation')
  @Query(() => DonationDetails)
  donation(@Arg('id', () => Int) id: number): Promise<DonationDetails> {
    return this.ledger.find(id);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => DonationTotals, {
    description:
      'Of money that came on these days, or ever; what has not come counts by the day it was promised',
  })
  donationTotals(
    @Arg('from', () => String, { nullable: true }) from: string | null,
    @Arg('to', () => String, { nullable: true }) to: string | null,
  ): Promise<DonationTotals> {
    return this.totals.totals({ from, to });
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => DonationDetails, {
    description: 'Paid sends the donor a receipt; from Paid back to PENDING needs a note and withdraws it',
  })
  async setDonationStatus(
    @Arg('id', () => Int) id: number,
    @Arg('status', () => DonationStatus) status: DonationStatus,
    @Arg('note', () => String, { nullable: true }) note: string | null,
    @Arg('receivedOn', () => String, {
      nullable: true,
      description: 'With Paid: the day in London on which the money came, YYYY-MM-DD; today without one',
    })
    receivedOn: string | null,
    @Ctx() context: RequestContext,
  ): Promise<DonationDetails> {
    await this.ledger.setStatus(await context.viewer(), id, { status, note, receivedOn });
    return this.ledger.find(id);
  }
}
