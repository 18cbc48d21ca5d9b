import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cutText } from '../../../rules/cut-text.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { MediaPicture } from '../media/media-picture.tsx';
import { PicturePlaceholder } from '../media/picture-placeholder.tsx';
import { usePictureAlt } from '../media/use-picture-alt.ts';
import { CARD_PICTURE_SIZES, type CardColumns } from './card-grid.tsx';
import styles from './content-card.module.css';
import type { ContentItem } from './content-kind.ts';

interface ContentCardProps {
  item: ContentItem;
  /** The size of the picture in pixels. */
  pictureSize: { width: number; height: number };
  /** A line below the name: a member's position, an event's date. */
  subtitle?: ReactNode;
  /** Cards in a row on a desktop. */
  columns?: CardColumns;
  /** The heading level, one below the heading above the list. */
  heading?: 'h2' | 'h3';
  /** The card is visible without scrolling, so its picture is loaded eagerly. */
  eager?: boolean;
  /** Maximum characters of the description, and of the name if that is truncated too. */
  limits?: { name?: number; description: number };
  /** The address of the item's own page; the whole card except the action links to it. */
  to?: string;
  /** The action of the card, such as Read More. */
  action: ReactNode;
}

const WHOLE_NAME = { description: LIMITS.cardDescription };

/** A picture, a name and the beginning of the description. */
export function ContentCard({
  item,
  pictureSize,
  subtitle,
  columns = 3,
  heading: Heading = 'h2',
  eager,
  limits = WHOLE_NAME,
  to,
  action,
}: ContentCardProps) {
  const localized = useLocalized();
  const pictureAlt = usePictureAlt();
  const name = localized(item.name, item.textLanguages.name);
  const description = localized(item.description, item.textLanguages.description);
  const title = limits.name ? cutText(name.text, limits.name) : name.text;
  return (
    <article className={`card ${styles.card}`}>
      {item.file ? (
        <MediaPicture
          picture={item.file}
          {...pictureAlt(item)}
          {...pictureSize}
          sizes={CARD_PICTURE_SIZES[columns]}
          eager={eager}
        />
      ) : (
        <PicturePlaceholder seed={item.id} {...pictureSize} />
      )}
      <div className={styles.words}>
        <Heading lang={name.lang} className="text-h3">
          {to ? (
            <Link to={to} className={`covering ${styles.ownPage}`}>
              {title}
            </Link>
          ) : (
            title
          )}
        </Heading>
        {subtitle && <div className={`text-accent ${styles.subtitle}`}>{subtitle}</div>}
        <p lang={description.lang} className={`text-body text-soft text-break ${styles.beginning}`}>
          {cutText(description.text, limits.description)}
        </p>
        <div className={`${styles.action} ${to ? styles.aboveLink : ''}`}>{action}</div>
      </div>
    </article>
  );
}
