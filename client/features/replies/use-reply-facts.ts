import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { type ReplyActFieldsFragment, useRepliesBetweenQuery } from './replies-between.generated.ts';

/** For how many days ahead lists say what is left. */
const DAYS = 100;

/** The variables of the one query of a page for the dates that ask for replies. */
export function repliesToComeVariables(): { from: string; to: string } {
  const from = currentDay();
  return { from, to: addDays(from, DAYS) };
}

/** What visitors see of the replies to a date; undefined where none are asked for. All that ask on a page ask once. */
export function useReplyFacts(eventId: number, day: string | undefined): ReplyActFieldsFragment | undefined {
  const isUsed = useUsedParts()('replies');
  const { data } = useRepliesBetweenQuery({ variables: repliesToComeVariables(), skip: !isUsed });
  return data?.eventRepliesBetween.find((facts) => facts.eventId === eventId && facts.day === day);
}
