import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { HireStatus } from '../../../../rules/hire-states.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { HireFieldsFragment } from '../hire-fields.generated.ts';
import { slotOf, withRooms } from './calendar/calendar-entry.ts';
import { useSlotClashesQuery } from './calendar/hall-occupancies.generated.ts';
import { type RoomNames, useEntryText } from './calendar/use-entry-text.ts';
import { clashesWith, monthAt, type Times } from './hire-clashes.ts';
import { useHallMonthQuery } from './hires.generated.ts';
import { useClashText } from './use-clash-text.ts';

function HireLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      component={RouterLink}
      to={`${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${id}`}
      sx={{ overflowWrap: 'anywhere' }}
    >
      {children}
    </Link>
  );
}

function ClashList({ items }: { items: readonly { key: string; item: ReactNode }[] }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {items.length > 0 && (
        <Alert severity="warning" sx={{ mb: 3 }}>
          {t('hallHire.admin.clash')}
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {items.map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </Box>
        </Alert>
      )}
    </div>
  );
}

interface RequestClashProps {
  times?: Times;
  ownId?: number;
}

function useRequestClashes({ times, ownId }: RequestClashProps) {
  const clashText = useClashText();
  const { data } = useHallMonthQuery({
    variables: times ? monthAt(times) : { year: 0, month: 0 },
    skip: !times,
    fetchPolicy: 'cache-and-network',
  });
  return (times ? clashesWith(times, data?.hallMonth ?? [], ownId) : [])
    .filter(({ status }) => status === HireStatus.REQUESTED)
    .map((hire) => ({
      key: `hire-${hire.id}`,
      item: <HireLink id={hire.id}>{clashText(hire)}</HireLink>,
    }));
}

/** Lists the open requests that overlap the given times; what takes the rooms is said elsewhere. */
export function RequestClashAlert(props: RequestClashProps) {
  return <ClashList items={useRequestClashes(props)} />;
}

/** Lists all that is in the way of a request: what takes its rooms, such as bookings, events and closures, and other requests. */
export function HireClashAlert({ hire, rooms }: { hire: HireFieldsFragment; rooms: RoomNames }) {
  const { language } = useTranslation();
  const text = useEntryText(rooms);
  const requests = useRequestClashes({ times: hire, ownId: hire.id });
  const { data } = useSlotClashesQuery({
    variables: { slot: slotOf(hire), hireId: hire.id, language },
    fetchPolicy: 'cache-and-network',
  });
  const taken = withRooms(data?.slotClashes.clashes ?? []).map(({ entry }) => {
    const said = text.wholeText(entry);
    const key = `${entry.kind} ${entry.hireId ?? entry.bookingId ?? entry.eventId}`;
    return { key, item: entry.hireId ? <HireLink id={entry.hireId}>{said}</HireLink> : said };
  });
  return <ClashList items={[...taken, ...requests]} />;
}
