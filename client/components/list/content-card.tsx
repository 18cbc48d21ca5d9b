import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cutText } from '../../../rules/cut-text.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { PicturePlaceholder } from '../media/picture-placeholder.tsx';
import { usePictureAlt } from '../media/use-picture-alt.ts';
import { CARD_PICTURE_SIZES, type CardColumns } from './card-grid.tsx';
import type { ContentItem } from './content-kind.ts';

interface ContentCardProps {
  item: ContentItem;
  /** The size of the picture in pixels. */
  pictureSize: { width: number; height: number };
  /** A line below the name: a member's position, an event's date. */
  subtitle?: ReactNode;
  /** Cards in a row on a desktop. */
  columns?: CardColumns;
  /** The heading level, one below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** The card is visible without scrolling, so its picture is loaded eagerly. */
  eager?: boolean;
  /** Maximum characters of the description, and of the name if that is truncated too. */
  limits?: { name?: number; description: number };
  /** The address of the item's own page; the whole card except the action links to it. */
  to?: string;
  /** The action of the card, such as Read More. */
  action: ReactNode;
}

const ownPageLink = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const;

/** Above the link that covers the card; `relative` confines the action's own `::after`. */
const aboveLink = { position: 'relative', zIndex: 1 } as const;

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
  to,
  action,
}: ContentCardProps) {
  const localized = useLocalized();
  const pictureAlt = usePictureAlt();
  const name = localized(item.name, item.textLanguages.name);
  const description = localized(item.description, item.textLanguages.description);
  const title = limits.name ? cutText(name.text, limits.name) : name.text;
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
          {...pictureAlt(item)}
          {...pictureSize}
          sizes={CARD_PICTURE_SIZES[columns]}
          eager={eager}
        />
      ) : (
        <PicturePlaceholder seed={item.id} {...pictureSize} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: 2.5, pb: 1.5 }}>
        <Typography variant="h3" component={heading} lang={name.lang} sx={{ overflowWrap: 'anywhere' }}>
          {to ? (
            <Box component={Link} to={to} sx={ownPageLink}>
              {title}
            </Box>
          ) : (
            title
          )}
        </Typography>
        {subtitle && (
          <Typography component="div" sx={{ mt: 0.5, fontWeight: 600, color: 'brand.rust' }}>
            {subtitle}
          </Typography>
        )}
        <Typography
          lang={description.lang}
          // Hidden when the full text is expanded below, which happens without scripts.
          sx={{
            mt: 1,
            color: 'text.secondary',
            overflowWrap: 'anywhere',
            '&:has(+ * > [open])': { display: 'none' },
          }}
        >
          {cutText(description.text, limits.description)}
        </Typography>
        <Box sx={[{ mt: 'auto', pt: 0.5 }, to ? aboveLink : {}]}>{action}</Box>
      </Box>
    </Card>
  );
}
