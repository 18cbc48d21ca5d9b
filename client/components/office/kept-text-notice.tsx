import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { useKeptText } from '../form/kept-text.ts';
import { useMomentText } from './use-moment-text.ts';

/** Offers what was typed here before and not saved. */
export function KeptTextNotice({ kept }: { kept: ReturnType<typeof useKeptText> }) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  if (!kept.typedAt) return null;
  return (
    <Alert severity="info" sx={{ mb: 3 }}>
      {t('keptText.found', { moment: momentText(kept.typedAt) })}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" onClick={kept.putBack}>
          {t('keptText.putBack')}
        </Button>
        <Button onClick={kept.throwAway}>{t('keptText.throwAway')}</Button>
      </Box>
    </Alert>
  );
}
