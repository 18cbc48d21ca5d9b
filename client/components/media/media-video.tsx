import Box from '@mui/material/Box';
import { useState } from 'react';
import nothing from '../art/nothing.svg?url';
import { FILM_SIZES, MediaPicture, type Picture } from './media-picture.tsx';

interface MediaVideoProps {
  url: string;
  /** What the player is called for those who cannot see it. */
  label: string;
  /** The label's language, where it is not the page's. */
  lang?: string;
  /** Shown before somebody presses play; without one the film's first picture is. */
  poster?: Picture | null;
}

const WIDTH = 640;
const HEIGHT = 360;

const frame = { position: 'relative', aspectRatio: `${WIDTH} / ${HEIGHT}`, bgcolor: 'brand.deep' } as const;
const behind = { position: 'absolute', inset: 0, '& img': { objectFit: 'contain' } } as const;
const player = { position: 'relative', display: 'block', width: '100%', height: '100%' } as const;

/**
 * A player in a 16:9 frame that loads nothing of the film but its first picture before somebody presses play. The
 * poster lies behind the player: as its attribute it would be a JPEG, loaded however far down the page it is. The
 * attribute names a picture of nothing, or Chromium would cover the poster in grey.
 */
export function MediaVideo({ url, label, lang, poster }: MediaVideoProps) {
  const [isStarted, setIsStarted] = useState(false);
  // Safari on phones shows a black frame unless it is told which moment to show.
  const source = poster || url.startsWith('blob:') ? url : `${url}#t=0.1`;
  return (
    <Box sx={frame}>
      {poster && !isStarted && (
        <Box sx={behind}>
          <MediaPicture picture={poster} alt="" width={WIDTH} height={HEIGHT} sizes={FILM_SIZES} />
        </Box>
      )}
      <Box
        component="video"
        src={source}
        controls
        poster={poster ? nothing : undefined}
        preload={poster ? 'none' : 'metadata'}
        playsInline
        aria-label={label}
        lang={lang}
        onPlay={() => setIsStarted(true)}
        sx={player}
      />
    </Box>
  );
}
