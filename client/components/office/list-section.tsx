import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { ContentList } from '../list/content-list.tsx';
import { SectionSearch } from '../list/section-search.tsx';
import type { SectionList } from '../list/use-section-list.ts';
import { LoadState, type QueryResult } from '../page/load-state.tsx';
import { Placeholder } from '../page/placeholder.tsx';
import { Section } from '../page/section.tsx';
import { type ContentColumn, type ContentRow, ContentTable } from './content-table.tsx';
import { useRemoval } from './use-removal.ts';

interface Rows<Item> {
  items: readonly Item[];
  totalCount: number;
}

/** The props that a page of the office passes to its section. */
export interface SectionProps {
  /** Its name in the address. */
  section: string;
}

export interface ListSectionProps<Item, Data> {
  title: string;
  /** The link to the form for a new item; undefined if items cannot be added by hand. */
  add?: { label: string; to: string };
  /** Undefined if rows cannot be edited. */
  editAddress?: (item: Item) => string;
  /** Right of the title, before the link to add. */
  action?: ReactNode;
  /** Between the title and the list. */
  lead?: ReactNode;
  /** Besides Edit and Delete, see `ContentTable`. */
  moreActions?: (item: Item, about: ReactNode) => ReactNode;
  /** The search's label, if it also searches other texts than titles and descriptions. */
  searchLabel?: string;
  columns: readonly ContentColumn<Item>[];
  list: SectionList;
  /** The query for `list.variables`. */
  result: QueryResult<Data>;
  rowsOf: (data: Data) => Rows<Item>;
  /** Undefined if rows cannot be removed; it asks first. */
  remove?: (id: number) => Promise<unknown>;
  /** Instead, where what is removed can be brought back. */
  onRemove?: (item: Item) => unknown;
  /** Whether a row can be removed, by default all. */
  isRemovable?: (item: Item) => boolean;
}

/**
 * A list in the office: its first rows, or all of them, with links to add and edit and buttons to
 * remove.
 */
export function ListSection<Item extends ContentRow, Data>(props: ListSectionProps<Item, Data>) {
  const { title, add, list, result, rowsOf } = props;
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const titleElement = useRef<HTMLHeadingElement>(null);
  // The previous rows stay visible while the next ones load.
  const data = result.data ?? result.previousData;
  const rows = data && rowsOf(data);
  const { isRemoving, askAndRemove } = useRemoval(props.remove, () => {
    // Moves the focus, because the pressed button disappears with its row.
    titleElement.current?.focus({ preventScroll: true });
    if (rows?.items.length === 1 && list.page > 1) list.goBackOnePage();
  });

  const remove = async (item: Item) => {
    await props.onRemove?.(item);
    titleElement.current?.focus({ preventScroll: true });
  };

  const table = (items: readonly Item[]) => (
    <ContentTable
      items={items}
      section={list.section}
      columns={props.columns}
      editAddress={props.editAddress}
      moreActions={props.moreActions}
      isRemoving={isRemoving}
      onRemove={props.onRemove ? remove : props.remove && askAndRemove}
      isRemovable={props.isRemovable}
    />
  );
  const toggle = (to: string, text: string) => (
    <Button component={RouterLink} to={to} preventScrollReset variant="outlined" sx={{ mt: 2 }}>
      {text}
    </Button>
  );

  return (
    <Section
      title={title}
      isPage={list.isWhole}
      id={list.section}
      titleRef={titleElement}
      action={
        <>
          {props.action}
          {add && (
            <Button
              component={RouterLink}
              to={add.to}
              state={{ backTo: `${pathname}${search}`, section: list.section }}
              variant="contained"
              startIcon={<Add />}
            >
              {add.label}
            </Button>
          )}
        </>
      }
    >
      {props.lead}
      {list.showsAll && (
        <SectionSearch
          list={list}
          label={props.searchLabel ?? t('content.searchLabel')}
          found={result.data && rowsOf(result.data).totalCount}
        />
      )}
      <LoadState
        result={{ ...result, data }}
        placeholder={<Placeholder variant="rectangular" height={list.pageSize * 64} />}
      >
        {(loaded) => {
          const { items, totalCount } = rowsOf(loaded);
          return (
            <>
              <ContentList
                items={items}
                totalCount={totalCount}
                page={list.page}
                pageSize={list.pageSize}
                toPage={list.toPage}
                label={title}
                empty={
                  <Typography>{t(list.search ? 'content.nothingFound' : 'content.nothingYet')}</Typography>
                }
                paged={list.showsAll}
                keepScroll
              >
                {table}
              </ContentList>
              {!list.showsAll &&
                (list.hasRoom || totalCount > list.pageSize) &&
                toggle(list.allAddress, t('content.showAll', { total: totalCount }))}
              {list.firstRowsAddress &&
                list.showsAll &&
                toggle(list.firstRowsAddress, t('content.showFewer'))}
            </>
          );
        }}
      </LoadState>
    </Section>
  );
}
