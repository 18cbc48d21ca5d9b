import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RowTable } from '../../../../components/list/row-table.tsx';
import { RowCell, SmallText } from '../../../../components/office/row-cell.tsx';
import { SectionPage } from '../../../../components/office/section-page.tsx';
import { ToneChip } from '../../../../components/office/tone-chip.tsx';
import { LoadState } from '../../../../components/page/load-state.tsx';
import { PATHS, QUERY_PARAMETERS } from '../../../../components/page/paths.ts';
import { Placeholder } from '../../../../components/page/placeholder.tsx';
import { useShortMoney } from '../../../../components/page/use-money.ts';
import { VisuallyHidden } from '../../../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePriceWhen } from '../../use-price-when.ts';
import { RoomDialog } from './room-dialog.tsx';
import { type OfficeRoomFieldsFragment, useAllRoomsQuery } from './rooms.generated.ts';

type Room = OfficeRoomFieldsFragment;

function PriceCell({ room }: { room: Room }) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const hoursText = usePriceWhen();
  if (room.prices.length === 0) return <SmallText>{t('hallCalendar.roomsPage.noPrice')}</SmallText>;
  return room.prices.map(({ pence, memberPence, per, ...times }) => (
    <RowCell
      key={`${hoursText(times)} ${pence}`}
      below={[
        hoursText(times),
        memberPence != null && `${t('hallCalendar.telephone.member')} ${money(memberPence)}`,
      ]
        .filter(Boolean)
        .join(' · ')}
    >
      {`${money(pence)} ${t(`hallCalendar.roomsPage.pers.${per}`)}`}
    </RowCell>
  ));
}

function RoomCell({ room, rooms }: { room: Room; rooms: readonly Room[] }) {
  const { t } = useTranslation();
  const takes = rooms.filter(({ id }) => room.takes.includes(id)).map(({ name }) => name);
  const below = [room.note, takes.length > 0 && t('hallCalendar.booking.takes', { rooms: takes.join(', ') })];
  return (
    <>
      <RowCell below={below.filter(Boolean).join(' · ')}>{room.name}</RowCell>
      {room.isHidden && <ToneChip tone="quiet" label={t('hallCalendar.roomsPage.hidden')} />}
    </>
  );
}

/** The rooms that can be hired: when they are open, what they cost, what is kept free for cleaning. */
export function RoomsPage() {
  const { t, language } = useTranslation();
  const money = useShortMoney();
  const hoursText = usePriceWhen();
  const result = useAllRoomsQuery({ variables: { language }, fetchPolicy: 'cache-and-network' });
  const rooms = result.data?.allRooms ?? [];
  /** 0 to add one. */
  const [editedId, setEditedId] = useState<number>();
  const edited = rooms.find(({ id }) => id === editedId);
  return (
    <SectionPage
      title={t('hallCalendar.roomsPage.title')}
      lead={t('hallCalendar.roomsPage.lead')}
      action={
        <Button variant="contained" startIcon={<Add />} onClick={() => setEditedId(0)}>
          {t('hallCalendar.roomsPage.add')}
        </Button>
      }
    >
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={320} />}>
        {({ allRooms }) => (
          <RowTable
            rows={allRooms}
            columns={[
              {
                label: t('hallCalendar.roomsPage.name'),
                show: (room) => <RoomCell room={room} rooms={allRooms} />,
              },
              {
                label: t('hallCalendar.roomsPage.opening'),
                show: ({ opening }) => (
                  <SmallText>
                    {opening.length === 0
                      ? t('hallCalendar.roomsPage.always')
                      : opening.map(hoursText).join('\n')}
                  </SmallText>
                ),
              },
              { label: t('hallCalendar.roomsPage.prices'), show: (room) => <PriceCell room={room} /> },
              {
                label: t('hallCalendar.roomsPage.cleaning'),
                show: ({ beforeMinutes, afterMinutes, depositPence }) => (
                  <RowCell
                    below={
                      depositPence > 0 &&
                      t('hallCalendar.roomsPage.depositOf', { amount: money(depositPence) })
                    }
                  >
                    {t('hallCalendar.roomsPage.minutes', { count: beforeMinutes + afterMinutes })}
                  </RowCell>
                ),
              },
              {
                label: t('content.actions'),
                show: (room) => (
                  <>
                    <Button variant="outlined" onClick={() => setEditedId(room.id)}>
                      {t('content.edit')}
                      <VisuallyHidden> {room.name}</VisuallyHidden>
                    </Button>
                    <Button
                      component={RouterLink}
                      to={`${PATHS.officeRoomPhotos}?${QUERY_PARAMETERS.contentId}=${room.id}`}
                    >
                      {t('hallCalendar.photos.title')}
                      <VisuallyHidden> {room.name}</VisuallyHidden>
                    </Button>
                  </>
                ),
              },
            ]}
          />
        )}
      </LoadState>
      {(editedId === 0 || edited) && (
        <RoomDialog key={edited?.id} room={edited} rooms={rooms} onClose={() => setEditedId(undefined)} />
      )}
    </SectionPage>
  );
}
