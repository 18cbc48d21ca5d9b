import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { Permission } from '../../../rules/permissions.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { DonationTypeInput } from './donation.inputs.ts';
import { ManagedDonationType } from './donation-ledger.type.ts';
import type { DonationTypeService } from './donation-type.service.ts';

@Resolver()
export class DonationTypesResolver {
  constructor(private readonly types: DonationTypeService) {}

  @Authorized(Permission.MANAGE_DONATIONS)
  @Query(() => [ManagedDonationType])
  allDonationTypes(): Promise<ManagedDonationType[]> {
    return this.types.list();
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => ManagedDonationType)
  async saveDonationType(
    @Arg('input', () => DonationTypeInput) { id, version, ...fields }: DonationTypeInput,
    @Ctx() context: RequestContext,
  ): Promise<ManagedDonationType> {
    return this.types.save(await context.viewer(), targetOf({ id, version: version ?? 0 }), fields);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Takes all ids of the column, in their new order' })
  async orderDonationTypes(
    @Arg('column', () => DonationColumn) column: DonationColumn,
    @Arg('ids', () => [Int]) ids: number[],
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.types.order(await context.viewer(), column, ids);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Refused for a type that has donations' })
  async deleteDonationType(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.types.remove(await context.viewer(), id);
    return true;
  }
}
