import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NoticeTexts } from '../notices/notice-texts.tsx';
import type { NoticeFieldsFragment } from '../notices/notices.generated.ts';
import styles from './notice-list.module.css';

/** The anchor that the ticker's links lead to without the dialog. */
export const NOTICE_LIST_ID = 'notices';

/** The notices as expandable texts: for browsers without JavaScript, or if the dialog's code cannot be loaded. */
export function NoticeList({ notices }: { notices: readonly NoticeFieldsFragment[] }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  return (
    <section id={NOTICE_LIST_ID} aria-label={t('home.notices')} className={styles.notices}>
      <div className={`page-width ${styles.list}`}>
        {notices.map((notice) => {
          const name = localized(notice.name, notice.textLanguages.name);
          return (
            <details key={notice.id}>
              <summary lang={name.lang} className={styles.name}>
                {name.text}
              </summary>
              <NoticeTexts notice={notice} />
            </details>
          );
        })}
      </div>
    </section>
  );
}
