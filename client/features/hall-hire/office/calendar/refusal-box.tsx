import RefusedIcon from '@mui/icons-material/NotInterestedOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { Dialog } from '../../../../components/dialogs/dialog.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { CalendarEntry, SlotValues } from './calendar-entry.ts';
import { FreeButtons } from './free-buttons.tsx';
import { type RoomNames, useEntryText } from './use-entry-text.ts';
import type { Refused } from './use-move.ts';

interface RefusalBoxProps {
  refused: Refused;
  rooms: RoomNames;
  isBusy: boolean;
  onMove: (entry: CalendarEntry, slot: SlotValues) => void;
  /** Opens the form, to choose another day or time. */
  onChoose: (entry: CalendarEntry, slot: SlotValues) => void;
  onClose: () => void;
}

/** Says where something was to be what is in the way, and what is free instead; nothing has been changed. */
export function RefusalBox({ refused, rooms, isBusy, onMove, onChoose, onClose }: RefusalBoxProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const text = useEntryText(rooms);
  const { entry, slot, clashes, free } = refused;
  const taken = [...new Set(clashes.map(({ roomId }) => roomId))];
  const { email, who } = entry;
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth="sm"
      slotProps={{ backdrop: { invisible: true }, paper: { sx: { border: 2, borderColor: 'primary.main' } } }}
    >
      <DialogContent sx={{ display: 'flex', gap: 2 }}>
        <Box aria-hidden sx={{ color: 'primary.main', fontSize: 32, lineHeight: 1 }}>
          <RefusedIcon fontSize="inherit" />
        </Box>
        <Box sx={{ minWidth: 0 }}>
          <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 1 }}>
            {t('hallCalendar.notPossible', { room: text.roomsText(taken) })}
          </Typography>
          <Typography>
            {t('hallCalendar.wouldOverlap', { name: entry.name, when: text.whenOf(refused) })}
          </Typography>
          <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5, fontWeight: 600 }}>
            {clashes.map((clash) => (
              <li key={`${clash.roomId} ${clash.startsAt}`}>{text.wholeText(clash)}</li>
            ))}
          </Box>
          <FreeButtons
            free={free}
            day={slot.date}
            rooms={rooms}
            isBusy={isBusy}
            onChoose={({ roomIds, startsAt, endsAt }) => {
              const { date, time: from } = wallClock(startsAt);
              onMove(entry, { date, from, to: wallClock(endsAt).time, roomIds: [...roomIds] });
            }}
          />
          {entry.isRequest && free.length > 0 && (
            <Typography sx={{ color: 'text.secondary', mt: 1 }}>{t('hallCalendar.askFirst')}</Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -2.5, mt: 1 }}>
            <Button onClick={() => onChoose(entry, slot)}>{t('hallCalendar.otherDay')}</Button>
            {email && <Button href={`mailto:${email}`}>{t('hallCalendar.email', { name: who })}</Button>}
            <Button onClick={onClose}>{t('hallCalendar.leaveIt')}</Button>
          </Box>
        </Box>
      </DialogContent>
    </Dialog>
  );
}
