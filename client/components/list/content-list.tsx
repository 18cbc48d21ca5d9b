import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
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
      <Box sx={{ display: 'grid', justifyItems: 'start', gap: 2 }}>
        <Typography>{t('content.pageEmpty')}</Typography>
        <Button component={RouterLink} to={toPage(1)} variant="outlined">
          {t('content.firstPage')}
        </Button>
      </Box>
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
