import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type CalendarEntry, isOverlapping, stateOf } from './calendar-entry.ts';
import { ENTRY_ICONS, entryLook } from './entry-look.ts';
import { type RoomNames, useEntryText } from './use-entry-text.ts';

interface EntryRowProps {
  entry: CalendarEntry;
  /** The rooms that it takes. */
  roomIds: readonly number[];
  /** Without its state in words, where the signs are explained beside it. */
  isShort?: boolean;
  /** All that are shown. */
  entries: readonly CalendarEntry[];
  rooms: RoomNames;
  onOpen: (entry: CalendarEntry) => void;
}

/** What stands in the calendar, in words: hours, name, room and state. */
export function EntryRow({ entry, roomIds, isShort = false, entries, rooms, onOpen }: EntryRowProps) {
  const { t } = useTranslation();
  const text = useEntryText(rooms);
  const state = stateOf(entry);
  const Icon = ENTRY_ICONS[state];
  return (
    <ButtonBase
      onClick={() => onOpen(entry)}
      aria-haspopup="dialog"
      sx={[
        {
          width: '100%',
          minHeight: 44,
          mt: 0.5,
          p: isShort ? 0.75 : 1,
          gap: isShort ? 0.5 : 1,
          borderRadius: '8px',
          typography: 'body2',
          fontSize: isShort ? '0.875rem' : undefined,
          lineHeight: 1.35,
          textAlign: 'left',
          alignItems: 'flex-start',
          justifyContent: 'flex-start',
        },
        entryLook(state),
      ]}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'inline-flex', fontSize: isShort ? 16 : 20, flex: 'none', mt: '2px' }}
      >
        <Icon fontSize="inherit" />
      </Box>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {text.hoursOf(entry)}
        </Box>{' '}
        {isShort ? text.shortNameOf(entry) : text.nameOf(entry)}{' '}
        {isShort && <VisuallyHidden>{text.stateText(entry)}</VisuallyHidden>}
        <Box component="span" sx={{ display: 'block' }}>
          {[
            text.roomsText(roomIds),
            !isShort && text.stateText(entry),
            entry.isRequest && isOverlapping(entry, entries) && t('hallCalendar.overlaps'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
      </Box>
    </ButtonBase>
  );
}
