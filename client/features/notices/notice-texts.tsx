import { TextParagraphs } from '../../components/page/text-paragraphs.tsx';
import { useLocalized } from '../../i18n/localized.ts';
import styles from './notice-texts.module.css';

interface NoticeTextsProps {
  notice: {
    description: string;
    secondDescription?: string | null;
    textLanguages: { description: string; secondDescription?: string };
  };
}

/** Both descriptions of a notice, each marked with its language. */
export function NoticeTexts({ notice }: NoticeTextsProps) {
  const localized = useLocalized();
  const second = localized(notice.secondDescription ?? '', notice.textLanguages.secondDescription);
  return (
    <>
      <TextParagraphs {...localized(notice.description, notice.textLanguages.description)} />
      {second.text && (
        <div className={styles.second}>
          <TextParagraphs {...second} />
        </div>
      )}
    </>
  );
}
