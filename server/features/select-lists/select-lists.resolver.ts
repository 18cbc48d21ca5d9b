import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { SELECT_LISTS, type SelectList } from '../../../rules/select-lists.ts';
import { targetOf } from '../../database/load-for-edit.ts';
import { inLanguage, type ShownTexts } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage, byLanguage } from '../../ways-in/graphql/translation-types.ts';
import { ProfileFor } from './profile-for.entity.ts';
import type { ProfileForService } from './profile-for.service.ts';
import type { SelectListService } from './select-list.service.ts';
import { ProfileForInput, SelectOptionInput } from './select-lists.inputs.ts';
import { PROFILE_FOR_TEXTS, SELECT_OPTION_TEXTS, SelectLists } from './select-lists.type.ts';
import { SelectOption } from './select-option.entity.ts';

/** An option that has no label shows its value. */
function presentOption(option: SelectOption, language: Language): ShownTexts {
  return inLanguage({ ...option, label: option.label ?? option.value }, SELECT_OPTION_TEXTS, language);
}

@Resolver()
export class SelectListsResolver {
  constructor(
    private readonly selectLists: SelectListService,
    private readonly profileFors: ProfileForService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => SelectLists, { name: 'selectLists' })
  async offered(@AskedLanguage() language: Language): Promise<SelectLists> {
    const [options, profileFors] = [await this.selectLists.offered(), await this.profileFors.offered()];
    return {
      language,
      options: options.map((option) => presentOption(option, language)),
      profileFors: profileFors.map((entry) => inLanguage(entry, PROFILE_FOR_TEXTS, language)),
    };
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [SelectOption], { description: 'Country codes for phone numbers' })
  async countryCodes(@AskedLanguage() language: Language): Promise<ShownTexts[]> {
    const codes = await this.selectLists.offeredOf('COUNTRY_CODE');
    return codes.map((code) => presentOption(code, language));
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Query(() => [SelectOption], { description: 'In their order, including those not offered' })
  async allSelectOptions(
    @Arg('list', () => SELECT_LISTS) list: SelectList,
    @AskedLanguage() language: Language,
  ): Promise<ShownTexts[]> {
    const options = await this.selectLists.all(list);
    return options.map((option) => presentOption(option, language));
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => SelectOption)
  async saveSelectOption(
    @Arg('input', () => SelectOptionInput) { id, version, list, translations, ...others }: SelectOptionInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ShownTexts> {
    const fields = { ...others, translations: byLanguage(translations) };
    const target = targetOf({ id, version: version ?? 0 });
    const saved = await this.selectLists.save(await context.viewer(), target, list, fields);
    return presentOption(saved, language);
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
  @Mutation(() => [SelectOption], { description: 'Returns the whole list in the new order' })
  async moveSelectOption(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ShownTexts[]> {
    const options = await this.selectLists.move(await context.viewer(), id, place);
    return options.map((option) => presentOption(option, language));
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Query(() => [ProfileFor], { description: 'In their order, including those not offered' })
  async allProfileFors(@AskedLanguage() language: Language): Promise<ShownTexts[]> {
    const entries = await this.profileFors.all();
    return entries.map((entry) => inLanguage(entry, PROFILE_FOR_TEXTS, language));
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => ProfileFor)
  async saveProfileFor(
    @Arg('input', () => ProfileForInput) { id, version, translations, ...others }: ProfileForInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ShownTexts> {
    const fields = { ...others, translations: byLanguage(translations) };
    const target = targetOf({ id, version: version ?? 0 });
    const saved = await this.profileFors.save(await context.viewer(), target, fields);
    return inLanguage(saved, PROFILE_FOR_TEXTS, language);
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => Boolean, { description: 'Refused while members use it' })
  async removeProfileFor(@Arg('id', () => Int) id: number, @Ctx() context: RequestContext): Promise<boolean> {
    await this.profileFors.remove(await context.viewer(), id);
    return true;
  }

  @Authorized(Permission.MANAGE_SELECT_LISTS)
  @Mutation(() => [ProfileFor], { description: 'Returns all in the new order' })
  async moveProfileFor(
    @Arg('id', () => Int) id: number,
    @Arg('place', () => Int, { description: 'From 1' }) place: number,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ShownTexts[]> {
    const entries = await this.profileFors.move(await context.viewer(), id, place);
    return entries.map((entry) => inLanguage(entry, PROFILE_FOR_TEXTS, language));
  }
}
