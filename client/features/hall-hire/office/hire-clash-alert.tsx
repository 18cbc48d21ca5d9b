import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { keyOf, type SlotValues, withRooms } from './calendar/calendar-entry.ts';
import { type RoomNames, useEntryText } from './calendar/use-entry-text.ts';
import { useSlotClashes } from './calendar/use-slot-clashes.ts';

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

interface HireClashProps {
  slot: SlotValues;
  /** Of a hire that is stored. */
  hireId?: number;
  rooms: RoomNames;
  /** Where what takes the rooms is said elsewhere. */
  onlyRequests?: boolean;
}

/** Lists what is in the way of a hire: what takes its rooms, such as bookings, events and closures, and other requests. */
export function HireClashAlert({ slot, hireId, rooms, onlyRequests }: HireClashProps) {
  const text = useEntryText(rooms);
  const { found = { clashes: [], requests: [] } } = useSlotClashes(slot, { hireId });
  const { clashes, requests } = found;
  const items = withRooms([...(onlyRequests ? [] : clashes), ...requests]).map(({ entry }) => {
    const said = text.wholeText(entry);
    return { key: keyOf(entry), item: entry.hireId ? <HireLink id={entry.hireId}>{said}</HireLink> : said };
  });
  return <ClashList items={items} />;
}
