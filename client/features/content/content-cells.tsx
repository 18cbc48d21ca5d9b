import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { MediaPicture } from '../../components/media-picture.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import type { ContentItem } from './content-kind.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';

/** Pixels of the small picture in a row. */
const THUMBNAIL = { width: 72, height: 48 };

function Thumbnail({ item }: { item: ContentItem }) {
  const { t } = useTranslation();
  if (item.fileType !== ContentFileType.IMAGE) {
    return (
      <Box sx={{ display: 'grid', placeItems: 'center', height: THUMBNAIL.height, bgcolor: 'brand.deep' }}>
        <PlayCircle sx={{ color: 'brand.gold' }} />
        <VisuallyHidden>{t('content.video')}</VisuallyHidden>
      </Box>
    );
  }
  if (!item.file) return <PicturePlaceholder seed={item.id} width={384} height={256} />;
  return <MediaPicture picture={item.file} alt="" {...THUMBNAIL} sizes={`${THUMBNAIL.width}px`} />;
}

/** An item's name with its small picture. */
export function TitleCell({ item }: { item: ContentItem }) {
  const { text, lang } = useLocalized()(item.name, item.nameGujarati);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      <Box sx={{ flex: 'none', width: THUMBNAIL.width, borderRadius: '6px', overflow: 'hidden' }}>
        <Thumbnail item={item} />
      </Box>
      <Typography lang={lang} sx={{ fontWeight: 600, overflowWrap: 'anywhere', minWidth: { sm: 140 } }}>
        {text}
      </Typography>
    </Box>
  );
}

/** The first two lines of an item's description. */
export function DescriptionCell({ item }: { item: ContentItem }) {
  const { text, lang } = useLocalized()(item.description, item.descriptionGujarati);
  return (
    <Typography
      lang={lang}
      sx={{
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        overflow: 'hidden',
        overflowWrap: 'anywhere',
        maxWidth: '70ch',
      }}
    >
      {text}
    </Typography>
  );
}
