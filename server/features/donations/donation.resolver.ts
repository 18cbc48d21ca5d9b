import { Arg, Args, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { DonationInput } from './donation.inputs.ts';
import type { DonationService } from './donation.service.ts';
import { DonationPrefill, DonationType, OwnDonation, OwnDonationPage } from './donation.type.ts';
import type { DonationTypeService } from './donation-type.service.ts';

/** For donors; the user is always that of the session. */
@Resolver()
export class DonationResolver {
  constructor(
    private readonly donations: DonationService,
    private readonly types: DonationTypeService,
  ) {}

  @Authorized(Permission.DONATE)
  @Query(() => [DonationType], { description: 'As the three columns list them' })
  donationTypes(): Promise<DonationType[]> {
    return this.types.list({ isActive: true });
  }

  @Authorized(Permission.DONATE)
  @Query(() => DonationType, { nullable: true, description: 'null when it is not offered' })
  donationType(@Arg('id', () => Int) id: number): Promise<DonationType | null> {
    return this.types.findOffered(id);
  }

  @Authorized(Permission.DONATE)
  @Query(() => DonationPrefill, { description: 'From the newest donation of that kind, else the account' })
  async donationPrefill(
    @Arg('subTypeId', () => Int) subTypeId: number,
    @Ctx() context: RequestContext,
  ): Promise<DonationPrefill> {
    const { userId, name, mobile, email } = await context.viewer();
    const newest = await this.donations.newest(userId, subTypeId);
    return newest ?? { donorName: name, phone: mobile, email };
  }

  @Authorized(Permission.DONATE)
  @Query(() => OwnDonationPage, { description: 'Newest first' })
  async myDonations(
    @Args(() => PageArguments) page: PageArguments,
    @Ctx() context: RequestContext,
  ): Promise<OwnDonationPage> {
    return this.donations.listOwn(await context.viewer(), toPage(page));
  }

  @Authorized(Permission.DONATE)
  @Query(() => OwnDonation, { nullable: true, description: "null when it is none of one's own" })
  async myDonation(
    @Arg('reference', () => String) reference: string,
    @Ctx() context: RequestContext,
  ): Promise<OwnDonation | null> {
    return this.donations.findOwn(await context.viewer(), reference);
  }

  @Authorized(Permission.DONATE)
  @Mutation(() => OwnDonation, { description: 'It is Pending until an administrator has seen the payment' })
  async donate(
    @Arg('input', () => DonationInput) { idempotencyKey, ...fields }: DonationInput,
    @Ctx() context: RequestContext,
  ): Promise<OwnDonation> {
    return this.donations.donate(await context.viewer(), fields, { idempotencyKey, ip: context.ip });
  }
}
