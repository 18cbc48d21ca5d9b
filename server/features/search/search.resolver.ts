import { Args, ArgsType, Authorized, Field, Int, Query, Resolver } from 'type-graphql';
import type { Language } from '../../../rules/languages.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { Permission } from '../../../rules/permissions.ts';
import { FOUND_AT_FIRST, FoundKind } from '../../../rules/site-search.ts';
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

  @Field(() => Int, {
    defaultValue: LIMITS.pageSizeDefault,
    description: `A larger one counts as ${LIMITS.pageSizeDefault}, without a kind as ${FOUND_AT_FIRST}`,
  })
  override pageSize: number = LIMITS.pageSizeDefault;
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
    @Args(() => SiteSearchArguments) { search, kind, page, pageSize }: SiteSearchArguments,
    @AskedLanguage() language: Language,
  ): Promise<SearchGroup[]> {
    // Anybody may ask, and what is found is read word by word.
    const most = kind ? LIMITS.pageSizeDefault : FOUND_AT_FIRST;
    const wanted = toPage({ page, pageSize: Math.min(pageSize, most) });
    const groups = await this.service.find(wanted, { search, kind, language });
    return groups.map(({ items, ...group }) => ({
      ...group,
      items: items.map(({ file, ...hit }) => ({ ...hit, file: file && presentMediaFile(file) })),
    }));
  }
}
