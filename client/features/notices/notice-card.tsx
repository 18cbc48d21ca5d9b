import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { MediaPicture } from '../../components/media/media-picture.tsx';
import { usePictureAlt } from '../../components/media/use-picture-alt.ts';
import { useLocalized } from '../../i18n/localized.ts';
import styles from './notice-card.module.css';
import { NoticeTexts } from './notice-texts.tsx';
import type { NoticeFieldsFragment } from './notices.generated.ts';

/** A notice with its full text. */
export function NoticeCard({ notice }: { notice: NoticeFieldsFragment }) {
  const pictureAlt = usePictureAlt();
  const name = useLocalized()(notice.name, notice.textLanguages.name);
  return (
    <article className={`card ${styles.notice}`}>
      <div>
        <h2 lang={name.lang} className={`text-h3 ${styles.name}`}>
          {name.text}
        </h2>
        <NoticeTexts notice={notice} />
      </div>
      {notice.file && (
        <div className={`rounded ${styles.picture}`}>
          <MediaPicture
            picture={notice.file}
            {...pictureAlt(notice)}
            {...IMAGE_SIZES.notice}
            sizes="(min-width: 600px) 200px, 84vw"
          />
        </div>
      )}
    </article>
  );
}
