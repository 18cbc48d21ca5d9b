import { ToldBy } from '../../../../rules/request-kinds.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RequestDialogProps } from './request-dialog.ts';
import { useAcknowledgeRightsRequestMutation } from './rights-request.generated.ts';
import { ToldDialog } from './told-dialog.tsx';
import { ToldFields, toldAtFirst } from './told-fields.tsx';
import { useRequestActs } from './use-request-acts.ts';

const loadRules = async () => (await import('../../../../rules/requests.ts')).acknowledgementRules;

/** Confirms that it has come: by a letter, whose words can be changed, or noted as done otherwise. */
export function AcknowledgeDialog({ request, reload, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const act = useRequestActs(reload);
  const [acknowledge, { loading }] = useAcknowledgeRightsRequestMutation();
  const draft = request.acknowledgementDraft;
  const { form, submit } = useRulesForm(loadRules, {
    ...toldAtFirst(request),
    text: request.canMail ? draft : '',
  });
  const isMailed = form.watch('toldBy') === ToldBy.MAIL;

  /** The letter is not what was said on the telephone. */
  const offerLetter = (toldBy: string) => {
    const written = form.getValues('text');
    if (written === draft || written === '') form.setValue('text', toldBy === ToldBy.MAIL ? draft : '');
  };
  const onSubmit = submit(async (input) => {
    const { id, version } = request;
    if (await act(() => acknowledge({ variables: { id, version, input } }), isMailed)) onClose();
  });
  return (
    <ToldDialog
      title={t('requests.office.acknowledgeTitle')}
      form={form}
      isBusy={loading}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <ToldFields request={request} onChoice={offerLetter} />
      <FormTextField
        name="text"
        label={t(isMailed ? 'requests.office.letter' : 'requests.office.said')}
        rows={isMailed ? 8 : 3}
      />
    </ToldDialog>
  );
}
