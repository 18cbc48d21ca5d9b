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
    <div ref={focusWhenShown} tabIndex={-1} role="alert" className="alert alert-success">
      <p className="text-body">{t('hallHire.sent', { reference })}</p>
      <PrintFormButton label={t('hallHire.printSent')} />
    </div>
  );
}
