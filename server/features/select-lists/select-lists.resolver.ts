import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import { SELECT_LISTS, type SelectList } from '../../../rules/select-lists.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
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
  @Shared()
  @Query(() => SelectLists, { name: 'selectLists' })
  async offered(): Promise<SelectLists> {
    return { options: await this.selectLists.offered(), profileFors: await this.profileFors.offered() };
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [SelectOption], { description: 'What every form offers before a telephone number' })
  countryCodes(): Promise<SelectOption[]> {
    return this.selectLists.offeredOf('COUNTRY_CODE');
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Query(() => [SelectOption], { description: 'In their order, those too that are not offered' })
  allSelectOptions(@Arg('list', () => SELECT_LISTS) list: SelectList): Promise<SelectOption[]> {
    return this.selectLists.all(list);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => SelectOption)
  async saveSelectOption(
    @Arg('input', () => SelectOptionInput) { id, version, list, ...fields }: SelectOptionInput,
    @Ctx() context: RequestContext,
  ): Promise<SelectOption> {
    return this.selectLists.save(
      await context.viewer(),
      targetOf({ id, version: version ?? 0 }),
      list,
      fields,
    );
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => Boolean)
  async removeSelectOption(
    @Arg('id', () => Int) id: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.selectLists.remove(await context.viewer(), id);
    return true;
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => [SelectOption], { description: 'Answers the whole list in its new order' })
  async moveSelectOption(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
    @Ctx() context: RequestContext,
  ): Promise<SelectOption[]> {
    return this.selectLists.move(await context.viewer(), id, place);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Query(() => [ProfileFor], { description: 'In their order, those too that are not offered' })
  allProfileFors(): Promise<ProfileFor[]> {
    return this.profileFors.all();
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => ProfileFor)
  async saveProfileFor(
    @Arg('input', () => ProfileForInput) { id, version, ...fields }: ProfileForInput,
    @Ctx() context: RequestContext,
  ): Promise<ProfileFor> {
    return this.profileFors.save(await context.viewer(), targetOf({ id, version: version ?? 0 }), fields);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => Boolean, { description: 'Refused while members use it' })
  async removeProfileFor(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
    await this.profileFors.remove(await context.viewer(), id);
    return true;
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => [ProfileFor], { description: 'Answers all of them in their new order' })
  async moveProfileFor(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
    @Ctx() context: RequestContext,
  ): Promise<ProfileFor[]> {
    return this.profileFors.move(await context.viewer(), id, place);
  }
}
