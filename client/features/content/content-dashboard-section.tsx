import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { LoadState } from '../../components/load-state.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { Section } from '../../components/section.tsx';
import type { ContentItem } from './content-kind.ts';
import { ContentList } from './content-list.tsx';
import { type ContentColumn, ContentTable } from './content-table.tsx';
import { SectionSearch } from './section-search.tsx';
import { useRemoval } from './use-removal.ts';
import type { SectionList } from './use-section-list.ts';

interface Rows<Item> {
  items: readonly Item[];
  totalCount: number;
}

interface ContentDashboardSectionProps<Item, Data> {
  title: string;
  addLabel: string;
  /** The form's address; `editAddress` adds the item's id. */
  addAddress: string;
  editAddress: (item: Item) => string;
  columns: readonly ContentColumn<Item>[];
  list: SectionList;
  /** The query for `list.variables`. */
  result: {
    data?: Data;
    previousData?: Data;
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
  };
  rowsOf: (data: Data) => Rows<Item>;
  remove: (id: number) => Promise<unknown>;
}

/** One kind of content on the dashboard: its first rows, all of them on demand, and what can be done. */
export function ContentDashboardSection<Item extends ContentItem, Data>(
  props: ContentDashboardSectionProps<Item, Data>,
) {
  const { title, list, result, rowsOf } = props;
  const { t } = useTranslation();
  const { search } = useLocation();
  const titleElement = useRef<HTMLHeadingElement>(null);
  // The rows before stay in sight while the next ones load.
  const data = result.data ?? result.previousData;
  const rows = data && rowsOf(data);
  const { removingId, askAndRemove } = useRemoval(props.remove, () => {
    // The pressed button is gone with its row.
    titleElement.current?.focus({ preventScroll: true });
    if (rows?.items.length === 1 && list.page > 1) list.goBackOnePage();
  });

  const table = (items: readonly Item[]) => (
    <ContentTable
      items={items}
      columns={props.columns}
      editAddress={props.editAddress}
      removingId={removingId}
      onRemove={askAndRemove}
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
      id={list.section}
      titleRef={titleElement}
      action={
        <Button
          component={RouterLink}
          to={props.addAddress}
          state={{ dashboardSearch: search }}
          variant="contained"
          startIcon={<Add />}
        >
          {props.addLabel}
        </Button>
      }
    >
      {list.showsAll && <SectionSearch list={list} />}
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
                totalCount > list.pageSize &&
                toggle(list.allAddress, t('content.showAll', { total: totalCount }))}
              {list.showsAll && toggle(list.firstRowsAddress, t('content.showFewer'))}
            </>
          );
        }}
      </LoadState>
    </Section>
  );
}
