import { Args, ArgsType, Authorized, Field, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { Permission } from '../../../rules/permissions.ts';
import { FoundKind } from '../../../rules/site-search.ts';
import { presentMediaFile } from '../../ways-in/graphql/media-file.type.ts';
import { PageArguments, toPage } from '../../ways-in/graphql/page-arguments.ts';
import { Costly, Shared } from '../../ways-in/graphql/schema.ts';
import { AskedLanguage } from '../../ways-in/graphql/translation-types.ts';
import { SearchGroup } from './search.type.ts';
import type { SiteSearchService } from './site-search.service.ts';

@ArgsType()
class SiteSearchArguments extends PageArguments {
  @Field(() => String, { description: 'Empty finds nothing' })
  search: string;

  @Field(() => FoundKind, { nullable: true, description: 'Default: the page of each kind' })
  kind: FoundKind | null;
}

@Resolver()
export class SearchResolver {
  constructor(private readonly service: SiteSearchService) {}

  @Authorized(Permission.PUBLIC)
  @Shared()
  @Costly()
  @Query(() => [SearchGroup], {
    description:
      'What visitors see and in which the words are found, in any language and spelling; names first',
  })
  async siteSearch(
    @Args(() => SiteSearchArguments) { search, kind, ...page }: SiteSearchArguments,
    @AskedLanguage() language: Language,
  ): Promise<SearchGroup[]> {
    const groups = await this.service.find(toPage(page), { search, kind, language });
    return groups.map(({ items, ...group }) => ({
      ...group,
      items: items.map(({ file, ...hit }) => ({ ...hit, file: file && presentMediaFile(file) })),
    }));
  }
}
