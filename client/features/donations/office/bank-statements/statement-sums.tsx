import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMoney } from '../../../../components/page/use-money.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { BankLinesQuery } from './bank-lines.generated.ts';
import type { Progress } from './use-statement-batches.ts';

interface StatementSumsProps {
  counts: BankLinesQuery['bankLines']['counts'];
  progress: Progress | undefined;
}

/** How much of what came in is matched, in lines and in pounds; or how far a press is that does many lines. */
export function StatementSums({ counts, progress }: StatementSumsProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const { matched, toDecide, notOurs, inPence, matchedPence } = counts;
  const [part, total] = progress ? [progress.done, progress.total] : [matchedPence, inPence];
  const rest = [t('bank.toDecide', { count: toDecide }), t('bank.notOurs', { count: notOurs })].join(' · ');
  const progressText =
    progress && t(progress.act === 'confirm' ? 'bank.confirming' : 'bank.takingBack', { done: part, total });
  return (
    <Paper variant="outlined" sx={{ p: 2.5, mb: 2, borderRadius: '16px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Typography role="status">
          {progressText ?? (
            <>
              <strong>{t('bank.matched', { count: matched })}</strong> · {rest}
            </>
          )}
        </Typography>
        {!progress && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('bank.ofPounds', { matched: money(matchedPence), total: money(inPence) })}
          </Typography>
        )}
      </Box>
      <LinearProgress
        aria-hidden
        variant="determinate"
        color="success"
        value={total > 0 ? (100 * part) / total : 0}
        sx={{ height: 10, borderRadius: 999, bgcolor: 'divider' }}
      />
    </Paper>
  );
}
