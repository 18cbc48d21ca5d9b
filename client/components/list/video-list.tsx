import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { MediaVideo } from '../media/media-video.tsx';
import { YouTubePlayer } from '../media/youtube-player.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { TextParagraphs } from '../page/text-paragraphs.tsx';
import type { ContentItem } from './content-kind.ts';
import styles from './video-list.module.css';

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

/** A player with the film's name and description below or next to it. */
export function VideoCard({ item, heading: Heading = 'h3', to, wide = false, children }: VideoCardProps) {
  const localized = useLocalized();
  const name = localized(item.name, item.textLanguages.name);
  const description = localized(item.description, item.textLanguages.description);
  return (
    <article className={`${styles.film} ${wide ? styles.wide : ''}`}>
      <div className="rounded">
        <Player item={item}>{children}</Player>
      </div>
      <div className={styles.words}>
        <Heading lang={name.lang} className={`text-h3 ${styles.name}`}>
          {to ? <Link to={to}>{name.text}</Link> : name.text}
        </Heading>
        <TextParagraphs text={description.text} lang={description.lang} />
      </div>
    </article>
  );
}

interface VideoListProps {
  items: readonly Film[];
  /** The address of a film's own page, if it has one. */
  addressOf?: (film: Film) => string;
}

/** Videos with embedded players, two a row on a desktop. */
export function VideoList({ items, addressOf }: VideoListProps) {
  return (
    <ul className={`plain-list ${styles.films}`}>
      {items.map((item) => (
        <li key={item.id}>
          <VideoCard item={item} to={addressOf?.(item)} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders with the size of the players. */
export function VideoListPlaceholder() {
  return (
    <div className={styles.films} aria-hidden>
      {[1, 2].map((video) => (
        <div key={video} className={styles.coming}>
          <Placeholder variant="rectangular" style={{ aspectRatio: '16 / 9', borderRadius: 16 }} />
          <Placeholder width="60%" height={36} style={{ marginTop: 16 }} />
          <Placeholder />
        </div>
      ))}
    </div>
  );
}
