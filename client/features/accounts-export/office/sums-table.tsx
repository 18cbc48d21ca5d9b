import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Section } from '../../../components/page/section.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface SumRow {
  key: string;
  label: string;
  lang?: string | undefined;
  paidPence: number;
  refundedPence: number;
  feePence: number;
}

/** Headings wrap, figures do not. */
const heading = { textAlign: 'right', fontSize: { xs: '0.875rem', sm: '1rem' } } as const;
const figure = { textAlign: 'right', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** What was received, refunded and stays, by something and in all, and what of it providers have kept. */
export function SumsTable({ title, head, rows }: { title: string; head: string; rows: readonly SumRow[] }) {
  const { t } = useTranslation();
  const money = useMoney();
  const paidPence = rows.reduce((sum, row) => sum + row.paidPence, 0);
  const refundedPence = rows.reduce((sum, row) => sum + row.refundedPence, 0);
  const feePence = rows.reduce((sum, row) => sum + row.feePence, 0);
  return (
    <Section title={title}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
          <TableHead>
            <TableRow>
              <TableCell>{head}</TableCell>
              <TableCell sx={heading}>{t('accounts.received')}</TableCell>
              <TableCell sx={heading}>{t('accounts.refunded')}</TableCell>
              <TableCell sx={heading}>{t('accounts.stays')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ key, label, lang, paidPence, refundedPence }) => (
              <TableRow key={key}>
                <TableCell component="th" scope="row" lang={lang}>
                  {label}
                </TableCell>
                <TableCell sx={figure}>{money(paidPence + refundedPence)}</TableCell>
                <TableCell sx={figure}>{money(refundedPence)}</TableCell>
                <TableCell sx={figure}>{money(paidPence)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
          <TableFooter>
            <TableRow sx={{ '& td, & th': { fontWeight: 600 } }}>
              <TableCell variant="body" component="th" scope="row">
                {t('accounts.total')}
              </TableCell>
              <TableCell variant="body" sx={figure}>
                {money(paidPence + refundedPence)}
              </TableCell>
              <TableCell variant="body" sx={figure}>
                {money(refundedPence)}
              </TableCell>
              <TableCell variant="body" sx={figure}>
                {money(paidPence)}
              </TableCell>
            </TableRow>
            {feePence > 0 && (
              <TableRow>
                <TableCell variant="body" component="th" scope="row" colSpan={3}>
                  {t('accounts.fees')}
                </TableCell>
                <TableCell variant="body" sx={figure}>
                  {money(feePence)}
                </TableCell>
              </TableRow>
            )}
          </TableFooter>
        </Table>
      </Box>
    </Section>
  );
}
