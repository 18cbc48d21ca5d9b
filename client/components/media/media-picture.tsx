import styles from './media-picture.module.css';

/** A picture from the server; one chosen on this device has only a `url`. */
export interface Picture {
  url: string;
  width?: number | null;
  height?: number | null;
  sources?: readonly { type: string; srcset: string }[];
}

/** `sizes` of a film's poster. */
export const FILM_SIZES = '(min-width: 900px) 600px, 92vw';

interface MediaPictureProps {
  picture: Picture;
  /** Empty if the text next to it says the same. */
  alt: string;
  /** The language of `alt`, if it is not the page's. */
  lang?: string;
  /** The size in pixels; the space is reserved before the picture is loaded. */
  width: number;
  height: number;
  /** As in `<img sizes>`. */
  sizes?: string;
  /** The picture is visible without scrolling, so it is loaded eagerly. */
  eager?: boolean;
}

/** A picture in the best format that the browser supports, as wide as its container. */
export function MediaPicture({ picture, alt, lang, width, height, sizes, eager }: MediaPictureProps) {
  return (
    <picture>
      {picture.sources?.map((source) => (
        <source key={source.type} type={source.type} srcSet={source.srcset} sizes={sizes} />
      ))}
      <img
        src={picture.url}
        alt={alt}
        lang={lang}
        width={picture.width ?? width}
        height={picture.height ?? height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        className={styles.picture}
        style={{ aspectRatio: `${width} / ${height}` }}
      />
    </picture>
  );
}
