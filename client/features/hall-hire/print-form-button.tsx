import Typography from '@mui/material/Typography';
import { needsScripts } from '../../components/page/needs-scripts.ts';
import { PrintButton } from '../../components/page/print-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Prints the page; without JavaScript it explains how to. */
export function PrintFormButton({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <noscript>
        <Typography sx={{ fontWeight: 600 }}>{t('hallHire.printWithoutScripts')}</Typography>
      </noscript>
      <PrintButton variant="outlined" size="large" sx={needsScripts}>
        {label ?? t('hallHire.print')}
      </PrintButton>
    </>
  );
}
