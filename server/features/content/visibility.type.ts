import { Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { ContentState, ContentTab, visibilityRules } from '../../../rules/content-state.ts';
import { InputOf } from '../../ways-in/graphql/input-of-rules.ts';
import type { ContentItem } from './content-item.entity.ts';

registerEnumType(ContentState, {
  name: 'ContentState',
  description: 'Chosen by an editor: draft, published or hidden',
});
registerEnumType(ContentTab, { name: 'ContentTab', description: 'Current state of an item' });

/** Who sees an item when; for the office alone. */
@ObjectType()
export class ContentVisibility {
  @Field(() => ContentState)
  state: ContentState;

  @Field(() => Date, { nullable: true, description: 'If published, shown from then on; null for at once' })
  shownFrom: Date | null;

  @Field(() => Date, { nullable: true, description: 'If published, shown until then; null for no end' })
  shownUntil: Date | null;

  @Field(() => [String], { description: 'Languages whose translation is not yet published' })
  heldLanguages: string[];

  @Field(() => [String], {
    description: 'Languages in which no translation is needed; not counted as missing',
  })
  unneededLanguages: string[];

  @Field(() => Date, { nullable: true, description: 'When it was moved to the bin' })
  binnedAt: Date | null;
}

/** What is left out stays as it is. */
@InputType()
export class ContentVisibilityInput extends InputOf(visibilityRules, {
  descriptions: { shownFrom: 'null for at once', shownUntil: 'null for no end' },
}) {}

export function visibilityOf(item: ContentItem): ContentVisibility {
  const { state, shownFrom, shownUntil, heldLanguages, unneededLanguages, binnedAt } = item;
  return { state, shownFrom, shownUntil, heldLanguages, unneededLanguages, binnedAt };
}
