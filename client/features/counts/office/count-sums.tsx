import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';

interface CountSumsProps {
  /** Pence of the rows of coins and cheques. */
  rowsPence: number;
  bankPence: number;
  /** Null until it is entered. */
  countedPence: number | null;
  rowCount: number;
  /** The button at its end. */
  action?: ReactNode;
}

/** The running total beside what was counted, with the difference in words. It stays in sight. */
export function CountSums({ rowsPence, bankPence, countedPence, rowCount, action }: CountSumsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const left = (countedPence ?? 0) - rowsPence;
  const words = () => {
    if (countedPence === null) return rowsPence > 0 ? t('counts.notCounted') : '';
    if (left === 0) return t('counts.matches');
    return left > 0
      ? t('counts.missing', { amount: money(left) })
      : t('counts.over', { amount: money(-left) });
  };
  const sum = (label: string, text: string) => (
    <Box>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography sx={{ fontWeight: 600, fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
    </Box>
  );
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'sticky', top: 8, zIndex: 2, p: 2, mb: 3, borderRadius: '16px' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1, alignItems: 'center' }}>
        {sum(`${t('counts.soFar')} (${rowCount})`, money(rowsPence))}
        {sum(t('counts.ofCounted'), countedPence === null ? '–' : money(countedPence))}
        <Box role="status" sx={{ flex: '1 1 12rem' }}>
          <Typography sx={{ fontWeight: 600, color: left === 0 ? 'success.main' : 'brand.rust' }}>
            {words()}
          </Typography>
          {bankPence > 0 && (
            <Typography variant="body2">{t('counts.throughBank', { amount: money(bankPence) })}</Typography>
          )}
        </Box>
        {action}
      </Box>
    </Paper>
  );
}
