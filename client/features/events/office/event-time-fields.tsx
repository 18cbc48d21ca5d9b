import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { type ReactNode, useId, useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { EventKind } from '../../../../rules/event-dates.ts';
import { FormCheckbox } from '../../../components/form/form-checkbox.tsx';
import { FormSelectField } from '../../../components/form/form-select-field.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useEventRoomsQuery } from './event.generated.ts';
import { EVENT_TIME_NAMES, isUsed } from './event-time-values.ts';
import { SeriesDates } from './series-dates.tsx';
import { SeriesFields } from './series-fields.tsx';

const row = { display: 'flex', flexWrap: 'wrap', columnGap: 2, '& > *': { flex: '1 1 200px' } } as const;

function RoomChoice() {
  const { t } = useTranslation();
  const { setValue } = useFormContext();
  const chosen: number[] = useWatch({ name: 'roomIds' }) ?? [];
  const rooms = useEventRoomsQuery().data?.rooms ?? [];
  const id = useId();
  const choose = (room: number, isChosen: boolean) =>
    setValue('roomIds', isChosen ? [...chosen, room] : chosen.filter((one) => one !== room), {
      shouldDirty: true,
    });
  return (
    <FormControl component="fieldset" aria-describedby={id} sx={{ mb: 3 }}>
      <FormLabel component="legend" sx={{ color: 'text.primary', fontWeight: 600 }}>
        {t('eventForm.rooms')}
      </FormLabel>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {rooms.map((room) => (
          <FormControlLabel
            key={room.id}
            label={room.name}
            control={
              <Checkbox
                checked={chosen.includes(room.id)}
                onChange={({ target }) => choose(room.id, target.checked)}
              />
            }
          />
        ))}
      </Box>
      <FormHelperText id={id} sx={{ mx: 0 }}>
        {t('eventForm.roomsHint')}
      </FormHelperText>
    </FormControl>
  );
}

interface EventTimeFieldsProps {
  id: number;
  texts: (names: readonly string[]) => ReactNode;
}

/** Times, place and series of an event, folded away until they are used: a plain event has a day and no more. */
export function EventTimeFields({ id, texts }: EventTimeFieldsProps) {
  const { t } = useTranslation();
  const { getValues } = useFormContext();
  const { errors } = useFormState();
  const [isOpen, setIsOpen] = useState(() => isUsed(getValues()));
  const isRefused = EVENT_TIME_NAMES.some((name) => errors[name]);
  const isCalledOff = useWatch({ name: 'isCalledOff' });
  const bodyId = useId();
  const isShown = isOpen || isRefused;
  return (
    <Box sx={{ mb: 3 }}>
      <Button
        variant="outlined"
        aria-expanded={isShown}
        aria-controls={bodyId}
        onClick={() => setIsOpen(!isShown)}
        endIcon={<ExpandMore sx={{ transform: isShown ? 'rotate(180deg)' : undefined }} />}
      >
        {t('eventForm.more')}
      </Button>
      <FormHelperText sx={{ mx: 0 }}>{t('eventForm.moreHint')}</FormHelperText>
      <Box id={bodyId} hidden={!isShown} sx={{ mt: 3 }}>
        {isShown && (
          <>
            <Box sx={row}>
              <FormTextField name="fromTime" label={t('eventForm.fromTime')} type="time" />
              <FormTextField
                name="toTime"
                label={t('eventForm.toTime')}
                hint={t('eventForm.toTimeHint')}
                type="time"
              />
            </Box>
            <Box sx={row}>
              <FormTextField
                name="endsOn"
                label={t('eventForm.endsOn')}
                hint={t('eventForm.endsOnHint')}
                type="date"
              />
              <FormSelectField
                name="eventKind"
                label={t('eventForm.eventKind')}
                placeholder={t('eventForm.noKind')}
                options={Object.values(EventKind).map((value) => ({ value, label: t(`events.kinds.${value}`) }))}
              />
            </Box>
            <RoomChoice />
            {texts(['place'])}
            <FormTextField
              name="mapLink"
              label={t('eventForm.mapLink')}
              hint={t('eventForm.mapLinkHint')}
              type="url"
              lang="en"
            />
            <SeriesFields />
            <SeriesDates id={id} />
            <FormCheckbox
              name="isCalledOff"
              label={t('eventForm.calledOff')}
              hint={t('eventForm.calledOffHint')}
            />
            {isCalledOff && texts(['calledOffNote'])}
          </>
        )}
      </Box>
    </Box>
  );
}
