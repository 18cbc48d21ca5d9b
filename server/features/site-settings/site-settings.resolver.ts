import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { SITE_SETTINGS_ID, SiteSettings } from './site-settings.entity.ts';
import { SiteSettingsInput } from './site-settings.inputs.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

@Resolver()
export class SiteSettingsResolver {
  constructor(private readonly service: SiteSettingsService) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => SiteSettings)
  async siteSettings(@Ctx() { loaders }: RequestContext): Promise<SiteSettings> {
    // Once for a page, whose layout asks for them too.
    const settings = await loaders.load(SiteSettings, SITE_SETTINGS_ID);
    if (!settings) throw new Error('The row of the site settings is missing.');
    return settings;
  }

  @Authorized(Permission.MANAGE_CONTENT)
  @Mutation(() => SiteSettings)
  async saveSiteSettings(
    @Arg('input', () => SiteSettingsInput) { version, ...fields }: SiteSettingsInput,
    @Ctx() context: RequestContext,
  ): Promise<SiteSettings> {
    return this.service.save(await context.viewer(), version, fields);
  }
}
