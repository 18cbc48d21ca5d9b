import { PrintButton } from '../../components/page/print-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Prints the page; without JavaScript it explains how to. */
export function PrintFormButton({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <>
      <noscript>
        <p className="text-body text-strong">{t('hallHire.printWithoutScripts')}</p>
      </noscript>
      <PrintButton variant="outlined" className="button-tall needs-scripts">
        {label ?? t('hallHire.print')}
      </PrintButton>
    </>
  );
}
