import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { cutText } from '../../components/cut-text.ts';
import { MediaPicture } from '../../components/media-picture.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import type { ContentItem } from './content-kind.ts';
import { PicturePlaceholder } from './picture-placeholder.tsx';

interface ContentCardProps {
  item: ContentItem;
  /** Pixels its picture is shown in. */
  pictureSize: { width: number; height: number };
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

/** Three in a row on a desktop, one on a phone. */
const SIZES = '(min-width: 900px) 368px, (min-width: 600px) 46vw, 92vw';

/** A picture, a name and the beginning of the description. */
export function ContentCard({
  item,
  pictureSize,
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
        <MediaPicture picture={item.file} alt="" {...pictureSize} sizes={SIZES} eager={eager} />
      ) : (
        <PicturePlaceholder seed={item.id} {...pictureSize} />
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1, p: 2.5, pb: 1.5 }}>
        <Typography variant="h3" component={heading} lang={name.lang} sx={{ overflowWrap: 'anywhere' }}>
          {limits.name ? cutText(name.text, limits.name) : name.text}
        </Typography>
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
