import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { OfficeCard } from './office-card.tsx';

interface FoundRow {
  id: number;
  text: string;
  lang?: string;
  /** Leads to its form, or to the list with it alone. */
  to: string;
  aside?: ReactNode;
}

interface FoundCardProps<Data> {
  title: string;
  result: { data?: Data };
  rowsOf: (data: Data) => { items: readonly FoundRow[]; totalCount: number };
  /** The list with all that was found. */
  listAddress: string;
}

/** What was found in one list; nothing while nothing is found. */
export function FoundCard<Data>({ title, result: { data }, rowsOf, listAddress }: FoundCardProps<Data>) {
  const { t } = useTranslation();
  const rows = data && rowsOf(data);
  if (!rows || rows.totalCount === 0) return null;
  return (
    <OfficeCard
      title={title}
      action={
        <Link component={RouterLink} to={listAddress} sx={{ py: 1.25 }}>
          {t('office.allFound', { total: rows.totalCount })}
        </Link>
      }
    >
      <ul>
        {rows.items.map(({ id, text, lang, to, aside }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, minHeight: 52 }}
          >
            <Typography lang={lang} sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
              <Link component={RouterLink} to={to} state={{ backTo: listAddress }} color="inherit">
                {text}
              </Link>
            </Typography>
            <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{aside}</Box>
          </Box>
        ))}
      </ul>
    </OfficeCard>
  );
}
