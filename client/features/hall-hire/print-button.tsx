import Print from '@mui/icons-material/Print';
import Typography from '@mui/material/Typography';
import { ReadyButton } from '../../components/form/ready-button.tsx';
import { needsScripts } from '../../components/page/needs-scripts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Prints the page; without JavaScript it explains how to. */
export function PrintButton({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <noscript>
        <Typography sx={{ fontWeight: 600 }}>{t('hallHire.printWithoutScripts')}</Typography>
      </noscript>
      <ReadyButton
        variant="outlined"
        size="large"
        startIcon={<Print />}
        onClick={() => window.print()}
        sx={needsScripts}
      >
        {label ?? t('hallHire.print')}
      </ReadyButton>
    </>
  );
}
