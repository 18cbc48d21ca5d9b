import type { ReplyFields } from '../../../rules/replies.ts';
import type { ReplyFactsFieldsFragment } from './reply-facts.generated.ts';

/** What the form for a date of an event needs to know of it. */
export type AskedReply = ReplyFactsFieldsFragment;

/** What the form begins with: what was said before, else nobody. */
export function firstValues(asked: AskedReply, said?: Partial<ReplyFields>): ReplyFields {
  const peopleOf = (group: string) => said?.ages?.find((one) => one.group === group)?.people ?? 0;
  return {
    ages: asked.ageGroups.map(({ group }) => ({ group, people: peopleOf(group) })),
    // What the office no longer asks for cannot be chosen, and would refuse all of it.
    diets:
      said?.diets
        ?.filter(({ dietId }) => asked.diets.some(({ id }) => id === dietId))
        .map(({ dietId, people }) => ({ dietId, people })) ?? [],
    answers: asked.questions.map(({ key }) => ({
      key,
      answer: said?.answers?.find((one) => one.key === key)?.answer ?? '',
    })),
    isMemberPrice: said?.isMemberPrice ?? false,
    needs: said?.needs ?? '',
    name: said?.name ?? '',
    email: said?.email ?? '',
    mobile: said?.mobile ?? '',
  };
}
