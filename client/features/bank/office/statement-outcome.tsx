import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useMoney } from '../../../components/page/use-money.ts';
import { useLineDay } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NamedRows } from './named-rows.tsx';
import type { StatementPreview, StatementUpload } from './use-statement-upload.ts';

interface StatementOutcomeProps {
  upload: StatementUpload;
  outcome: NonNullable<StatementPreview['outcome']>;
}

/** What is in the file, and the button that adds it. */
export function StatementOutcome({ upload, outcome }: StatementOutcomeProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const dayText = useLineDay();
  const { added, known, setAside, unreadable, balanceBreak, firstDay, lastDay, inPence, outPence } = outcome;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('bank.outcome')}
      </Typography>
      <Box role="status" sx={{ '& p': { mb: 0.5 } }}>
        <Typography sx={{ fontWeight: 600 }}>
          {added > 0 ? t('bank.added', { count: added }) : t('bank.nothingNew')}
        </Typography>
        {firstDay && lastDay && (
          <Typography>
            {t('bank.period', {
              from: dayText(firstDay, true),
              to: dayText(lastDay, true),
              came: money(inPence),
              went: money(outPence),
            })}
          </Typography>
        )}
        {known > 0 && <Typography>{t('bank.known', { count: known })}</Typography>}
      </Box>
      {typeof balanceBreak === 'number' && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          {t('bank.balanceBreak', { row: balanceBreak })}
        </Alert>
      )}
      {unreadable.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Alert severity="error">{t('bank.unreadable', { count: unreadable.length })}</Alert>
          <NamedRows rows={unreadable} />
        </Box>
      )}
      {setAside.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <Typography sx={{ mb: 0.5 }}>{t('bank.setAside', { count: setAside.length })}</Typography>
          <NamedRows rows={setAside} />
        </Box>
      )}
      {added > 0 && unreadable.length === 0 && (
        <Box sx={{ mt: 3 }}>
          <BusyButton
            className="button-tall"
            busy={upload.isAdding}
            busyLabel={t('bank.adding')}
            disabled={upload.isReading}
            onClick={() => void upload.add()}
          >
            {t('bank.add', { count: added })}
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}
