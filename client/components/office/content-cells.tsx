import PlayCircle from '@mui/icons-material/PlayCircleOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { ContentItem } from '../list/content-kind.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { PicturePlaceholder } from '../media/picture-placeholder.tsx';
import { VisuallyHidden } from '../page/visually-hidden.tsx';

/** Pixels of the thumbnail in a row. */
const THUMBNAIL = { width: 72, height: 48 };

interface ThumbnailProps {
  item: ContentItem;
  size: typeof THUMBNAIL;
}

function Thumbnail({ item, size }: ThumbnailProps) {
  const { t } = useTranslation();
  const { fileType, file } = item;
  const isFilm = fileType === ContentFileType.VIDEO || fileType === ContentFileType.YOUTUBE;
  const picture = fileType === ContentFileType.VIDEO ? file?.poster : file;
  const filmLabel = isFilm && <VisuallyHidden>{t('content.video')}</VisuallyHidden>;
  if (picture) {
    return (
      <>
        <MediaPicture picture={picture} alt="" {...size} sizes={`${size.width}px`} />
        {filmLabel}
      </>
    );
  }
  if (!isFilm) return <PicturePlaceholder seed={item.id} width={384} height={256} />;
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', height: size.height, bgcolor: 'brand.deep' }}>
      <PlayCircle sx={{ color: 'brand.gold' }} />
      {filmLabel}
    </Box>
  );
}

interface TitleCellProps {
  item: ContentItem;
  /** The thumbnail's size, if it is not landscape. */
  size?: typeof THUMBNAIL;
  /** Below the name, beside the thumbnail. */
  children?: ReactNode;
}

/** An item's name with its thumbnail. */
export function TitleCell({ item, size = THUMBNAIL, children }: TitleCellProps) {
  const { t } = useTranslation();
  const { text, lang } = useLocalized()(item.name, item.textLanguages.name);
  return (
    <Box sx={{ display: 'flex', gap: 2 }}>
      {item.fileType !== ContentFileType.PDF && (
        <Box sx={{ flex: 'none', width: size.width, borderRadius: '6px', overflow: 'hidden' }}>
          <Thumbnail item={item} size={size} />
        </Box>
      )}
      <Box sx={{ minWidth: { xs: 0, sm: 140 } }}>
        <Typography
          lang={text ? lang : undefined}
          sx={{ fontWeight: 600, color: text ? undefined : 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {text || t('content.untitled')}
        </Typography>
        {children}
      </Box>
    </Box>
  );
}

/** The first two lines of a longer text. */
export function TextCell({ text, lang }: { text: string; lang?: string }) {
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

/** An item's link, or a text that says that it has none yet. */
export function LinkCell({ link, none }: { link?: string | null; none: string }) {
  if (!link) return <Typography sx={{ color: 'text.secondary' }}>{none}</Typography>;
  return (
    <Link href={link} target="_blank" rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {link.replace(/^https:\/\/(?:www\.)?/, '')}
    </Link>
  );
}
