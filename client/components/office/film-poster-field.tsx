import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FormFileField } from '../form/form-file-field.tsx';
import { PICTURE_UPLOAD } from '../list/content-kind.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { useObjectUrl } from '../media/use-object-url.ts';
import type { useFilmPoster } from './use-film-poster.ts';

const { width, height } = IMAGE_SIZES.videoThumbnail;
const ROOM = { width: 240, maxWidth: '100%', aspectRatio: `${width} / ${height}` };

const showWhole = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' });

/** The poster of a chosen film, a warning where many browsers do not show that, and the choice of another picture. */
export function FilmPosterField({ poster }: { poster: ReturnType<typeof useFilmPoster> }) {
  const { t } = useTranslation();
  const url = useObjectUrl(poster.shown);
  const label = t('content.poster');
  return (
    <>
      {poster.isHevc && (
        // At once in sight, also where the file was chosen above a bar or the edge of the window.
        <Alert ref={showWhole} severity="warning" sx={{ mb: 3 }}>
          {t('content.filmIsHevc')}
        </Alert>
      )}
      <FormFileField
        label={label}
        hint={t(url || poster.isTaking ? 'content.posterHint' : 'content.posterMissingHint')}
        chooseLabel={t('content.chooseOtherPicture')}
        types={PICTURE_UPLOAD.file.types}
        file={poster.picked}
        onPick={poster.pick}
        error={poster.error}
        button={poster.button}
      >
        {(url || poster.isTaking) && (
          // The space is reserved, so that what is below does not move when the picture appears.
          <Box sx={{ ...ROOM, borderRadius: 1, overflow: 'hidden', bgcolor: 'action.hover' }}>
            {url && <MediaPicture picture={{ url }} alt={label} {...IMAGE_SIZES.videoThumbnail} eager />}
          </Box>
        )}
      </FormFileField>
    </>
  );
}
