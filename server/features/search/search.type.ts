import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ContentFileType } from '../../../rules/content.ts';
import { FoundKind } from '../../../rules/site-search.ts';
import { MediaFileType } from '../../ways-in/graphql/media-file.type.ts';

registerEnumType(FoundKind, { name: 'FoundKind' });

@ObjectType()
export class SnippetPart {
  @Field(() => String)
  text: string;

  @Field(() => Boolean, { description: 'Whether it is a word that was searched for' })
  isFound: boolean;
}

@ObjectType()
export class SearchHit {
  @Field(() => Int)
  id: number;

  @Field(() => String)
  title: string;

  @Field(() => String, { description: 'The language that the title came in' })
  titleLanguage: string;

  @Field(() => [SnippetPart], { description: 'A line of its text, with what was found where there is any' })
  snippet: SnippetPart[];

  @Field(() => String, { description: 'The language that the snippet came in' })
  snippetLanguage: string;

  @Field(() => Int, { description: 'Its place among all of its file type in the order visitors see, from 1' })
  place: number;

  @Field(() => ContentFileType, { nullable: true })
  fileType: ContentFileType | null;

  @Field(() => MediaFileType, { nullable: true })
  file: MediaFileType | null;

  @Field(() => String, { nullable: true, description: 'Its own day, YYYY-MM-DD' })
  day: string | null;
}

@ObjectType()
export class SearchGroup {
  @Field(() => FoundKind)
  kind: FoundKind;

  @Field(() => Int)
  totalCount: number;

  @Field(() => [SearchHit])
  items: SearchHit[];
}
