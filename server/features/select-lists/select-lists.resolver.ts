import { Arg, Authorized, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import { SELECT_LISTS, type SelectList } from '../../../rules/select-lists.ts';
import { ProfileFor } from './profile-for.entity.ts';
import type { ProfileForService } from './profile-for.service.ts';
import type { SelectListService } from './select-list.service.ts';
import { ProfileForInput, SelectOptionInput } from './select-lists.inputs.ts';
import { SelectLists } from './select-lists.type.ts';
import { SelectOption } from './select-option.entity.ts';

@Resolver()
export class SelectListsResolver {
  constructor(
    private readonly selectLists: SelectListService,
    private readonly profileFors: ProfileForService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Query(() => SelectLists, { name: 'selectLists' })
  async offered(): Promise<SelectLists> {
    return { options: await this.selectLists.offered(), profileFors: await this.profileFors.offered() };
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Query(() => [SelectOption], { description: 'In their order, those too that are not offered' })
  allSelectOptions(@Arg('list', () => SELECT_LISTS) list: SelectList): Promise<SelectOption[]> {
    return this.selectLists.all(list);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => SelectOption)
  saveSelectOption(
    @Arg('input', () => SelectOptionInput) { id, version, list, ...fields }: SelectOptionInput,
  ): Promise<SelectOption> {
    return this.selectLists.save({ id, version }, list, fields);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => Boolean)
  async removeSelectOption(@Arg('id', () => Int) id: number): Promise<boolean> {
    await this.selectLists.remove(id);
    return true;
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => [SelectOption], { description: 'Answers the whole list in its new order' })
  moveSelectOption(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
  ): Promise<SelectOption[]> {
    return this.selectLists.move(id, place);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Query(() => [ProfileFor], { description: 'In their order, those too that are not offered' })
  allProfileFors(): Promise<ProfileFor[]> {
    return this.profileFors.all();
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => ProfileFor)
  saveProfileFor(
    @Arg('input', () => ProfileForInput) { id, version, ...fields }: ProfileForInput,
  ): Promise<ProfileFor> {
    return this.profileFors.save({ id, version }, fields);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => Boolean, { description: 'Refused while members use it' })
  async removeProfileFor(@Arg('id', () => Int) id: number): Promise<boolean> {
    await this.profileFors.remove(id);
    return true;
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => [ProfileFor], { description: 'Answers all of them in their new order' })
  moveProfileFor(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
  ): Promise<ProfileFor[]> {
    return this.profileFors.move(id, place);
  }
}
