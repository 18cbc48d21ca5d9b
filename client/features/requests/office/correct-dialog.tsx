import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { requestReference } from '../../../../rules/request-reference.ts';
import type { EnteredRequestFields } from '../../../../rules/requests.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { isConflict } from '../../../components/form/refused-field.ts';
import { useEditConflict } from '../../../components/form/use-edit-conflict.ts';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { loadEnteredRules } from './enter-request.tsx';
import { EnteredFields } from './entered-fields.tsx';
import type { RequestDialogProps } from './request-dialog.ts';
import {
  type RightsRequestDetailsFieldsFragment,
  useSaveRightsRequestMutation,
} from './rights-request.generated.ts';

function fieldsOf(request: RightsRequestDetailsFieldsFragment): EnteredRequestFields {
  const { kind, channel, receivedOn, name, email, phone, address, onBehalfOf, about } = request;
  return { kind, channel, receivedOn, name, email, phone, address, onBehalfOf, about };
}

/** Corrects the kind, the names or the ways to reach somebody; the dates follow. */
export function CorrectDialog({ request, reload, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const { form, submit } = useRulesForm(loadEnteredRules, fieldsOf(request));
  const showRefusal = useRefusal(form);
  const [save] = useSaveRightsRequestMutation();
  const [isSaving, setIsSaving] = useState(false);
  const { isDirty } = form.formState;
  const { saveVersion, conflict } = useEditConflict(form, {
    item: request,
    valuesOf: fieldsOf,
    hasChanges: isDirty,
  });
  const isForm = request.channel === 'FORM';

  const onSubmit = submit(async (values) => {
    setIsSaving(true);
    try {
      await saveVersion((version) => save({ variables: { input: { ...values, id: request.id, version } } }));
      onClose();
    } catch (error) {
      await showRefusal(error);
      if (isConflict(error)) await reload().catch(() => undefined);
    } finally {
      setIsSaving(false);
    }
  });
  return (
    <FormDialog
      form={form}
      title={t('requests.office.correctTitle', { reference: requestReference(request.id) })}
      isDirty={isDirty}
      isBusy={isSaving}
      conflict={conflict}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {isForm && <Typography sx={{ mb: 2 }}>{t('requests.office.asSent')}</Typography>}
      <EnteredFields isForm={isForm} />
    </FormDialog>
  );
}
