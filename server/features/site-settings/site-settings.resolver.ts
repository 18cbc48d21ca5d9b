import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Shared } from '../../ways-in/graphql/schema.ts';
import { SiteSettings } from './site-settings.entity.ts';
import { SiteSettingsInput } from './site-settings.inputs.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

@Resolver()
export class SiteSettingsResolver {
  constructor(private readonly service: SiteSettingsService) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Query(() => SiteSettings)
  siteSettings(): Promise<SiteSettings> {
    return this.service.find();
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
