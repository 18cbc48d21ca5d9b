import Box from '@mui/material/Box';
import { FormDialog } from '../../../../components/dialogs/form-dialog.tsx';
import { FormCheckbox } from '../../../../components/form/form-checkbox.tsx';
import { FormTextField } from '../../../../components/form/form-text-field.tsx';
import { OtherLanguagesFields } from '../../../../components/form/other-languages-fields.tsx';
import {
  otherLanguages,
  ownLanguageFirst,
  translationInput,
  translationValues,
} from '../../../../components/form/translated-texts.ts';
import { useDialogForm } from '../../../../components/form/use-dialog-form.ts';
import { useCurrencySign } from '../../../../components/page/use-money.ts';
import { useSiteLanguages } from '../../../../i18n/site-languages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { RoomsField } from '../calendar/rooms-field.tsx';
import { HourRows } from './hour-rows.tsx';
import { MinutesField, PenceField } from './number-field.tsx';
import { type OfficeRoomFieldsFragment, useSaveRoomMutation } from './rooms.generated.ts';

type Room = OfficeRoomFieldsFragment;

const loadRules = async () => (await import('../../../../../rules/rooms.ts')).roomRules;

const TEXTS = ['name', 'note', 'included'] as const;

const hours = <Row extends { weekdays: readonly number[]; from: string; to: string }>(
  rows: readonly Row[] = [],
) => rows.map(({ weekdays, from, to }) => ({ weekdays: [...weekdays], from, to }));

function valuesIn(languages: readonly string[], room?: Room) {
  return {
    ...translationValues(languages, room, TEXTS),
    opening: hours(room?.opening),
    prices: (room?.prices ?? []).map(({ per, pence, memberPence = null, ...times }) => ({
      ...hours([times])[0]!,
      ...{ per, pence, memberPence },
    })),
    depositPence: room?.depositPence ?? 0,
    minimumMinutes: room?.minimumMinutes ?? 0,
    beforeMinutes: room?.beforeMinutes ?? 0,
    afterMinutes: room?.afterMinutes ?? 0,
    takes: [...(room?.takes ?? [])],
    isHiredAlone: room?.isHiredAlone ?? true,
    isHidden: room?.isHidden ?? false,
  };
}

interface RoomDialogProps {
  /** Undefined to add one. */
  room?: Room;
  /** All of them. */
  rooms: readonly Room[];
  onClose: () => void;
}

/** Adds a room or changes one: what it is, when it is open, what it costs, and what is kept free around a use. */
export function RoomDialog({ room, rooms, onClose }: RoomDialogProps) {
  const { t } = useTranslation();
  const sign = useCurrencySign();
  const languages = ownLanguageFirst(useSiteLanguages(), room);
  const others = otherLanguages(languages, room);
  const own = languages[0];
  const [save] = useSaveRoomMutation();
  const dialog = useDialogForm({
    rules: loadRules,
    values: valuesIn(languages, room),
    edited: { item: room, valuesOf: (one: Room) => valuesIn(languages, one) },
    save: (values, version) =>
      save({ variables: { input: { ...translationInput(languages, values), id: room?.id, version } } }),
    done: t('hallCalendar.roomsPage.saved'),
    onClose,
  });
  const labels = {
    name: t('hallCalendar.roomsPage.name'),
    note: t('hallCalendar.roomsPage.note'),
    included: t('hallCalendar.roomsPage.included'),
  };
  return (
    <FormDialog
      {...dialog}
      title={room ? `${t('hallCalendar.roomsPage.edit')}: ${room.name}` : t('hallCalendar.roomsPage.add')}
    >
      <FormTextField name="name" label={labels.name} lang={own} required />
      <FormTextField name="note" label={labels.note} hint={t('hallCalendar.roomsPage.noteHint')} lang={own} />
      <FormTextField name="included" label={labels.included} rows={2} lang={own} />
      {others.length > 0 && (
        <Box component="details" sx={{ mb: 3 }}>
          <Box component="summary" sx={{ minHeight: 44, cursor: 'pointer', fontWeight: 600 }}>
            {t('hallCalendar.roomsPage.otherLanguages')}
          </Box>
          {TEXTS.map((name) => (
            <OtherLanguagesFields
              key={name}
              name={name}
              label={labels[name]}
              languages={others}
              rows={name === 'included' ? 2 : undefined}
            />
          ))}
        </Box>
      )}
      <HourRows
        name="opening"
        title={t('hallCalendar.roomsPage.opening')}
        hint={t('hallCalendar.roomsPage.openingHint')}
        add={t('hallCalendar.roomsPage.addOpening')}
      />
      <HourRows
        name="prices"
        title={t('hallCalendar.roomsPage.prices')}
        hint={t('hallCalendar.roomsPage.pricesHint')}
        add={t('hallCalendar.roomsPage.addPrice')}
      />
      <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <PenceField name="depositPence" label={t('hallCalendar.roomsPage.deposit', { sign })} />
        <MinutesField name="minimumMinutes" label={t('hallCalendar.roomsPage.minimum')} unit={60} />
        <MinutesField name="beforeMinutes" label={t('hallCalendar.roomsPage.before')} />
        <MinutesField name="afterMinutes" label={t('hallCalendar.roomsPage.after')} />
      </Box>
      {rooms.length > (room ? 1 : 0) && (
        <RoomsField
          name="takes"
          label={t('hallCalendar.roomsPage.takes')}
          rooms={rooms.filter(({ id }) => id !== room?.id)}
        />
      )}
      <FormCheckbox name="isHiredAlone" label={t('hallCalendar.roomsPage.isHiredAlone')} />
      <FormCheckbox
        name="isHidden"
        label={t('hallCalendar.roomsPage.isHidden')}
        hint={t('hallCalendar.roomsPage.isHiddenHint')}
      />
    </FormDialog>
  );
}
