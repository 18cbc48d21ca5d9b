import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { needsScripts } from '../../components/needs-scripts.ts';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Prints the page; without scripts it says how. */
export function PrintButton() {
  const { t } = useTranslation();
  const isReady = useHydrated();
  return (
    <>
      <noscript>
        <Typography sx={{ fontWeight: 600 }}>{t('hallHire.printWithoutScripts')}</Typography>
      </noscript>
      <Button
        variant="outlined"
        size="large"
        startIcon={<Print />}
        disabled={!isReady}
        suppressHydrationWarning
        onClick={() => window.print()}
        sx={needsScripts}
      >
        {t('hallHire.print')}
      </Button>
    </>
  );
}
