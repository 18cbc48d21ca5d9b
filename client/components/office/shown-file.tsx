import Visibility from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentItem, ContentUpload } from '../list/content-kind.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { MediaVideo } from '../media/media-video.tsx';

interface ShownFileProps {
  file: NonNullable<ContentItem['file']>;
  upload: ContentUpload;
  pictureSize: { width: number; height: number };
}

/** A small preview of a form's file; a stored document opens in a new window. */
export function ShownFile({ file, upload, pictureSize }: ShownFileProps) {
  const { t } = useTranslation();
  const label = t(upload.label);
  if (upload.sort === 'document') {
    if (file.url.startsWith('blob:')) return null;
    return (
      <div>
        <Button href={file.url} target="_blank" rel="noopener" startIcon={<Visibility />}>
          {t('documents.view')}
        </Button>
      </div>
    );
  }
  return (
    <Box sx={{ width: 240, maxWidth: '100%', borderRadius: 1, overflow: 'hidden' }}>
      {upload.sort === 'picture' ? (
        <MediaPicture picture={file} alt={label} {...pictureSize} sizes="240px" eager />
      ) : (
        <MediaVideo url={file.url} label={label} poster={file.poster} />
      )}
    </Box>
  );
}
