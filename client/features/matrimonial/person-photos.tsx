import Box from '@mui/material/Box';
import { MediaPicture, type Picture } from '../../components/media/media-picture.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto } from './candidate-photo.tsx';
import { PHOTO_SIZE } from './crop-photo.ts';

/** The first photo large, the others below it in twos; none shows the placeholder. */
export function PersonPhotos({ photos: [first, ...others] }: { photos: readonly Picture[] }) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: 1,
        '& > *': { overflow: 'hidden', borderRadius: '12px' },
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <CandidatePhoto photo={first ?? null} sizes="(min-width: 900px) 400px, 92vw" eager />
      </Box>
      {others.map((photo, index) => (
        <div key={photo.url}>
          <MediaPicture
            picture={photo}
            alt={t('profile.photos.number', { number: index + 2 })}
            {...PHOTO_SIZE}
            sizes="(min-width: 900px) 200px, 46vw"
          />
        </div>
      ))}
    </Box>
  );
}
