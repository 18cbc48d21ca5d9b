import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentItem } from '../list/content-kind.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { usePictureAlt } from '../media/use-picture-alt.ts';
import { TextParagraphs } from '../page/text-paragraphs.tsx';
import { Dialog } from './dialog.tsx';

interface ReadMoreDialogProps {
  item: ContentItem;
  /** A line below the name. */
  subtitle?: ReactNode;
  /** The address of the item's own page. */
  to?: string;
  open: boolean;
  pictureSize: { width: number; height: number };
  onClose: () => void;
  /** The full text, if it is longer than the description. */
  children?: ReactNode;
}

/** Next to the name, because above it a portrait of the dialog's width would push the text out of view. */
const PORTRAIT = {
  flex: 'none',
  width: { xs: 104, sm: 160 },
  borderRadius: '12px',
  overflow: 'hidden',
} as const;

/** An item's picture, name and full description, with a Close button that stays visible. */
export function ReadMoreDialog(props: ReadMoreDialogProps) {
  const { item, subtitle, to, open, pictureSize, onClose, children } = props;
  const { t } = useTranslation();
  const localized = useLocalized();
  const pictureAlt = usePictureAlt();
  const titleId = useId();
  const name = localized(item.name, item.textLanguages.name);
  const description = localized(item.description, item.textLanguages.description);
  const isPortrait = pictureSize.height > pictureSize.width;
  const picture = item.file && (
    <MediaPicture
      picture={item.file}
      {...pictureAlt(item)}
      {...pictureSize}
      sizes={isPortrait ? '160px' : '(min-width: 640px) 600px, 92vw'}
      eager
    />
  );
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      {/* Focusable, so that a long text scrolls by keyboard. */}
      <DialogContent tabIndex={0} sx={{ p: 0 }}>
        {!isPortrait && picture}
        <Box sx={{ p: { xs: 2.5, sm: 4 } }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: { xs: 2, sm: 3 }, mb: 2 }}>
            {isPortrait && picture && <Box sx={PORTRAIT}>{picture}</Box>}
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h2" id={titleId} lang={name.lang} sx={{ overflowWrap: 'anywhere' }}>
                {name.text}
              </Typography>
              {subtitle && (
                <Typography component="div" sx={{ mt: 0.5, fontWeight: 600, color: 'brand.rust' }}>
                  {subtitle}
                </Typography>
              )}
            </Box>
          </Box>
          {children ?? <TextParagraphs text={description.text} lang={description.lang} />}
        </Box>
      </DialogContent>
      <DialogActions sx={{ borderTop: 1, borderColor: 'divider' }}>
        {to && (
          <Button component={Link} to={to} sx={{ mr: 'auto' }}>
            {t('content.ownPage')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose} sx={{ minWidth: 120 }}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
