import { Arg, Authorized, Int, Mutation, Query, Resolver } from 'type-graphql';
import { DonationColumn } from '../../../rules/donation-states.ts';
import { Permission } from '../../../rules/permissions.ts';
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
  saveDonationType(
    @Arg('input', () => DonationTypeInput) { id, version, ...fields }: DonationTypeInput,
  ): Promise<ManagedDonationType> {
    return this.types.save({ id, version }, fields);
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Takes all ids of the column, in their new order' })
  async orderDonationTypes(
    @Arg('column', () => DonationColumn) column: DonationColumn,
    @Arg('ids', () => [Int]) ids: number[],
  ): Promise<boolean> {
    await this.types.order(column, ids);
    return true;
  }

  @Authorized(Permission.MANAGE_DONATIONS)
  @Mutation(() => Boolean, { description: 'Refused for a type that has donations' })
  async deleteDonationType(@Arg('id', () => Int) id: number): Promise<boolean> {
    await this.types.remove(id);
    return true;
  }
}
