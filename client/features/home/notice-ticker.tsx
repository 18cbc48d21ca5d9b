import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { useReadMore } from '../../components/dialogs/use-read-more.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Ticker } from '../../components/page/ticker.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NoticeTexts } from '../notices/notice-texts.tsx';
import type { NoticeFieldsFragment } from '../notices/notices.generated.ts';
import { NOTICE_LIST_ID, NoticeList } from './notice-list.tsx';
import styles from './notice-ticker.module.css';

interface NoticeTickerProps {
  /** Newest first; undefined while they load, when only their space is reserved. */
  notices: readonly NoticeFieldsFragment[] | undefined;
}

/** A ticker of the newest notices below the opening; pressing one opens its full text. */
export function NoticeTicker({ notices }: NoticeTickerProps) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const isHydrated = useHydrated();
  const { open, isDialogMissing, dialog } = useReadMore<NoticeFieldsFragment>({
    pictureSize: IMAGE_SIZES.notice,
    textOf: (notice) => <NoticeTexts notice={notice} />,
  });

  if (!notices) return <div className={styles.coming} />;
  if (notices.length === 0) return null;

  const renderItem = (notice: NoticeFieldsFragment) => {
    const { text, lang } = localized(notice.name, notice.textLanguages.name);
    if (isHydrated && !isDialogMissing) {
      return (
        <button
          type="button"
          aria-haspopup="dialog"
          lang={lang}
          className={styles.notice}
          onClick={() => open(notice)}
        >
          {text}
        </button>
      );
    }
    return (
      <a href={`#${NOTICE_LIST_ID}`} lang={lang} className={styles.notice}>
        {text}
      </a>
    );
  };

  return (
    <>
      <Ticker
        label={t('home.notices')}
        items={notices}
        renderItem={renderItem}
        all={{ to: PATHS.notices, label: t('notices.all') }}
      />
      {/* If the dialog's code cannot be loaded, the notices are listed below the ticker. */}
      {isDialogMissing ? (
        <NoticeList notices={notices} />
      ) : (
        <noscript>
          <NoticeList notices={notices} />
        </noscript>
      )}
      {dialog}
    </>
  );
}
