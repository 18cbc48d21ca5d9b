import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../../rules/permissions.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import type { PaidTogetherService } from './paid-together.service.ts';
import { DonationOutcome, PaidTogetherInput } from './paid-together.type.ts';

/** Several donations at once, for treasurers. */
@Resolver()
export class PaidTogetherResolver {
  constructor(private readonly service: PaidTogetherService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => [DonationOutcome], {
    description:
      'Sets donations to Paid with one day and one way, each with a receipt; what somebody else has changed meanwhile stays',
  })
  async setDonationsPaid(
    @Arg('input', () => PaidTogetherInput) input: PaidTogetherInput,
    @Ctx() context: RequestContext,
  ): Promise<DonationOutcome[]> {
    return this.service.setPaid(await context.viewer(), input);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => [DonationOutcome], {
    description:
      'Takes changes to Paid back and withdraws the receipts, where they still are the last of their donations',
  })
  async takeBackDonationsPaid(
    @Arg('changeIds', () => [Int], { description: 'At most 100' }) changeIds: number[],
    @Ctx() context: RequestContext,
  ): Promise<DonationOutcome[]> {
    return this.service.takeBack(await context.viewer(), { changeIds });
  }
}
