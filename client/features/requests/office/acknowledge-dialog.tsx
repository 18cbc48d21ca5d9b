import { NotifiedBy } from '../../../../rules/request-kinds.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { NotifiedDialog, useNotifiedText } from './notified-dialog.tsx';
import { NotifiedFields, notifiedAtFirst } from './notified-fields.tsx';
import type { RequestDialogProps } from './request-dialog.ts';
import { useAcknowledgeRightsRequestMutation } from './rights-request.generated.ts';

const rules = async () => (await import('../../../../rules/requests.ts')).acknowledgementRules;

/** Confirms that it has come: by a letter, whose words can be changed, or noted as done otherwise. */
export function AcknowledgeDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const draft = request.acknowledgementDraft;
  const notifiedText = useNotifiedText();
  const [acknowledge] = useAcknowledgeRightsRequestMutation();
  const dialog = useDialogForm({
    rules,
    values: { ...notifiedAtFirst(request), text: request.canMail ? draft : '' },
    async save(input) {
      const { id, version } = request;
      await acknowledge({ variables: { id, version, input } });
      return input.notifiedBy;
    },
    done: notifiedText,
    onClose,
  });
  const { form } = dialog;
  const isMailed = form.watch('notifiedBy') === NotifiedBy.MAIL;

  /** The letter is not what was said on the telephone. */
  const offerLetter = (notifiedBy: string) => {
    const written = form.getValues('text');
    if (written === draft || written === '')
      form.setValue('text', notifiedBy === NotifiedBy.MAIL ? draft : '');
  };
  return (
    <NotifiedDialog dialog={dialog} title={t('requests.office.acknowledgeTitle')}>
      <NotifiedFields request={request} onChoice={offerLetter} />
      <FormTextField
        name="text"
        label={t(isMailed ? 'requests.office.letter' : 'requests.office.said')}
        rows={isMailed ? 8 : 3}
      />
    </NotifiedDialog>
  );
}
