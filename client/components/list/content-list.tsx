import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './content-list.module.css';
import { Pager } from './pager.tsx';

interface ContentListProps<Item> {
  items: readonly Item[];
  totalCount: number;
  /** True if there are more than `totalCount`. */
  isOpenEnded?: boolean;
  page: number;
  pageSize: number;
  toPage: (page: number) => To;
  /** What is listed, for the pager's accessible name. */
  label: string;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  keepScroll?: boolean;
  /** False for a list that only shows its beginning. */
  paged?: boolean;
  children: (items: readonly Item[]) => ReactNode;
}

/** One page of a list with its pager, or a text if the list is empty or the page is beyond the last one. */
export function ContentList<Item>(props: ContentListProps<Item>) {
  const {
    items,
    totalCount,
    isOpenEnded,
    page,
    pageSize,
    toPage,
    label,
    empty,
    keepScroll,
    paged = true,
    children,
  } = props;
  const { t } = useTranslation();
  if (totalCount === 0) return empty;
  if (items.length === 0) {
    return (
      <div className={styles.empty}>
        <p className="text-body">{t('content.pageEmpty')}</p>
        <Link to={toPage(1)} className="button button-outlined">
          {t('content.firstPage')}
        </Link>
      </div>
    );
  }
  return (
    <>
      {children(items)}
      {paged && (
        <Pager
          page={page}
          pageCount={Math.ceil(totalCount / pageSize)}
          isOpenEnded={isOpenEnded}
          toPage={toPage}
          label={t('content.listPages', { list: label })}
          keepScroll={keepScroll}
        />
      )}
    </>
  );
}
