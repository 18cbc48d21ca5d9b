import { useRef, useState } from 'react';
import nothing from '../art/nothing.svg?url';
import { useCloseOnBack } from '../dialogs/open-layers.ts';
import { FILM_SIZES, MediaPicture, type Picture } from './media-picture.tsx';
import styles from './media-video.module.css';

interface MediaVideoProps {
  url: string;
  /** The player's accessible name. */
  label: string;
  /** The label's language, if it is not the page's. */
  lang?: string;
  /** Shown before the film plays, instead of its first frame. */
  poster?: Picture | null;
}

const WIDTH = 640;
const HEIGHT = 360;

/**
 * A player in a 16:9 frame, which loads at most the film's first frame before it plays. The poster is a picture
 * behind the player: the `poster` attribute allows one format only and is not loaded lazily. The attribute has an
 * empty picture, without which Chromium covers the poster in grey. Back stops the film.
 */
export function MediaVideo({ url, label, lang, poster }: MediaVideoProps) {
  const [isStarted, setIsStarted] = useState(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const player = useRef<HTMLVideoElement>(null);
  useCloseOnBack(isPlaying, () => player.current?.pause());
  // Safari on phones shows a black frame without a start time.
  const source = poster || url.startsWith('blob:') ? url : `${url}#t=0.1`;
  return (
    <div className={styles.frame}>
      {poster && !isStarted && (
        <div className={styles.poster}>
          <MediaPicture picture={poster} alt="" width={WIDTH} height={HEIGHT} sizes={FILM_SIZES} />
        </div>
      )}
      {/* biome-ignore lint/a11y/useMediaCaption: visitors upload films without captions */}
      <video
        src={source}
        controls
        poster={poster ? nothing : undefined}
        preload={poster ? 'none' : 'metadata'}
        playsInline
        aria-label={label}
        lang={lang}
        ref={player}
        onPlay={() => {
          setIsStarted(true);
          setIsPlaying(true);
        }}
        onPause={() => setIsPlaying(false)}
        className={styles.player}
      />
    </div>
  );
}
