import { useSearchParams } from 'react-router-dom';
import { RepliesOfDate } from './replies-of-date.tsx';
import { RepliesToCome } from './replies-to-come.tsx';
import { dateAt } from './reply-address.ts';

/** Who comes: the dates that ask for replies, or the replies to one of them. */
export function RepliesPage() {
  const [search] = useSearchParams();
  const { eventId, day } = dateAt(search);
  return eventId && day ? (
    <RepliesOfDate key={`${eventId} ${day}`} eventId={eventId} day={day} />
  ) : (
    <RepliesToCome eventId={eventId} />
  );
}
