import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { PrintFormButton } from './print-form-button.tsx';

/**
 * Says what happens with the request, with its reference; it can still be printed. It takes the focus, because it is far
 * above the button that sent the request.
 */
export function SentHire({ reference }: { reference: string }) {
  const { t } = useTranslation();
  return (
    <Alert ref={focusWhenShown} tabIndex={-1} severity="success" sx={{ mb: 4, maxWidth: 860 }}>
      {t('hallHire.sent', { reference })}
      <Box sx={{ mt: 2 }}>
        <PrintFormButton label={t('hallHire.printSent')} />
      </Box>
    </Alert>
  );
}
