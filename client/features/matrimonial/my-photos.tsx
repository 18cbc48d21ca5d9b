import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { UnreadablePicture } from '../../components/media/crop-picture.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
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

type Photos = MyPhotosQuery['myPhotos'];

const LIST = {
  display: 'grid',
  gap: 2,
  p: 0,
  m: 0,
  mb: 3,
  listStyle: 'none',
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(4, minmax(0, 1fr))' },
} as const;

interface MyPhotosProps {
  /** Asks again for the profile, which has the first photo. */
  reload: () => Promise<unknown>;
}

/** The photos of one's own profile, beside its form: what is done here holds at once. */
export function MyPhotos({ reload }: MyPhotosProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const result = useMyPhotosQuery({ fetchPolicy: 'network-only' });
  const [addPhoto] = useAddMyPhotoMutation();
  const [orderPhotos] = useOrderMyPhotosMutation();
  const [removePhoto] = useRemoveMyPhotoMutation();
  // The pressed button moves or goes.
  const change = (
    about: string,
    work: () => Promise<unknown>,
    ask?: { question: string; action: string; text: string; isLoss: true },
  ) =>
    act({
      about,
      ask,
      work,
      reload: result.refetch,
      onDone: () => Promise.all([result.refetch(), reload()]).then(focusPageHeading),
    });
  const toFront = (photos: Photos, fileName: string) => {
    const others = photos.map((photo) => photo.fileName).filter((name) => name !== fileName);
    return change(fileName, () => orderPhotos({ variables: { fileNames: [fileName, ...others] } }));
  };
  const remove = (fileName: string) =>
    change(fileName, () => removePhoto({ variables: { fileName } }), {
      question: t('messages.confirmRemove'),
      action: t('profile.photos.remove'),
      text: t('profile.photos.one'),
      isLoss: true,
    });
  const add = (photo: File) => change('add', () => addPhoto({ variables: { photo } }));

  return (
    <ProfilePart title={t('profile.photos.title')} note={t('profile.photos.note')}>
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={240} />}>
        {({ myPhotos: photos }) => (
          <>
            <Box component="ul" sx={LIST}>
              {photos.map((photo, index) => {
                const name = t('profile.photos.number', { number: index + 1 });
                const button = (label: string, press: () => unknown, color?: 'error') => (
                  <Button
                    color={color}
                    aria-label={`${label}: ${name}`}
                    disabled={isBusy}
                    onClick={() => void press()}
                  >
                    {label}
                  </Button>
                );
                return (
                  <li key={photo.fileName}>
                    <MediaPicture picture={photo} alt={name} {...PHOTO_SIZE} sizes="180px" eager />
                    {photos.length > 1 && (
                      <Stack sx={{ alignItems: 'flex-start' }}>
                        {index > 0 &&
                          button(t('profile.photos.first'), () => toFront(photos, photo.fileName))}
                        {button(t('profile.photos.remove'), () => remove(photo.fileName), 'error')}
                      </Stack>
                    )}
                  </li>
                );
              })}
            </Box>
            {photos.length < LIMITS.candidatePhotos && <AddPhoto onAdd={add} />}
          </>
        )}
      </LoadState>
    </ProfilePart>
  );
}
