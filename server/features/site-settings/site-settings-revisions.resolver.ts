import { Arg, Authorized, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import {
  NEWEST_FIRST,
  presentRevisions,
  RevisionType,
  VERSION,
} from '../../ways-in/graphql/revision.type.ts';
import { SITE_SETTINGS_ID } from './site-settings.entity.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

/** What the settings were before, and the way back. */
@Resolver()
export class SiteSettingsRevisionsResolver {
  constructor(private readonly service: SiteSettingsService) {}

  @Authorized(Permission.MANAGE_SETTINGS)
  @Query(() => [RevisionType], { description: NEWEST_FIRST })
  async siteSettingsRevisions(): Promise<RevisionType[]> {
    return presentRevisions(await this.service.revisions.list(SITE_SETTINGS_ID));
  }

  @Authorized(Permission.MANAGE_SETTINGS)
  @Mutation(() => Boolean, {
    description: 'Restores earlier settings, except the place, the bank account and `paymentUrl`',
  })
  async bringBackSiteSettings(
    @Arg('version', () => Int, { description: VERSION }) version: number,
    @Arg('revisionId', () => Int) revisionId: number,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.service.bringBack(await context.viewer(), version, revisionId);
    return true;
  }
}
