import Box from '@mui/material/Box';
import type { Picture } from './media-picture.tsx';

interface MediaVideoProps {
  url: string;
  /** What the player is called for those who cannot see it. */
  label: string;
  /** The label's language, where it is not the page's. */
  lang?: string;
  /** Shown before somebody presses play; without one the film's first picture is. */
  poster?: Picture | null;
}

/** A player in a 16:9 frame that loads nothing of the film but its first picture before somebody presses play. */
export function MediaVideo({ url, label, lang, poster }: MediaVideoProps) {
  // Safari on phones shows a black frame unless it is told which moment to show.
  const source = poster || url.startsWith('blob:') ? url : `${url}#t=0.1`;
  return (
    <Box
      component="video"
      src={source}
      controls
      preload={poster ? 'none' : 'metadata'}
      poster={poster?.url}
      playsInline
      aria-label={label}
      lang={lang}
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'brand.deep' }}
    />
  );
}
