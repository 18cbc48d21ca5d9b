import usePagination from '@mui/material/usePagination';
import { Link, type To } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './pager.module.css';

interface PagerProps {
  /** 1-based. */
  page: number;
  pageCount: number;
  /** True if there are more pages than were counted. */
  isOpenEnded?: boolean;
  /** The address of a page; links, so that they work without scripts and in a new tab. */
  toPage: (page: number) => To;
  /** The accessible name. */
  label: string;
  /** Keeps the scroll position when the page changes, for a list in the middle of a page. */
  keepScroll?: boolean;
}

/** Previous, up to seven page links, Next. Phones get "2 / 9" instead of the numbers. */
export function Pager(props: PagerProps) {
  const { page, pageCount, isOpenEnded = false, toPage, label, keepScroll = false } = props;
  const { t } = useTranslation();
  const { items } = usePagination({ page, count: pageCount });
  if (pageCount < 2) return null;

  const step = (to: number, text: string, rel: 'prev' | 'next') =>
    to < 1 || to > pageCount ? (
      // Hidden but keeps its space, so that the row does not jump on the first and last page.
      <span aria-hidden className={`button ${styles.none}`}>
        {text}
      </span>
    ) : (
      <Link to={toPage(to)} rel={rel} preventScrollReset={keepScroll} className="button button-outlined">
        {text}
      </Link>
    );

  return (
    <nav aria-label={label} className={styles.pager}>
      {step(page - 1, t('content.previous'), 'prev')}
      <ol className={`plain-list ${styles.pages}`}>
        {items
          .filter(({ type }) => type !== 'previous' && type !== 'next')
          .map(({ type, page: target, selected }) => (
            <li key={type === 'page' ? target : type}>
              {type === 'page' && target ? (
                <Link
                  to={toPage(target)}
                  preventScrollReset={keepScroll}
                  aria-current={selected ? 'page' : undefined}
                  aria-label={t('content.pageNumber', { page: target })}
                  className={`button ${styles.page} ${selected ? 'button-filled' : ''}`}
                >
                  {target}
                </Link>
              ) : (
                <span aria-hidden>…</span>
              )}
            </li>
          ))}
      </ol>
      <p className={`text-body ${styles.place}`}>
        {isOpenEnded ? t('content.pageNumber', { page }) : t('content.pageOf', { page, pageCount })}
      </p>
      {step(page + 1, t('content.next'), 'next')}
    </nav>
  );
}
