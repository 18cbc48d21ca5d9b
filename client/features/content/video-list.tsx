import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { MediaVideo } from '../../components/media-video.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { TextParagraphs } from '../../components/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import type { ContentItem } from './content-kind.ts';

/** A player, and beside or below it what it shows. */
export function VideoCard({ item, children }: { item: ContentItem; children?: ReactNode }) {
  const localized = useLocalized();
  const name = localized(item.name, item.nameGujarati);
  const description = localized(item.description, item.descriptionGujarati);
  return (
    <Box component="article" sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
      <Box sx={{ borderRadius: '16px', overflow: 'hidden' }}>
        {item.file ? <MediaVideo url={item.file.url} label={name.text} /> : children}
      </Box>
      <Typography variant="h3" lang={name.lang} sx={{ mt: 2, mb: 1, overflowWrap: 'anywhere' }}>
        {name.text}
      </Typography>
      <TextParagraphs text={description.text} lang={description.lang} />
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  columnGap: 4,
  rowGap: 5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

/** Videos with embedded players, two a row on a desktop. */
export function VideoList({ items }: { items: readonly ContentItem[] }) {
  return (
    <Box component="ul" sx={grid}>
      {items.map((item) => (
        <li key={item.id}>
          <VideoCard item={item} />
        </li>
      ))}
    </Box>
  );
}

/** The room that players will take. */
export function VideoListPlaceholder() {
  return (
    <Box sx={grid} aria-hidden>
      {[1, 2].map((video) => (
        <Box key={video} sx={{ pb: 12 }}>
          <Placeholder
            variant="rectangular"
            sx={{ height: 'auto', aspectRatio: '16 / 9', borderRadius: '16px' }}
          />
          <Placeholder width="60%" height={36} sx={{ mt: 2 }} />
          <Placeholder />
        </Box>
      ))}
    </Box>
  );
}
