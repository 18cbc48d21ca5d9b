import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import type { Audience } from '../../../rules/candidate-states.ts';
import { MediaPicture, type Picture } from '../../components/media/media-picture.tsx';
import { VisuallyHidden } from '../../components/page/visually-hidden.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto, PhotoLater } from './candidate-photo.tsx';
import { PHOTO_SIZE } from './crop-photo.ts';

/** A phone shows the face as far as the shoulders, so that the name is on its first screen. */
const PHOTO = {
  position: 'relative',
  aspectRatio: { xs: '12 / 13', md: 'auto' },
  overflow: 'hidden',
  borderRadius: { md: '12px' },
} as const;

const OTHERS = {
  display: { xs: 'none', md: 'grid' },
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 1,
  mt: 1,
  '& > *': { overflow: 'hidden', borderRadius: '12px' },
} as const;

/** All of the photo is the button, and the count its words. */
const NEXT = {
  display: { md: 'none' },
  position: 'absolute',
  right: 12,
  bottom: 12,
  px: 1.5,
  borderRadius: 99,
  fontSize: '1rem',
  // Also under the mouse: it lies on a photo.
  '&, &:hover': { color: 'brand.cream', bgcolor: 'brand.deep' },
  '&::before': { content: '""', position: 'absolute', inset: '-999px -999px -12px -999px' },
} as const;

/** The photos: a phone shows one at a time, the next on a press; on a wide screen the others stand below the first. */
export function PersonPhotos({
  photos,
  photoLaterFor,
}: {
  photos: readonly Picture[];
  photoLaterFor: Audience | null;
}) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(0);
  const count = photos.length;
  const shown = count > 0 ? pressed % count : 0;
  return (
    <>
      <Box sx={PHOTO}>
        <CandidatePhoto photo={photos[shown] ?? null} sizes="(min-width: 900px) 400px, 100vw" eager />
        {count === 0 && <PhotoLater photoLaterFor={photoLaterFor} />}
        {count > 1 && (
          <Button onClick={() => setPressed(shown + 1)} sx={NEXT}>
            <span aria-live="polite">{t('person.photoOf', { number: shown + 1, count })}</span>
            <VisuallyHidden>. {t('person.nextPhoto')}</VisuallyHidden>
          </Button>
        )}
      </Box>
      <Box sx={OTHERS}>
        {photos.slice(1).map((photo, index) => (
          <div key={photo.url}>
            <MediaPicture
              picture={photo}
              alt={t('profile.photos.number', { number: index + 2 })}
              {...PHOTO_SIZE}
              sizes="200px"
            />
          </div>
        ))}
      </Box>
    </>
  );
}
