import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContentCard } from '../list/content-card.tsx';
import { type Film, VideoCard } from '../list/video-list.tsx';

interface CardPreviewProps {
  item: Film;
  pictureSize: { width: number; height: number };
  /** A line below the name. */
  subtitle?: ReactNode;
}

/** The card of an item with a picture, or the player of one with a film. */
export function CardPreview({ item, pictureSize, subtitle }: CardPreviewProps) {
  const { t } = useTranslation();
  if (item.fileType !== ContentFileType.IMAGE) return <VideoCard item={item} />;
  return (
    <ContentCard
      item={item}
      pictureSize={pictureSize}
      subtitle={subtitle}
      heading="h3"
      eager
      action={
        <Typography aria-hidden sx={{ py: 1, fontWeight: 600, color: 'brand.rust' }}>
          {t('content.readMore')}
        </Typography>
      }
    />
  );
}
