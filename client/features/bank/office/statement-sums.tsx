import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Progress } from '../../../components/office/use-batches.ts';
import { useMoney } from '../../../components/page/use-money.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { BankLinesQuery } from './bank-lines.generated.ts';

interface StatementSumsProps {
  counts: BankLinesQuery['bankLines']['counts'];
  progress: Progress | undefined;
}

/**
 * How much of what came in is found, and how much of that confirmed, in lines and in pounds; or how far a press is that does
 * many lines.
 */
export function StatementSums({ counts, progress }: StatementSumsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { matched, certain, toDecide, excluded, inPence, matchedPence, certainPence } = counts;
  const confirmed = matched - certain;
  const [part, total] = progress ? [progress.done, progress.total] : [matchedPence - certainPence, inPence];
  const percent = (of: number) => (total > 0 ? (100 * of) / total : 0);
  const known = [
    ...(certain > 0 ? [t('bank.found', { count: certain })] : []),
    ...(certain === 0 || confirmed > 0 ? [t('bank.areConfirmed', { count: confirmed })] : []),
  ].join(' · ');
  const rest = [t('bank.toDecide', { count: toDecide }), t('bank.excluded', { count: excluded })].join(' · ');
  const pounds = { matched: money(matchedPence), total: money(inPence), certain: money(certainPence) };
  const progressText =
    progress && t(progress.about === 'confirm' ? 'bank.confirming' : 'bank.undoing', { done: part, total });
  return (
    <Paper variant="outlined" sx={{ p: 2.5, mb: 2, borderRadius: '16px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Typography role="status">
          {progressText ?? (
            <>
              <strong>{known}</strong> · {rest}
            </>
          )}
        </Typography>
        {!progress && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t(certainPence > 0 ? 'bank.ofPoundsFound' : 'bank.ofPounds', pounds)}
          </Typography>
        )}
      </Box>
      {/* What is only found is lighter. */}
      <LinearProgress
        aria-hidden
        variant="buffer"
        color="success"
        value={percent(part)}
        valueBuffer={percent(progress ? part : matchedPence)}
        sx={{
          height: 10,
          borderRadius: 999,
          bgcolor: 'divider',
          '& .MuiLinearProgress-dashed': { display: 'none' },
        }}
      />
    </Paper>
  );
}
