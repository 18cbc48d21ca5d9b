import { AppError } from '../../../rules/errors.ts';
import { localMobileDigits, mobileToE164 } from '../../../rules/phone.ts';
import { placesPence } from '../../../rules/places-price.ts';
import { type ReplyValues, totalOf } from '../../../rules/replies.ts';
import { QuestionKind } from '../../../rules/reply-states.ts';
import type { EventReply } from './event-reply.entity.ts';
import type { EventReplySetting } from './event-reply-setting.entity.ts';

type SaidColumns = Pick<
  EventReply,
  | 'name'
  | 'email'
  | 'mobile'
  | 'mobileKey'
  | 'ages'
  | 'diets'
  | 'answers'
  | 'needs'
  | 'total'
  | 'isMemberPrice'
  | 'pence'
>;

/** The digits by which a household is recognised, however it writes its number; empty without one. */
function mobileKeyOf(mobile: string): string {
  return mobile ? (mobileToE164(mobile) ?? localMobileDigits(mobile)) : '';
}

/** Sums up what is there twice, in the order of the first. */
function summedUp<Row extends { people: number }>(rows: readonly Row[], keyOf: (row: Row) => unknown): Row[] {
  const sums = new Map<unknown, Row>();
  for (const row of rows) {
    if (row.people === 0) continue;
    const before = sums.get(keyOf(row));
    sums.set(keyOf(row), before ? { ...before, people: before.people + row.people } : row);
  }
  return [...sums.values()];
}

/**
 * What a household said as columns of its reply, as far as the event asks for it.
 * @param values checked by the rules of a reply
 * @param before what it said before: an age or a diet of it still counts, though the event offers it no more
 * @throws AppError BAD_USER_INPUT for an age group or diet that the event does not have, and where an answer is missing
 */
export function saidColumns(
  setting: EventReplySetting,
  values: ReplyValues,
  before?: Pick<EventReply, 'ages' | 'diets' | 'further' | 'isMemberPrice'>,
): SaidColumns {
  const saidBefore = [before, before?.further];
  const groups = [setting.ageGroups, ...saidBefore.map((one) => one?.ages ?? [])].flat();
  const ages = summedUp(values.ages, ({ group }) => group);
  if (ages.some(({ group }) => !groups.some((one) => one.group === group)))
    throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'ages' });
  const diets = summedUp(values.diets, ({ dietId }) => dietId);
  const dietsBefore = saidBefore.flatMap((one) => one?.diets ?? []);
  const known = [...setting.dietIds, ...dietsBefore.map(({ dietId }) => dietId)];
  if (diets.some(({ dietId }) => !known.includes(dietId)))
    throw new AppError('BAD_USER_INPUT', 'invalidId', { field: 'diets' });
  const total = totalOf(ages);
  if (diets.some(({ people }) => people > total))
    throw new AppError('BAD_USER_INPUT', 'replyDietTooMany', { field: 'diets' });
  const { name, mobile, needs } = values;
  // As it was said before where it is left out.
  const isMemberPrice = values.isMemberPrice ?? before?.isMemberPrice ?? false;
  return {
    ...{ name, mobile, needs, ages, diets, total, isMemberPrice },
    email: values.email.toLowerCase(),
    mobileKey: mobileKeyOf(mobile),
    answers: answersOf(setting, values.answers),
    pence: placesPence(setting, { ages, isMemberPrice }),
  };
}

function answersOf({ questions }: EventReplySetting, given: ReplyValues['answers']): ReplyValues['answers'] {
  return questions.flatMap(({ key, kind, isRequired }) => {
    const answer = given.find((one) => one.key === key)?.answer ?? '';
    if (!answer && isRequired)
      throw new AppError('BAD_USER_INPUT', 'replyAnswerRequired', { field: `answers.${key}` });
    if (answer && kind === QuestionKind.YES_NO && answer !== 'yes' && answer !== 'no')
      throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: `answers.${key}` });
    return answer ? [{ key, answer }] : [];
  });
}
