import OpenInNew from '@mui/icons-material/OpenInNew';
import PlayArrow from '@mui/icons-material/PlayArrow';
import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { youtubeVideoId } from '../../../rules/youtube.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawing } from '../art/drawing.tsx';
import { focusWhenShown } from '../form/focus-when-shown.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { FILM_SIZES, MediaPicture, type Picture } from './media-picture.tsx';

interface YouTubePlayerProps {
  /** A YouTube address; without one only the picture is shown. */
  link?: string | null;
  /** The film's name. */
  title: string;
  /** The title's language, if it is not the page's. */
  lang?: string;
  poster?: Picture | null;
}

const WIDTH = 480;
const HEIGHT = 270;

const frame = {
  position: 'relative',
  display: 'grid',
  aspectRatio: `${WIDTH} / ${HEIGHT}`,
  // Higher where large text needs more room.
  minHeight: 'min-content',
  overflow: 'hidden',
  bgcolor: 'brand.deep',
  '& > *': { gridArea: '1 / 1' },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%' },
} as const;

/** The button covers the whole picture. */
const cover = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  p: 0,
  border: 0,
  font: 'inherit',
  bgcolor: 'transparent',
  color: 'brand.cream',
  cursor: 'pointer',
  // An inner outline, because the frame clips an outer one.
  '&&:focus-visible': { outlineOffset: '-6px', outlineColor: 'currentColor' },
  '&:hover > .disc': { bgcolor: 'brand.deep' },
} as const;

const disc = {
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  m: 'auto',
  borderRadius: '50%',
  border: 3,
  bgcolor: 'primary.main',
  color: 'brand.gold',
} as const;

const strip = {
  alignSelf: 'stretch',
  px: 1.5,
  py: 0.75,
  bgcolor: 'brand.deep',
  typography: 'caption',
  textAlign: 'center',
} as const;

interface CoverContentProps {
  icon: ReactNode;
  /** Precedes the film's name in the accessible name. */
  action: string;
  title: ReactNode;
  note: string;
}

function CoverContent({ icon, action, title, note }: CoverContentProps) {
  return (
    <>
      <Box component="span" className="disc" sx={disc}>
        {icon}
      </Box>
      <VisuallyHidden>
        {action}: {title}.{' '}
      </VisuallyHidden>
      <Box component="span" className="strip" sx={strip}>
        {note}
      </Box>
    </>
  );
}

function Player({ videoId, title, lang }: { videoId: string; title: string; lang?: string }) {
  return (
    <Box
      component="iframe"
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
      title={title}
      lang={lang}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      ref={focusWhenShown}
      sx={{ display: 'block', width: '100%', height: '100%', border: 0 }}
    />
  );
}

/**
 * A film on YouTube; nothing is loaded from there before a click. Without scripts, or if the link is not that
 * of a film, it is a link to YouTube.
 */
export function YouTubePlayer({ link, title, lang, poster }: YouTubePlayerProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  const videoId = link ? youtubeVideoId(link) : undefined;
  const name = <span lang={lang}>{title}</span>;

  if (isPlaying && videoId) {
    return (
      <Box sx={frame}>
        <Player videoId={videoId} title={title} lang={lang} />
      </Box>
    );
  }
  return (
    <Box sx={frame}>
      {poster ? (
        <MediaPicture picture={poster} alt="" width={WIDTH} height={HEIGHT} sizes={FILM_SIZES} />
      ) : (
        <Drawing of="film" />
      )}
      {link && videoId && isHydrated && (
        <Box
          component="button"
          type="button"
          onClick={() => setIsPlaying(true)}
          sx={[cover, { width: '100%' }]}
        >
          <CoverContent
            icon={<PlayArrow sx={{ fontSize: 48 }} />}
            action={t('youtube.play')}
            title={name}
            note={t('youtube.playNote')}
          />
        </Box>
      )}
      {link && !(videoId && isHydrated) && (
        <Box component="a" href={link} target="_blank" rel="noopener noreferrer" sx={cover}>
          <CoverContent
            icon={videoId ? <PlayArrow sx={{ fontSize: 48 }} /> : <OpenInNew sx={{ fontSize: 36 }} />}
            action={t('youtube.open')}
            title={name}
            note={t('youtube.openNote')}
          />
        </Box>
      )}
    </Box>
  );
}
