import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { shownPhone } from '../../../../../rules/phone.ts';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../../components/page/paths.ts';
import { useViewer } from '../../../../graphql/use-viewer.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type CalendarEntry, isMovable, isTakenAlong } from './calendar-entry.ts';
import { type RoomNames, useEntryText } from './use-entry-text.ts';

interface EntryDialogProps {
  entry: CalendarEntry;
  rooms: RoomNames;
  onMove: () => void;
  onChange: () => void;
  onClose: () => void;
}

/** What stands there, whose it is, and what can be done with it. */
export function EntryDialog({ entry, rooms, onMove, onChange, onClose }: EntryDialogProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const text = useEntryText(rooms);
  const { permissions } = useViewer().viewer;
  const { hireId, bookingId, eventId, isRequest, isSeries } = entry;
  const toHire = `${PATHS.editHire}?${QUERY_PARAMETERS.contentId}=${hireId}`;
  const toEvent = `${PATHS.editEvent}?${QUERY_PARAMETERS.eventId}=${eventId}`;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogContent>
        <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {entry.name}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>{text.whenOf(entry)}</Typography>
        <Typography>
          {[rooms.get(entry.roomId), text.stateText(entry)].filter(Boolean).join(' · ')}
        </Typography>
        {isTakenAlong(entry) && <Typography>{t('hallCalendar.takenAlong')}</Typography>}
        {entry.who && <Typography sx={{ mt: 1.5, overflowWrap: 'anywhere' }}>{entry.who}</Typography>}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
          {entry.phone && <Link href={`tel:${entry.phone}`}>{shownPhone(entry.phone)}</Link>}
          {entry.email && <Link href={`mailto:${entry.email}`}>{entry.email}</Link>}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.close')}</Button>
        {isMovable(entry) && (
          <Button variant="outlined" onClick={onMove}>
            {t(bookingId && isSeries ? 'hallCalendar.moveThis' : 'hallCalendar.move')}
          </Button>
        )}
        {hireId && (
          <Button component={RouterLink} to={toHire} variant="contained">
            {t(isRequest ? 'hallCalendar.openRequest' : 'hallCalendar.open')}
          </Button>
        )}
        {bookingId && (
          <Button variant="contained" onClick={onChange}>
            {t(isSeries ? 'hallCalendar.changeSeries' : 'hallCalendar.change')}
          </Button>
        )}
        {eventId && permissions.includes('MANAGE_CONTENT') && (
          <Button component={RouterLink} to={toEvent} variant="contained">
            {t('hallCalendar.openEvent')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
