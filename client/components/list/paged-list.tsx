import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LoadState, type QueryResult } from '../page/load-state.tsx';
import { ContentList } from './content-list.tsx';
import { withPage } from './page-parameter.ts';
import styles from './paged-list.module.css';

interface PagedListProps<Item, Data> {
  /** The query for this page of the list. */
  result: QueryResult<Data>;
  listOf: (data: Data) => { items: readonly Item[]; totalCount: number; isOpenEnded?: boolean };
  placeholder: ReactNode;
  /** 1-based; `pageParameter` is its name in the address. */
  page: number;
  pageParameter?: string;
  pageSize: number;
  /** The hash of the links to other pages, such as `#videos`. */
  hash?: string;
  /** Keeps the scroll position when the page changes, for a list in the middle of a page. */
  keepScroll?: boolean;
  /** The name of the list. */
  label: string;
  empty: ReactNode;
  /** For moving the focus to the list. */
  listRef?: RefObject<HTMLDivElement | null>;
  children: (items: readonly Item[]) => ReactNode;
}

/**
 * A paged list. While another page loads the previous rows stay, and the focus moves from the pressed
 * link to the list, whose name has the page's number and whose beginning is shown.
 */
export function PagedList<Item, Data>(props: PagedListProps<Item, Data>) {
  const { result, listOf, placeholder, page, pageParameter = 'page', hash = '', label } = props;
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const ownRef = useRef<HTMLDivElement>(null);
  const list = props.listRef ?? ownRef;
  const shown = useRef(page);
  const isTurning = !result.data && result.loading;

  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // Who has turned the page by its links; a filter that begins at the first page keeps the focus.
    const { activeElement } = document;
    const { current } = list;
    if (!current || !(current.contains(activeElement) || activeElement === document.body)) return;
    current.focus({ preventScroll: true });
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: 'start' });
  }, [page, list]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
    <div
      ref={list}
      role="group"
      aria-label={`${label}: ${t('content.pageNumber', { page })}`}
      aria-busy={isTurning}
      tabIndex={-1}
      className={styles.list}
    >
      <LoadState
        result={{ ...result, data: isTurning ? result.previousData : result.data }}
        placeholder={placeholder}
      >
        {(data) => (
          <ContentList
            {...listOf(data)}
            page={page}
            pageSize={props.pageSize}
            toPage={(target) => `${withPage(parameters, pageParameter, target)}${hash}`}
            label={label}
            empty={props.empty}
            keepScroll={props.keepScroll}
          >
            {props.children}
          </ContentList>
        )}
      </LoadState>
    </div>
  );
}
