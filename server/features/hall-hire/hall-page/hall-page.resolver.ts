import { Arg, Authorized, Ctx, Field, InputType, Int, Mutation, Query, Resolver } from 'type-graphql';
import { HALL_TEXTS } from '../../../../rules/hall-facts.ts';
import { hallPageRules } from '../../../../rules/hall-page.ts';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { inLanguage, type ShownTexts } from '../../../database/translations.ts';
import type { RequestContext } from '../../../identity/request-context.ts';
import { InputOf } from '../../../ways-in/graphql/input-of-rules.ts';
import { Shared } from '../../../ways-in/graphql/schema.ts';
import { EDITED_VERSION } from '../../../ways-in/graphql/shared-inputs.ts';
import {
  AskedLanguage,
  addLanguages,
  byLanguage,
  OWN_LANGUAGE,
} from '../../../ways-in/graphql/translation-types.ts';
import type { HallDaysService } from './hall-days.service.ts';
import { HallDay } from './hall-days.type.ts';
import { HallPage } from './hall-page.entity.ts';
import type { HallPageService } from './hall-page.service.ts';

@InputType()
class HallPageVersion {
  @Field(() => Int, { description: EDITED_VERSION })
  version: number;

  @Field(() => String, { nullable: true, description: OWN_LANGUAGE })
  language?: Language | null;

  /** Its fields are the texts, see `addLanguages`. */
  translations?: { language: string }[] | null;
}

@InputType()
export class HallPageInput extends InputOf(hallPageRules, {}, HallPageVersion) {}

addLanguages({ entity: HallPage, input: HallPageInput }, HALL_TEXTS);

@Resolver()
export class HallPageResolver {
  constructor(
    private readonly page: HallPageService,
    private readonly days: HallDaysService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => HallPage, { description: 'What the office says of the hall' })
  async hallPage(@AskedLanguage() language: Language): Promise<ShownTexts> {
    return inLanguage(await this.page.find(), HALL_TEXTS, language);
  }

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => [HallDay], {
    description:
      'Each day of a month of a room: what is taken, with the time for cleaning, and nothing of by whom',
  })
  hallDays(
    @Arg('year', () => Int) year: number,
    @Arg('month', () => Int, { description: 'From 1' }) month: number,
    @Arg('roomId', () => Int, { nullable: true, description: 'Default: the first that may be hired alone' })
    roomId: number | null,
  ): Promise<HallDay[]> {
    return this.days.month({ year, month, roomId: roomId ?? null });
  }

  @Authorized(Permission.MANAGE_HALL_HIRE)
  @Mutation(() => HallPage, { description: 'An agreement that has changed is a new version of it' })
  async saveHallPage(
    @Arg('input', () => HallPageInput) { version, translations, ...fields }: HallPageInput,
    @AskedLanguage() language: Language,
    @Ctx() context: RequestContext,
  ): Promise<ShownTexts> {
    const sent = { ...fields, translations: byLanguage(translations) };
    return inLanguage(await this.page.save(await context.viewer(), version, sent), HALL_TEXTS, language);
  }
}
