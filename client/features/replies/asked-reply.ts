import type { ReplyFields } from '../../../rules/replies.ts';
import type { ReplyFactsFieldsFragment } from './reply-facts.generated.ts';

/** What the form for a date of an event needs to know of it. */
export type AskedReply = ReplyFactsFieldsFragment;

/** What has been said of a date. */
interface Said {
  ages: readonly Pick<ReplyFields['ages'][number], 'group'>[];
  diets: readonly { dietId: number; name: string }[];
}

/** What is asked of who has replied: what they have said stays until they take it back, though others are asked for it no more. */
export function askedAgain(asked: AskedReply, { ages, diets }: Said): AskedReply {
  const isNewAge = ({ group }: { group: string }) => !asked.ageGroups.some((one) => one.group === group);
  const isNewDiet = ({ dietId }: { dietId: number }) => !asked.diets.some(({ id }) => id === dietId);
  return {
    ...asked,
    ageGroups: [
      ...asked.ageGroups,
      ...ages.filter(isNewAge).map(({ group }) => ({ group, from: 0, to: null, pence: null })),
    ],
    diets: [
      ...asked.diets,
      ...diets.filter(isNewDiet).map(({ dietId, name }) => ({ id: dietId, name, language: '' })),
    ],
  };
}

/** What the form begins with: what was said before, else nobody. */
export function firstValues(asked: AskedReply, said?: Partial<ReplyFields>): ReplyFields {
  const peopleOf = (group: string) => said?.ages?.find((one) => one.group === group)?.people ?? 0;
  return {
    ages: asked.ageGroups.map(({ group }) => ({ group, people: peopleOf(group) })),
    diets: said?.diets?.map(({ dietId, people }) => ({ dietId, people })) ?? [],
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
