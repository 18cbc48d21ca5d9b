import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { MediaVideo } from '../media/media-video.tsx';
import { YouTubePlayer } from '../media/youtube-player.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { TextParagraphs } from '../page/text-paragraphs.tsx';
import type { ContentItem } from './content-kind.ts';

/** An uploaded film, or a YouTube film, whose file is only the thumbnail. */
export type Film = ContentItem & { link?: string | null };

interface VideoCardProps {
  item: Film;
  /** The heading level of the name. */
  heading?: 'h2' | 'h3';
  /** The address of the film's own page. */
  to?: string;
  /** Puts the text next to the film on a desktop, instead of below it. */
  wide?: boolean;
  /** Shown instead of a film that has no file yet. */
  children?: ReactNode;
}

function Player({ item, children }: { item: Film; children: ReactNode }) {
  const name = useLocalized()(item.name, item.textLanguages.name);
  if (item.fileType === ContentFileType.YOUTUBE) {
    return <YouTubePlayer link={item.link} title={name.text} lang={name.lang} poster={item.file} />;
  }
  if (!item.file) return children;
  return <MediaVideo url={item.file.url} label={name.text} lang={name.lang} poster={item.file.poster} />;
}

const WIDE = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  columnGap: 5,
  rowGap: 2,
  alignItems: 'center',
} as const;

const NARROW = { display: 'grid', rowGap: 2, alignContent: 'start', height: '100%' } as const;

/** A player with the film's name and description below or next to it. */
export function VideoCard({ item, heading = 'h3', to, wide = false, children }: VideoCardProps) {
  const localized = useLocalized();
  const name = localized(item.name, item.textLanguages.name);
  const description = localized(item.description, item.textLanguages.description);
  return (
    <Box component="article" sx={wide ? WIDE : NARROW}>
      <Box sx={{ borderRadius: '16px', overflow: 'hidden', minWidth: 0 }}>
        <Player item={item}>{children}</Player>
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography
          variant="h3"
          component={heading}
          lang={name.lang}
          sx={{ mb: 1, overflowWrap: 'anywhere' }}
        >
          {to ? (
            <MuiLink component={Link} to={to} color="inherit" underline="hover">
              {name.text}
            </MuiLink>
          ) : (
            name.text
          )}
        </Typography>
        <TextParagraphs text={description.text} lang={description.lang} />
      </Box>
    </Box>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  columnGap: 4,
  rowGap: 5,
  m: 0,
  p: 0,
  listStyle: 'none',
} as const;

interface VideoListProps {
  items: readonly Film[];
  /** The address of a film's own page, if it has one. */
  addressOf?: (film: Film) => string;
}

/** Videos with embedded players, two a row on a desktop. */
export function VideoList({ items, addressOf }: VideoListProps) {
  return (
    <Box component="ul" sx={grid}>
      {items.map((item) => (
        <li key={item.id}>
          <VideoCard item={item} to={addressOf?.(item)} />
        </li>
      ))}
    </Box>
  );
}

/** Placeholders with the size of the players. */
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
