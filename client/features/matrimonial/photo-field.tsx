import Box from '@mui/material/Box';
import { FormFileField } from '../../components/form/form-file-field.tsx';
import { MediaPicture, type Picture } from '../../components/media/media-picture.tsx';
import { useObjectUrl } from '../../components/media/use-object-url.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { usePrefetchOnInteraction } from '../../components/page/use-prefetch-on-interaction.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PHOTO_SHAPE, PHOTO_SIZE } from './crop-photo.ts';
import { PHOTO_FILE, type Photo } from './use-photo.ts';

const loadCropper = async () => (await import('../../components/media/picture-cropper.tsx')).PictureCropper;
const PictureCropper = lazyPart(loadCropper);

interface PhotoFieldProps {
  photo: Photo;
  stored?: Picture | null;
  /** Of a photo after the first, which nobody must have. */
  label?: string;
}

/** The candidate's photo: the stored one, or a new one that is chosen and cropped here. */
export function PhotoField({ photo, stored, label }: PhotoFieldProps) {
  const { t } = useTranslation();
  usePrefetchOnInteraction(loadCropper);
  const url = useObjectUrl(photo.error ? undefined : photo.file);
  return (
    <FormFileField
      label={label ?? t('candidate.photo.label')}
      hint={t('candidate.photo.hint', PHOTO_SIZE)}
      required={label === undefined}
      chooseLabel={t(photo.file || stored ? 'candidate.photo.chooseOther' : 'candidate.photo.choose')}
      types={PHOTO_FILE.types}
      file={photo.file}
      onPick={photo.pick}
      error={photo.error}
      button={photo.button}
    >
      {url && (
        <PictureCropper
          key={url}
          url={url}
          shape={PHOTO_SHAPE}
          onArea={photo.setArea}
          onUnreadable={() => photo.setError('imageNotReadable')}
        />
      )}
      {!photo.file && stored && (
        <Box sx={{ width: 180, borderRadius: 1, overflow: 'hidden' }}>
          <MediaPicture
            picture={stored}
            alt={t('candidate.photo.label')}
            {...PHOTO_SIZE}
            sizes="180px"
            eager
          />
        </Box>
      )}
    </FormFileField>
  );
}
