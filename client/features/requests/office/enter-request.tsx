import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useRefusal } from '../../../components/form/use-refusal.ts';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { PATHS, QUERY_PARAMETERS } from '../../../components/page/paths.ts';
import { useAsyncNavigate } from '../../../components/page/use-async-navigate.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { EnteredFields } from './entered-fields.tsx';
import { useSaveRightsRequestMutation } from './rights-request.generated.ts';

export const loadEnteredRules = async () =>
  (await import('../../../../rules/requests.ts')).enteredRequestRules;

/** Enters what came by letter, by telephone or in person, and opens its page. */
export function EnterRequest() {
  const { t } = useTranslation();
  const navigate = useAsyncNavigate();
  const { form, submit } = useRulesForm(loadEnteredRules, {
    channel: 'LETTER',
    receivedOn: currentDay(),
    name: '',
    email: '',
    phone: '',
    address: '',
    onBehalfOf: '',
    about: '',
  });
  const allowLeaving = useUnsavedWarning(form.formState.isDirty);
  const showRefusal = useRefusal(form);
  const [save, { loading }] = useSaveRightsRequestMutation();

  const onSubmit = submit(async (input) => {
    let id: number | undefined;
    try {
      id = (await save({ variables: { input } })).data?.saveRightsRequest.id;
    } catch (error) {
      return showRefusal(error);
    }
    allowLeaving();
    await navigate(`${PATHS.officeRequest}?${QUERY_PARAMETERS.contentId}=${id}`);
  });
  return (
    <FormProvider {...form}>
      <Box component="form" noValidate onSubmit={onSubmit} sx={{ maxWidth: 640 }}>
        <Typography sx={{ mb: 3, color: 'text.secondary' }}>{t('form.requiredHint')}</Typography>
        <EnteredFields />
        <SendButton busy={loading} busyLabel={t('form.saving')}>
          {t('form.save')}
        </SendButton>
      </Box>
    </FormProvider>
  );
}
