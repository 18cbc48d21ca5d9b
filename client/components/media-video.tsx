import Box from '@mui/material/Box';

interface MediaVideoProps {
  url: string;
  /** What the player is called for those who cannot see it. */
  label: string;
}

/** A player in a 16:9 frame that loads no more than the first picture before somebody presses play. */
export function MediaVideo({ url, label }: MediaVideoProps) {
  // Safari on phones shows a black frame unless it is told which moment to show.
  const source = url.startsWith('blob:') ? url : `${url}#t=0.1`;
  return (
    <Box
      component="video"
      src={source}
      controls
      preload="metadata"
      playsInline
      aria-label={label}
      sx={{ display: 'block', width: '100%', aspectRatio: '16 / 9', bgcolor: 'brand.deep' }}
    />
  );
}
