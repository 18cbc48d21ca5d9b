import { CardGrid } from '../../components/list/card-grid.tsx';
import { YouTubePlayer } from '../../components/media/youtube-player.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Section } from '../../components/page/section.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { VideoLinkFieldsFragment } from '../video-links/video-links.generated.ts';
import { Band } from './band.tsx';
import styles from './event-videos.module.css';
import { SectionLink } from './section-link.tsx';

function EventVideo({ video }: { video: VideoLinkFieldsFragment }) {
  const name = useLocalized()(video.name, video.textLanguages.name);
  return (
    <article>
      <div className="rounded">
        <YouTubePlayer link={video.link ?? ''} title={name.text} lang={name.lang} poster={video.file} />
      </div>
      <h3 lang={name.lang} className={`text-h4 ${styles.name}`}>
        {name.text}
      </h3>
    </article>
  );
}

/** The newest videos of events (three); a player is loaded only when it is pressed. */
export function EventVideos({ videos }: { videos: readonly VideoLinkFieldsFragment[] }) {
  const { t } = useTranslation();
  if (videos.length === 0) return null;
  return (
    <Band background="dark" garland>
      <Section
        title={t('home.eventVideos')}
        action={
          <SectionLink to={`${PATHS.events}#video-links`} onDark>
            {t('home.allVideos')}
          </SectionLink>
        }
      >
        <CardGrid>
          {videos.map((video) => (
            <li key={video.id}>
              <EventVideo video={video} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </Band>
  );
}
