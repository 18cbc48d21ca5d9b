import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { nightPalette, sitePalette } from '../../../rules/colours.ts';
import type { NightPalette, SitePalette } from '../../../rules/drawn-colours.ts';
import { firstLanguage, type Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { setPlace } from '../../../rules/place.ts';
import { SITE_TEXTS } from '../../../rules/site-settings.ts';
import { inLanguage, type ShownTexts } from '../../database/translations.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { presentMediaFile } from '../../ways-in/graphql/media-file.type.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import {
  ASKED_LANGUAGE,
  AskedLanguage,
  addLanguages,
  byLanguage,
} from '../../ways-in/graphql/translation-types.ts';
import { OpenEndType } from './open-end.type.ts';
import { NightPaletteType, SitePaletteType } from './site-palette.type.ts';
import type { SitePictureService } from './site-picture.service.ts';
import { SitePicturesType } from './site-pictures.type.ts';
import { SITE_SETTINGS_ID, SiteSettings } from './site-settings.entity.ts';
import { SiteSettingsInput } from './site-settings.inputs.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

addLanguages({ entity: SiteSettings, input: SiteSettingsInput }, SITE_TEXTS);

@Resolver(() => SiteSettings)
export class SiteSettingsResolver {
  constructor(
    private readonly service: SiteSettingsService,
    private readonly sitePictures: SitePictureService,
  ) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => SiteSettings)
  async siteSettings(
    @AskedLanguage() language: Language,
    @Ctx() { loaders }: RequestContext,
  ): Promise<ShownTexts> {
    // Once for a page, whose layout asks for them too.
    const settings = await loaders.load(SiteSettings, SITE_SETTINGS_ID);
    if (!settings) throw new Error('The row of the site settings is missing.');
    setPlace(settings);
    return inLanguage(settings, SITE_TEXTS, language);
  }

  @FieldResolver(() => SitePaletteType, { description: 'Worked out from the main and the accent colour' })
  palette(@Root() { mainColour, accentColour }: SiteSettings): SitePalette {
    return sitePalette(mainColour, accentColour);
  }

  @FieldResolver(() => NightPaletteType, { description: 'The same for devices that ask for dark pages' })
  nightPalette(@Root() { mainColour, accentColour }: SiteSettings): NightPalette {
    return nightPalette(mainColour, accentColour);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether country, currency, time zone and calling code can no longer be changed',
  })
  placeIsSet(): Promise<boolean> {
    return this.service.placeIsSet();
  }

  @Authorized(Permission.MANAGE_SETTINGS)
  @Query(() => [OpenEndType])
  openEnds(): Promise<OpenEndType[]> {
    return this.service.listOpenEnds();
  }

  @FieldResolver(() => SitePicturesType, { description: "The association's own pictures" })
  async pictures(): Promise<SitePicturesType> {
    const { LOGO, OPENING } = await this.sitePictures.find();
    return {
      logo: LOGO ? presentMediaFile(LOGO) : null,
      opening: OPENING ? presentMediaFile(OPENING) : null,
    };
  }

  @Authorized(Permission.MANAGE_SETTINGS)
  @Mutation(() => SiteSettings)
  async saveSiteSettings(
    @Arg('input', () => SiteSettingsInput) { version, translations, ...others }: SiteSettingsInput,
    // Not `AskedLanguage`, whose default is the site's first before the save.
    @Arg('language', () => String, { nullable: true, description: ASKED_LANGUAGE }) asked: unknown,
    @Ctx() context: RequestContext,
  ): Promise<ShownTexts> {
    const language = typeof asked === 'string' ? await context.language(asked) : undefined;
    const fields = { ...others, translations: byLanguage(translations) };
    const saved = await this.service.save(await context.viewer(), version, fields);
    return inLanguage(saved, SITE_TEXTS, language ?? firstLanguage(saved));
  }
}
