import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { IMAGE_SIZES, LIMITS } from '../../../../../rules/limits.ts';
import { MediaPicture } from '../../../../components/media/media-picture.tsx';
import { OfficeItemPage, useItemId } from '../../../../components/office/office-item-page.tsx';
import { OrderedList } from '../../../../components/office/ordered-list.tsx';
import { StoredPictureField } from '../../../../components/office/stored-picture-field.tsx';
import { ToneChip } from '../../../../components/office/tone-chip.tsx';
import { useRemoval } from '../../../../components/office/use-removal.ts';
import { focusPageHeading } from '../../../../components/page/focus-page-heading.ts';
import { PageHeading } from '../../../../components/page/page-heading.tsx';
import { PATHS } from '../../../../components/page/paths.ts';
import { useLocalized } from '../../../../i18n/localized.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { RoomPhotoDialog } from './room-photo-dialog.tsx';
import {
  type OfficeRoomPhotoFragment,
  useAddRoomPhotoMutation,
  useMoveRoomPhotoMutation,
  usePhotosOfRoomQuery,
  useRemoveRoomPhotoMutation,
} from './room-photos.generated.ts';

interface RoomPhotosProps {
  roomId: number;
  photos: readonly OfficeRoomPhotoFragment[];
  refetch: () => Promise<unknown>;
}

/** Adds photographs of a room, puts them in order, says what they show and takes them away; each of it holds at once. */
function RoomPhotos({ roomId, photos, refetch }: RoomPhotosProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const [add] = useAddRoomPhotoMutation();
  const [move] = useMoveRoomPhotoMutation();
  const [remove] = useRemoveRoomPhotoMutation();
  const removal = useRemoval((id) => remove({ variables: { id } }), focusPageHeading);
  const [describedId, setDescribedId] = useState<number>();
  const described = photos.find(({ id }) => id === describedId);
  const items = photos.map((photo, index) => ({
    ...photo,
    name: photo.pictureDescription || t('hallCalendar.photos.number', { number: index + 1 }),
  }));
  return (
    <>
      <OrderedList
        items={items}
        label={t('hallCalendar.photos.title')}
        moveTo={(id, place) => move({ variables: { id, place } })}
        refetch={refetch}
        actions={({ id, name }, about) => (
          <>
            <Button variant="outlined" onClick={() => setDescribedId(id)}>
              {t('hallCalendar.photos.describe')}
              {about}
            </Button>
            <Button
              color="error"
              disabled={removal.isRemoving(id)}
              onClick={() => void removal.askAndRemove({ id, name })}
            >
              {t('hallCalendar.photos.remove')}
              {about}
            </Button>
          </>
        )}
      >
        {({ file, pictureDescription, textLanguages }) => (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Box sx={{ width: 120, borderRadius: 1, overflow: 'hidden' }}>
              <MediaPicture picture={file} alt="" {...IMAGE_SIZES.room} sizes="120px" />
            </Box>
            {pictureDescription ? (
              <Typography
                lang={localized(pictureDescription, textLanguages.pictureDescription).lang}
                sx={{ flex: '1 1 140px' }}
              >
                {pictureDescription}
              </Typography>
            ) : (
              <ToneChip tone="planned" label={t('hallCalendar.photos.undescribed')} />
            )}
          </Box>
        )}
      </OrderedList>
      <Box sx={{ mt: 3, maxWidth: 640 }}>
        {photos.length < LIMITS.roomPhotos ? (
          <StoredPictureField
            label={t('hallCalendar.photos.add')}
            hint={t('hallCalendar.photos.addHint', IMAGE_SIZES.room)}
            stored={undefined}
            save={async (file) => {
              const { data } = await add({ variables: { roomId, file } });
              setDescribedId(data?.addRoomPhoto);
            }}
          />
        ) : (
          <Typography>{t('messages.roomHasSixPhotos')}</Typography>
        )}
      </Box>
      {described && (
        <RoomPhotoDialog key={described.id} photo={described} onClose={() => setDescribedId(undefined)} />
      )}
    </>
  );
}

/** The photographs of one room, which the hall's page shows. */
export function RoomPhotosPage() {
  const { t } = useTranslation();
  const roomId = useItemId() ?? 0;
  const result = usePhotosOfRoomQuery({ variables: { roomId }, fetchPolicy: 'cache-and-network' });
  return (
    <OfficeItemPage
      list={{ to: PATHS.officeRooms, label: t('hallCalendar.roomsPage.title') }}
      result={result}
      itemOf={({ allRooms }) => allRooms.find(({ id }) => id === roomId)}
      titleOf={({ name }) => t('hallCalendar.photos.of', { room: name })}
      notFound={t('hallCalendar.photos.unknown')}
    >
      {({ name }, { photosOfRoom }) => (
        <>
          <PageHeading
            plain
            title={t('hallCalendar.photos.of', { room: name })}
            lead={t('hallCalendar.photos.lead')}
          />
          <RoomPhotos roomId={roomId} photos={photosOfRoom} refetch={result.refetch} />
        </>
      )}
    </OfficeItemPage>
  );
}
