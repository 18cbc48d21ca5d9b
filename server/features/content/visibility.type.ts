import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ContentShelf, ContentState } from '../../../rules/content-state.ts';
import type { ContentItem } from './content-item.entity.ts';

registerEnumType(ContentState, {
  name: 'ContentState',
  description: 'What an editor has decided: a draft, published, or hidden',
});
registerEnumType(ContentShelf, { name: 'ContentShelf', description: 'What an item is at this moment' });

/** Who sees an item when; for the office alone. */
@ObjectType()
export class ContentVisibility {
  @Field(() => ContentState)
  state: ContentState;

  @Field(() => Date, { nullable: true, description: 'Published, it is shown from then on; null for at once' })
  shownFrom: Date | null;

  @Field(() => Date, { nullable: true, description: 'Published, it is shown until then; null for always' })
  shownUntil: Date | null;

  @Field(() => [String], { description: 'Languages whose translation visitors do not see yet' })
  heldLanguages: string[];

  @Field(() => [String], {
    description: 'Languages into which nobody has to translate it; a text in these is not counted as missing',
  })
  unneededLanguages: string[];

  @Field(() => Date, { nullable: true, description: 'Since when it is in the bin' })
  binnedAt: Date | null;
}

/** What is left out stays as it is. */
@InputType()
export class ContentVisibilityInput {
  @Field(() => ContentState, { nullable: true })
  state?: ContentState | null;

  @Field(() => Date, { nullable: true, description: 'null for at once' })
  shownFrom?: Date | null;

  @Field(() => Date, { nullable: true, description: 'null for always' })
  shownUntil?: Date | null;

  @Field(() => [String], { nullable: true })
  heldLanguages?: string[] | null;

  @Field(() => [String], { nullable: true })
  unneededLanguages?: string[] | null;
}

export function visibilityOf(item: ContentItem): ContentVisibility {
  const { state, shownFrom, shownUntil, heldLanguages, unneededLanguages, binnedAt } = item;
  return { state, shownFrom, shownUntil, heldLanguages, unneededLanguages, binnedAt };
}
