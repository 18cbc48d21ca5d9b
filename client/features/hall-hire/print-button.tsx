import Print from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useHydrated } from '../../components/use-hydrated.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Prints the page; without scripts it says how. */
export function PrintButton() {
  const { t } = useTranslation();
  if (!useHydrated())
    return <Typography sx={{ fontWeight: 600 }}>{t('hallHire.printWithoutScripts')}</Typography>;
  return (
    <Button variant="outlined" size="large" startIcon={<Print />} onClick={() => window.print()}>
      {t('hallHire.print')}
    </Button>
  );
}
