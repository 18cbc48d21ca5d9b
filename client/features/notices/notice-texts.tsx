import type { Instant } from '../../../rules/days.ts';
import { Moment } from '../../components/page/moment.tsx';
import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import styles from './notice-texts.module.css';

interface NoticeTextsProps {
  notice: {
    description: string;
    secondDescription?: string | null;
    /** Not there while it is written. */
    shownSince?: Instant | null;
    textLanguages: { description: string; secondDescription?: string };
  };
}

/** The day of a notice and both its descriptions, each marked with its language. */
export function NoticeTexts({ notice }: NoticeTextsProps) {
  const localized = useLocalized();
  const second = localized(notice.secondDescription ?? '', notice.textLanguages.secondDescription);
  return (
    <>
      {notice.shownSince && (
        <p className={`text-small text-soft ${styles.day}`}>
          <Moment at={notice.shownSince} />
        </p>
      )}
      <TextParagraphs {...localized(notice.description, notice.textLanguages.description)} />
      {second.text && (
        <div className={styles.second}>
          <TextParagraphs {...second} />
        </div>
      )}
    </>
  );
}
