import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { wallClock } from '../../../../../rules/zoned-time.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { SlotClashesQuery } from './hall-occupancies.generated.ts';
import { type RoomNames, useEntryText } from './use-entry-text.ts';

type Free = SlotClashesQuery['slotClashes']['free'][number];

interface FreeButtonsProps {
  free: readonly Free[];
  /** The day that was wanted. */
  day: string;
  rooms: RoomNames;
  isBusy?: boolean;
  onChoose: (free: Free) => void;
}

/** What is free instead of a time that is taken; a press chooses it. */
export function FreeButtons({ free, day, rooms, isBusy, onChoose }: FreeButtonsProps) {
  const { t } = useTranslation();
  const text = useEntryText(rooms);
  if (free.length === 0) return <Typography>{t('hallCalendar.nothingFree')}</Typography>;
  const isSameDay = ({ startsAt }: Free) => wallClock(startsAt).date === day;
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t(free.every(isSameDay) ? 'hallCalendar.insteadSameDay' : 'hallCalendar.instead')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {free.map((one, index) => (
          <Button
            key={`${one.startsAt} ${one.roomIds}`}
            variant={index === 0 ? 'contained' : 'outlined'}
            disabled={isBusy}
            onClick={() => onChoose(one)}
            sx={{ px: 1.5 }}
          >
            {`${text.roomsText(one.roomIds)}, ${isSameDay(one) ? text.hoursOf(one) : text.whenOf(one)}`}
          </Button>
        ))}
      </Box>
    </>
  );
}
