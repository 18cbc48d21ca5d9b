import { FormDialog } from '../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../components/form/use-dialog-form.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSetMyAbsenceMutation } from './my-candidate-state.generated.ts';

const loadRules = async () => (await import('../../../rules/candidate-confirmation.ts')).awayRules;

/** Until when a profile is out of the lists. */
export function AwayDialog({ close, reload }: { close: () => void; reload: () => Promise<unknown> }) {
  const { t } = useTranslation();
  const [setAbsence] = useSetMyAbsenceMutation();
  const dialog = useDialogForm({
    rules: loadRules,
    values: { until: '' },
    save: ({ until }) => setAbsence({ variables: { absence: 'AWAY', until } }),
    onClose: close,
    onSaved: () => {
      close();
      // The button that opened it goes.
      focusPageHeading();
    },
    reload,
  });
  return (
    <FormDialog {...dialog} title={t('ownState.awayTitle')} action={t('ownState.awaySave')}>
      <p>{t('ownState.backByItself')}</p>
      <FormTextField name="until" type="date" label={t('ownState.awayDay')} required />
    </FormDialog>
  );
}
