import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { Conflict } from './use-edit-conflict.ts';

/** Scrolls into view, but does not move the focus, because somebody may be typing. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** Offers the choice between one's own version and that of somebody else who saved first. */
export function ConflictHelp({ conflict }: { conflict: Conflict | undefined }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (!conflict) return null;
  return (
    // The sticky save bar would cover its lower edge.
    <Alert ref={bringIntoView} severity="warning" sx={{ mb: 3, scrollMarginBottom: 96 }}>
      {t('content.conflictHelp')}{' '}
      <Link href={`${pathname}${search}`} target="_blank" rel="noopener">
        {t('content.conflictLink')}
      </Link>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" onClick={conflict.loadTheirs}>
          {t('content.loadTheirs')}
        </Button>
        <Button variant="outlined" onClick={conflict.keepMine}>
          {t('content.keepMine')}
        </Button>
      </Box>
    </Alert>
  );
}
