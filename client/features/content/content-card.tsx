import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { cutText } from '../../components/cut-text.ts';
import { MediaPicture } from '../../components/media-picture.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { CARD_PICTURE_SIZES, type CardColumns } from './card-grid.tsx';
import type { ContentItem } from './content-kind.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';

interface ContentCardProps {
  item: ContentItem;
  /** Pixels its picture is shown in. */
  pictureSize: { width: number; height: number };
  /** A line below the name: a member's position, an event's date. */
  subtitle?: ReactNode;
  /** Cards in a row on a desktop. */
  columns?: CardColumns;
  /** The card's heading follows the one above the list. */
  heading?: 'h2' | 'h3';
  /** Seen without scrolling: its picture is loaded at once. */
  eager?: boolean;
  /** Characters of the description, and of the name where that is cut too (spec §9). */
  limits?: { name?: number; description: number };
  /** What can be done with the card: Read more. */
  action: ReactNode;
}

const WHOLE_NAME = { description: LIMITS.cardDescription };

/** A picture, a name and the beginning of the description. */
export function ContentCard({
  item,
  pictureSize,
  subtitle,
  columns = 3,
  heading = 'h2',
  eager,
  limits = WHOLE_NAME,
  action,
}: ContentCardProps) {
  const localized = useLocalized();
  const name = localized(item.name, item.nameGujarati);
  const description = localized(item.description, item.descriptionGujarati);
  return (
    <Card
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        height: '100%',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {item.file ? (
        <MediaPicture
          picture={item.file}
          alt=""
          {...pictureSize}
          sizes={CARD_PICTURE_SIZES[columns]}
          eager={eager}
        />
      ) : (
        <PicturePlaceholder seed={item.id} {...pictureSize} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: 2.5, pb: 1.5 }}>
        <Typography variant="h3" component={heading} lang={name.lang} sx={{ overflowWrap: 'anywhere' }}>
          {limits.name ? cutText(name.text, limits.name) : name.text}
        </Typography>
        {subtitle && (
          <Typography component="div" sx={{ mt: 0.5, fontWeight: 600, color: 'brand.rust' }}>
            {subtitle}
          </Typography>
        )}
        <Typography
          lang={description.lang}
          // Without scripts the whole text opens below, and need not be read twice.
          sx={{
            mt: 1,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            '&:has(+ * > [open])': { display: 'none' },
          }}
        >
          {cutText(description.text, limits.description)}
        </Typography>
        <Box sx={{ mt: 'auto', pt: 0.5 }}>{action}</Box>
      </Box>
    </Card>
  );
}
