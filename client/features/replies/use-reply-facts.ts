import { addDays } from '../../../rules/days.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { useUsedParts } from '../../components/page/page-parts.ts';
import {
  type ReplyActFieldsFragment,
  useRepliesBetweenQuery,
  useRepliesOfDateQuery,
} from './replies-between.generated.ts';

/** For how many days ahead lists say what is left. */
const DAYS = 100;

/** The variables of the one query of a page for the dates that ask for replies. */
export function repliesToComeVariables(): { from: string; to: string } {
  const from = currentDay();
  return { from, to: addDays(from, DAYS) };
}

interface Asked {
  /** On its own page its next date is asked for, however far away it is. */
  isOnOwnPage?: boolean;
}

/** What visitors see of the replies to a date; undefined where none are asked for. All that ask on a page ask once. */
export function useReplyFacts(
  eventId: number,
  day: string | undefined,
  { isOnOwnPage = false }: Asked = {},
): ReplyActFieldsFragment | undefined {
  const isUsed = useUsedParts()('replies');
  const soon = useRepliesBetweenQuery({
    variables: repliesToComeVariables(),
    skip: !isUsed || isOnOwnPage,
  }).data;
  const next = useRepliesOfDateQuery({ variables: { eventId }, skip: !isUsed || !isOnOwnPage }).data;
  const found = isOnOwnPage ? [next?.eventReplies] : (soon?.eventRepliesBetween ?? []);
  return found.find((facts) => facts?.eventId === eventId && facts.day === day) ?? undefined;
}
