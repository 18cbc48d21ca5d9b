import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MediaPicture } from '../../components/media-picture.tsx';
import { TextParagraphs } from '../../components/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import type { ContentItem } from './content-kind.ts';

interface ReadMoreDialogProps {
  item: ContentItem;
  open: boolean;
  pictureSize: { width: number; height: number };
  onClose: () => void;
}

/** An item's picture, name and full description, with a Close button that stays in sight. */
export function ReadMoreDialog({ item, open, pictureSize, onClose }: ReadMoreDialogProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const titleId = useId();
  const name = localized(item.name, item.nameGujarati);
  const description = localized(item.description, item.descriptionGujarati);
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      {/* A stop of its own, so that a long text scrolls by keyboard. */}
      <DialogContent tabIndex={0} sx={{ p: 0 }}>
        {item.file && (
          <MediaPicture
            picture={item.file}
            alt=""
            {...pictureSize}
            sizes="(min-width: 640px) 600px, 92vw"
            eager
          />
        )}
        <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Typography variant="h2" id={titleId} lang={name.lang} sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            {name.text}
          </Typography>
          <TextParagraphs text={description.text} lang={description.lang} />
        </Box>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
        <Button variant="contained" onClick={onClose} sx={{ minWidth: 120 }}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
