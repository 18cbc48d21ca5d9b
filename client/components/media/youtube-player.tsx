import { type ReactNode, useState } from 'react';
import { youtubeVideoId } from '../../../rules/youtube.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Drawing } from '../art/drawing.tsx';
import { useCloseOnBack } from '../dialogs/open-layers.ts';
import { focusWhenShown } from '../form/focus-when-shown.ts';
import { OpenInNew } from '../icons/open-in-new.ts';
import { PlayArrow } from '../icons/play-arrow.ts';
import { useHydrated } from '../page/use-hydrated.ts';
import { VisuallyHidden } from '../page/visually-hidden.tsx';
import { FILM_SIZES, MediaPicture, type Picture } from './media-picture.tsx';
import styles from './youtube-player.module.css';

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
      <span className={styles.disc}>{icon}</span>
      <VisuallyHidden>
        {action}: {title}.{' '}
      </VisuallyHidden>
      <span className={`text-caption ${styles.strip}`}>{note}</span>
    </>
  );
}

function Player({ videoId, title, lang }: { videoId: string; title: string; lang?: string }) {
  return (
    <iframe
      src={`https://www.youtube-nocookie.com/embed/${videoId}?autoplay=1`}
      title={title}
      lang={lang}
      allow="autoplay; encrypted-media; picture-in-picture"
      allowFullScreen
      ref={focusWhenShown}
      className={styles.player}
    />
  );
}

/**
 * A film on YouTube; nothing is loaded from there before a click. Without scripts, or if the link is not that
 * of a film, it is a link to YouTube. Back closes it.
 */
export function YouTubePlayer({ link, title, lang, poster }: YouTubePlayerProps) {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const [isPlaying, setIsPlaying] = useState(false);
  /** Whether the cover comes in place of the film, which had the focus. */
  const [wasClosed, setWasClosed] = useState(false);
  useCloseOnBack(isPlaying, () => {
    setWasClosed(true);
    setIsPlaying(false);
  });
  const videoId = link ? youtubeVideoId(link) : undefined;
  const name = <span lang={lang}>{title}</span>;

  if (isPlaying && videoId) {
    return (
      <div className={`day-colours ${styles.frame}`}>
        <Player videoId={videoId} title={title} lang={lang} />
      </div>
    );
  }
  return (
    <div className={`day-colours ${styles.frame}`}>
      {poster ? (
        <MediaPicture picture={poster} alt="" width={WIDTH} height={HEIGHT} sizes={FILM_SIZES} />
      ) : (
        <Drawing of="film" />
      )}
      {link && videoId && isHydrated && (
        <button
          type="button"
          ref={wasClosed ? focusWhenShown : undefined}
          onClick={() => setIsPlaying(true)}
          className={styles.cover}
        >
          <CoverContent
            icon={<PlayArrow />}
            action={t('youtube.play')}
            title={name}
            note={t('youtube.playNote')}
          />
        </button>
      )}
      {link && !(videoId && isHydrated) && (
        <a href={link} target="_blank" rel="noopener noreferrer" className={styles.cover}>
          <CoverContent
            icon={videoId ? <PlayArrow /> : <OpenInNew />}
            action={t('youtube.open')}
            title={name}
            note={t('youtube.openNote')}
          />
        </a>
      )}
    </div>
  );
}
