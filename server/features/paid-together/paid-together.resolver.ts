import { Arg, Authorized, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import type { PaidTogetherService } from './paid-together.service.ts';
import { DonationOutcome, PaidTogetherInput } from './paid-together.type.ts';

/** Several donations at once, for treasurers. */
@Resolver()
export class PaidTogetherResolver {
  constructor(private readonly service: PaidTogetherService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => [DonationOutcome], {
    description:
      'Marks donations as paid with one date and payment method, each with a receipt; those changed since by another person are not changed',
  })
  async setDonationsPaid(
    @Arg('input', () => PaidTogetherInput) input: PaidTogetherInput,
    @Ctx() context: RequestContext,
  ): Promise<DonationOutcome[]> {
    return this.service.setPaid(await context.viewer(), input);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => [DonationOutcome], {
    description: 'Undoes changes to PAID and voids the receipts, where nothing has changed since',
  })
  async undoDonationsPaid(
    @Arg('changeIds', () => [Int], { description: 'At most 100' }) changeIds: number[],
    @Ctx() context: RequestContext,
  ): Promise<DonationOutcome[]> {
    return this.service.undo(await context.viewer(), { changeIds });
  }
}
