import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { BusyButton } from '../../../components/form/busy-button.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ProblemTable } from './problem-table.tsx';
import type { SheetImport, SheetPreview } from './use-sheet-import.ts';

/** Problems that are shown at once. */
const MOST_SHOWN = 20;

interface SheetOutcomeProps {
  sheet: SheetImport;
  rows: NonNullable<SheetPreview['rows']>;
}

/** What would become of the rows of the file, and the button that does it. */
export function SheetOutcome({ sheet, rows: { created, known, refused } }: SheetOutcomeProps) {
  const { t } = useTranslation();
  const more = refused.length - MOST_SHOWN;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1 }}>
        {t('imports.preview')}
      </Typography>
      <Box role="status" sx={{ '& p': { mb: 0.5 } }}>
        <Typography sx={{ fontWeight: 600 }}>
          {created > 0 ? t('imports.willCreate', { count: created }) : t('imports.nothingNew')}
        </Typography>
        {known > 0 && <Typography>{t('imports.areKnown', { count: known })}</Typography>}
        {refused.length > 0 && <Typography>{t('imports.areRefused', { count: refused.length })}</Typography>}
      </Box>
      {refused.length > 0 && (
        <Box sx={{ mt: 1, maxWidth: 760 }}>
          <ProblemTable subject={sheet.subject} problems={refused.slice(0, MOST_SHOWN)} />
          {more > 0 && <Typography sx={{ mt: 1 }}>{t('imports.more', { count: more })}</Typography>}
        </Box>
      )}
      {created > 0 && (
        <Box sx={{ mt: 3 }}>
          <BusyButton
            className="button-tall"
            busy={sheet.isStarting}
            busyLabel={t('imports.starting')}
            disabled={sheet.isReading}
            onClick={() => void sheet.start()}
          >
            {t('imports.start', { count: created })}
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}
