import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import type { RequestContext } from '../../identity/request-context.ts';
import { Costly } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import type { TodayService } from './today.service.ts';
import { Today } from './today.type.ts';

@Resolver()
export class TodayResolver {
  constructor(private readonly service: TodayService) {}

  @Authorized(Permission.ENTER_OFFICE)
  @Costly()
  @Query(() => Today, { description: 'Work waiting in the office, and items due within a week' })
  async today(@AskedLanguage() language: Language, @Ctx() context: RequestContext): Promise<Today> {
    return this.service.read(await context.viewer(), language);
  }
}
