import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useConfirm, useNotify } from '../../components/dialogs/notify.tsx';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { UnreadablePicture } from '../../components/media/crop-picture.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PHOTO_SIZE } from './crop-photo.ts';
import {
  type MyPhotosQuery,
  useAddMyPhotoMutation,
  useMyPhotosQuery,
  useOrderMyPhotosMutation,
  useRemoveMyPhotoMutation,
} from './my-photos.generated.ts';
import { PhotoField } from './photo-field.tsx';
import { ProfilePart } from './profile-part.tsx';
import { usePhoto } from './use-photo.ts';

/** Adds one photo, cut as the first is. */
function AddPhoto({ onAdd }: { onAdd: (file: File) => Promise<boolean> }) {
  const { t } = useTranslation();
  const photo = usePhoto(true);
  const [isBusy, setIsBusy] = useState(false);
  const add = async () => {
    setIsBusy(true);
    try {
      const cut = await photo.crop();
      if (cut && (await onAdd(cut))) photo.pick(undefined);
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) throw error;
      photo.setError('imageNotReadable');
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <PhotoField photo={photo} label={t('profile.photos.another')} />
      {photo.file && !photo.error && (
        <BusyButton variant="contained" busy={isBusy} busyLabel={t('form.saving')} onClick={add}>
          {t('profile.photos.add')}
        </BusyButton>
      )}
    </>
  );
}

interface MyPhotosProps {
  /** Asks again for the profile, which has the first photo. */
  reload: () => Promise<unknown>;
}

/** The photos of one's own profile, beside its form: what is done here holds at once. */
export function MyPhotos({ reload }: MyPhotosProps) {
  const { t } = useTranslation();
  const confirm = useConfirm();
  const notify = useNotify();
  const errorText = useErrorText();
  const { data, refetch } = useMyPhotosQuery({ fetchPolicy: 'network-only' });
  const [addPhoto] = useAddMyPhotoMutation();
  const [orderPhotos] = useOrderMyPhotosMutation();
  const [removePhoto] = useRemoveMyPhotoMutation();
  const photos: MyPhotosQuery['myPhotos'] = data?.myPhotos ?? [];

  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      await Promise.all([refetch(), reload()]);
      return true;
    } catch (error) {
      await notify(errorText(error));
      return false;
    }
  };
  const toFront = (fileName: string) => {
    const others = photos.map((photo) => photo.fileName).filter((name) => name !== fileName);
    return act(() => orderPhotos({ variables: { fileNames: [fileName, ...others] } }));
  };
  const remove = async (fileName: string) => {
    if (await confirm(t('messages.confirmRemove'), { text: t('profile.photos.one'), isLoss: true }))
      await act(() => removePhoto({ variables: { fileName } }));
  };

  return (
    <ProfilePart title={t('profile.photos.title')} note={t('profile.photos.note')}>
      <Box
        component="ul"
        sx={{
          display: 'grid',
          gap: 2,
          p: 0,
          m: 0,
          mb: 3,
          listStyle: 'none',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {photos.map((photo, index) => {
          const name = t('profile.photos.number', { number: index + 1 });
          return (
            <li key={photo.fileName}>
              <MediaPicture picture={photo} alt={name} {...PHOTO_SIZE} sizes="180px" eager />
              {photos.length > 1 && (
                <Stack sx={{ alignItems: 'flex-start' }}>
                  {index > 0 && (
                    <Button
                      aria-label={`${t('profile.photos.first')}: ${name}`}
                      onClick={() => toFront(photo.fileName)}
                    >
                      {t('profile.photos.first')}
                    </Button>
                  )}
                  <Button
                    color="error"
                    aria-label={`${t('profile.photos.remove')}: ${name}`}
                    onClick={() => remove(photo.fileName)}
                  >
                    {t('profile.photos.remove')}
                  </Button>
                </Stack>
              )}
            </li>
          );
        })}
      </Box>
      {data && photos.length < LIMITS.candidatePhotos && (
        <AddPhoto onAdd={(photo) => act(() => addPhoto({ variables: { photo } }))} />
      )}
    </ProfilePart>
  );
}
