import { MediaVideo } from '../../components/media/media-video.tsx';
import { YouTubePlayer } from '../../components/media/youtube-player.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { HomeVideoFieldsFragment } from '../home-videos/home-video-fields.generated.ts';
import styles from './home-video.module.css';

/** The video of the home page: a file, or one on YouTube whose player is loaded only when it is pressed. */
export function HomeVideo({ video }: { video: HomeVideoFieldsFragment }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const name = localized(video.name, video.textLanguages.name);
  const description = localized(video.description, video.textLanguages.description);
  const label = name.text ? name : { text: t('home.video'), lang: undefined };
  return (
    <figure className={styles.figure}>
      <div className="rounded">
        {video.link ? (
          <YouTubePlayer link={video.link} title={label.text} lang={label.lang} poster={video.file} />
        ) : (
          video.file && (
            <MediaVideo
              url={video.file.url}
              label={label.text}
              lang={label.lang}
              poster={video.file.poster}
            />
          )
        )}
      </div>
      {(name.text || description.text) && (
        <figcaption className={styles.caption}>
          {name.text && (
            <p lang={name.lang} className="text-body text-strong text-break">
              {name.text}
            </p>
          )}
          {description.text && (
            <p lang={description.lang} className="text-small text-soft text-break">
              {description.text}
            </p>
          )}
        </figcaption>
      )}
    </figure>
  );
}
