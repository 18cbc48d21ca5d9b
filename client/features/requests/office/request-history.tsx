import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { useMomentText } from '../../../components/office/use-moment-text.ts';
import { useDayText } from '../../../i18n/dates.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import type { RequestDialogProps } from './request-dialog.ts';
import {
  type RightsRequestDetailsFieldsFragment,
  useNoteRightsRequestMutation,
} from './rights-request.generated.ts';

type Entry = RightsRequestDetailsFieldsFragment['entries'][number];

const loadRules = async () => (await import('../../../../rules/requests.ts')).requestNoteRules;

function EntryLine({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const momentText = useMomentText();
  const { act, text, notifiedBy, notifiedOn, actorName, at } = entry;
  const isAssigning = act === 'ASSIGNED';
  const title =
    isAssigning && !text ? 'requests.office.acts.UNASSIGNED' : (`requests.office.acts.${act}` as const);
  const notified =
    notifiedBy &&
    notifiedOn &&
    t('requests.office.notifiedLine', {
      how: t(`requests.office.notifiedHow.${notifiedBy}`),
      date: dayText(notifiedOn),
    });
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {[t(title, { text }), notified].filter(Boolean).join(', ')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {[actorName || t('audit.byCommandLine'), momentText(at)].join(', ')}
      </Typography>
      {!isAssigning && text && (
        <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
      )}
    </Box>
  );
}

/** What was done, oldest first, and a field to add to it. */
export function RequestHistory({ request }: Omit<RequestDialogProps, 'onClose'>) {
  const { t } = useTranslation();
  const titleId = useId();
  const { act, isBusy } = useAct();
  const [note] = useNoteRightsRequestMutation();
  const { form, submit, settle } = useRulesForm(loadRules, { text: '' });
  useUnsavedWarning(form.formState.isDirty);

  const onSubmit = submit(({ text }) =>
    act({
      work: () => note({ variables: { id: request.id, text } }),
      onDone: () => settle(),
      done: t('requests.office.done'),
    }),
  );
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ maxWidth: 760, mt: 4 }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 1 }}>
        {t('requests.office.history')}
      </Typography>
      <Box component="ol" sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}>
        {request.entries.map((entry) => (
          <EntryLine key={entry.id} entry={entry} />
        ))}
      </Box>
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit}>
          <FormTextField
            name="text"
            label={t('requests.office.noteField')}
            hint={t('requests.office.noteHint')}
            rows={3}
          />
          <SendButton variant="outlined" busy={isBusy} busyLabel={t('form.saving')}>
            {t('requests.office.addNote')}
          </SendButton>
        </form>
      </FormProvider>
    </Box>
  );
}
