import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import usePagination from '@mui/material/usePagination';
import { Link as RouterLink, type To } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';

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

const target = { minWidth: 44, minHeight: 44 } as const;

/** Previous, up to seven page links, Next. Phones get "2 / 9" instead of the numbers. */
export function Pager(props: PagerProps) {
  const { page, pageCount, isOpenEnded = false, toPage, label, keepScroll = false } = props;
  const { t } = useTranslation();
  const { items } = usePagination({ page, count: pageCount });
  if (pageCount < 2) return null;

  const step = (to: number, text: string, rel: 'prev' | 'next') =>
    to < 1 || to > pageCount ? (
      // Hidden but keeps its space, so that the row does not jump on the first and last page.
      <Box component="span" aria-hidden sx={{ visibility: 'hidden', px: 2 }}>
        {text}
      </Box>
    ) : (
      <Button
        component={RouterLink}
        to={toPage(to)}
        rel={rel}
        preventScrollReset={keepScroll}
        variant="outlined"
        sx={target}
      >
        {text}
      </Button>
    );

  return (
    <Box
      component="nav"
      aria-label={label}
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, mt: 4 }}
    >
      {step(page - 1, t('content.previous'), 'prev')}
      <Box
        component="ol"
        sx={{
          display: { xs: 'none', sm: 'flex' },
          alignItems: 'center',
          gap: 0.5,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {items
          .filter(({ type }) => type !== 'previous' && type !== 'next')
          .map(({ type, page: target_, selected }) => (
            <li key={type === 'page' ? target_ : type}>
              {type === 'page' && target_ ? (
                <Button
                  component={RouterLink}
                  to={toPage(target_)}
                  preventScrollReset={keepScroll}
                  aria-current={selected ? 'page' : undefined}
                  aria-label={t('content.pageNumber', { page: target_ })}
                  variant={selected ? 'contained' : 'text'}
                  sx={target}
                >
                  {target_}
                </Button>
              ) : (
                <span aria-hidden>…</span>
              )}
            </li>
          ))}
      </Box>
      <Typography sx={{ display: { sm: 'none' }, px: 1, fontVariantNumeric: 'tabular-nums' }}>
        {isOpenEnded ? t('content.pageNumber', { page }) : t('content.pageOf', { page, pageCount })}
      </Typography>
      {step(page + 1, t('content.next'), 'next')}
    </Box>
  );
}
