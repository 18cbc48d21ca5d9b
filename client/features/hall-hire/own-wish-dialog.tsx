import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useWishForOwnHireMutation } from './own-hire.generated.ts';
import type { OwnHireProps } from './own-hire-props.ts';

const loadWish = async () => (await import('../../../rules/own-hire.ts')).hireWishRules;

/** Asks the office for a change of what it has accepted. */
export function OwnWishDialog({ hire, token, reload, close }: OwnHireProps & { close: () => void }) {
  const { t, language } = useTranslation();
  const [send] = useWishForOwnHireMutation();
  const dialog = useDialogForm({
    rules: loadWish,
    values: { wish: '' },
    save: ({ wish }) => send({ variables: { token, version: hire.version, wish, language } }),
    done: t('ownHire.wishSent'),
    onClose: close,
    reload,
  });
  return (
    <FormDialog {...dialog} title={t('ownHire.wish')} action={t('ownHire.sendWish')}>
      <p>{t('ownHire.wishHint')}</p>
      <FormTextField name="wish" label={t('ownHire.wishLabel')} required rows={4} />
    </FormDialog>
  );
}
