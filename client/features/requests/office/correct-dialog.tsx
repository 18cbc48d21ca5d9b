import Typography from '@mui/material/Typography';
import { requestReference } from '../../../../rules/request-reference.ts';
import type { EnteredRequestFields } from '../../../../rules/requests.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
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
export function CorrectDialog({ request, onClose }: RequestDialogProps) {
  const { t } = useTranslation();
  const [save] = useSaveRightsRequestMutation();
  const dialog = useDialogForm({
    rules: loadEnteredRules,
    values: fieldsOf(request),
    edited: { item: request, valuesOf: fieldsOf },
    save: (values, version) => save({ variables: { input: { ...values, id: request.id, version } } }),
    onClose,
  });
  const isForm = request.channel === 'FORM';

  return (
    <FormDialog
      {...dialog}
      title={t('requests.office.correctTitle', { reference: requestReference(request.id) })}
    >
      {isForm && <Typography sx={{ mb: 2 }}>{t('requests.office.asSent')}</Typography>}
      <EnteredFields isForm={isForm} />
    </FormDialog>
  );
}
