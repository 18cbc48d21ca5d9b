import { ArgsType, Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ContentFileType } from '../../../rules/content.ts';
import { ContentSort, ContentTab, managedContentFilterRules } from '../../../rules/content-state.ts';
import { filterArguments } from '../../ways-in/graphql/filter-input.ts';
import { MediaFileType } from '../../ways-in/graphql/media-file.type.ts';
import { PageArguments } from '../../ways-in/graphql/page-arguments.ts';
import { Paginated } from '../../ways-in/graphql/paginated.ts';
import { ASKED_LANGUAGE } from '../../ways-in/graphql/translation-types.ts';
import { ContentVisibility } from '../content/visibility.type.ts';

registerEnumType(ContentSort, { name: 'ContentSort' });

@ObjectType()
class ManagedText {
  @Field(() => String)
  text: string;

  @Field(() => String)
  language: string;
}

/** An item of any kind in a list of the office. */
@ObjectType()
export class ManagedContent {
  @Field(() => Int)
  id: number;

  @Field(() => Int, { description: 'Of `versions` when its state is changed' })
  version: number;

  @Field(() => String, { description: 'Same values as the argument `kind`' })
  kind: string;

  @Field(() => String, { description: 'In the requested language, else in its own' })
  name: string;

  @Field(() => String, { description: 'The language of `name`' })
  nameLanguage: string;

  @Field(() => [ManagedText], { description: 'Its other texts that are not empty, the description last' })
  details: ManagedText[];

  @Field(() => String, { nullable: true, description: 'For kinds that have one' })
  link: string | null;

  @Field(() => [String], { description: 'The languages in which visitors can read it, its own first' })
  languages: string[];

  @Field(() => ContentFileType)
  fileType: ContentFileType;

  @Field(() => MediaFileType, { nullable: true })
  file: MediaFileType | null;

  @Field(() => String, {
    nullable: true,
    description: 'Date of the item, YYYY-MM-DD, for kinds that have one',
  })
  day: string | null;

  @Field(() => Int, { nullable: true, description: 'For kinds whose order is numbered' })
  sequenceNumber: number | null;

  @Field(() => ContentVisibility)
  visibility: ContentVisibility;

  @Field(() => ContentTab, { description: 'Its current state' })
  tab: ContentTab;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date)
  updatedAt: Date;
}

@ObjectType()
class ContentCounts {
  @Field(() => Int)
  ALL: number;

  @Field(() => Int)
  VISIBLE: number;

  @Field(() => Int)
  PLANNED: number;

  @Field(() => Int)
  DRAFT: number;

  @Field(() => Int)
  HIDDEN: number;

  @Field(() => Int)
  BIN: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the last item came into the bin: `binnedUntil` of emptyContentBin',
  })
  lastBinnedAt: Date | null;
}

@ObjectType()
export class ManagedContentPage extends Paginated(ManagedContent) {
  @Field(() => ContentCounts, {
    description: 'Number of items by state, regardless of the search',
  })
  counts: ContentCounts;

  @Field(() => [Int], { description: 'The years of its items, latest first' })
  years: number[];
}

@ArgsType()
class KindAndPage extends PageArguments {
  @Field(() => String, { description: 'For example `event` or `committee-member`, as in the audit log' })
  kind: string;

  @Field(() => String, { nullable: true, description: ASKED_LANGUAGE })
  language?: string | null;
}

export const ManagedContentArguments = filterArguments(managedContentFilterRules, KindAndPage);
