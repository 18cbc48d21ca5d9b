import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormProvider } from 'react-hook-form';
import { LIMITS } from '../../../../rules/limits.ts';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { SendButton } from '../../../components/form/send-button.tsx';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useUnsavedWarning } from '../../../components/form/use-unsaved-warning.ts';
import { useMomentText } from '../../../components/office/use-moment-text.ts';
import { Section } from '../../../components/page/section.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { type IntroductionQuery, useNoteIntroductionMutation } from './introduction.generated.ts';

const loadRules = async () => (await import('../../../../rules/introductions.ts')).introductionNoteRules;

interface IntroductionNotesProps {
  id: number;
  notes: NonNullable<IntroductionQuery['introduction']>['notes'];
}

/** What officers wrote, oldest first, and a field to add to it. */
export function IntroductionNotes({ id, notes }: IntroductionNotesProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const { act, isBusy } = useAct();
  const [note] = useNoteIntroductionMutation();
  const { form, submit, settle } = useRulesForm(loadRules, { text: '' });
  useUnsavedWarning(form.formState.isDirty);
  const onSubmit = submit(({ text }) =>
    act({
      work: () => note({ variables: { id, text } }),
      onDone: () => settle(),
      done: t('introductions.noted'),
    }),
  );
  return (
    <Section title={t('introductions.notes')} id="notes">
      <Typography sx={{ mb: 2, color: 'text.secondary' }}>{t('introductions.notesLead')}</Typography>
      {notes.length === 0 && <Typography sx={{ mb: 2 }}>{t('introductions.noNotes')}</Typography>}
      <Box component="ol" sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}>
        {notes.map(({ id: noteId, officerName, text, createdAt }) => (
          <Box component="li" key={noteId} sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {[officerName, momentText(createdAt)].join(', ')}
            </Typography>
            <Typography sx={{ mt: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
          </Box>
        ))}
      </Box>
      <FormProvider {...form}>
        <form noValidate onSubmit={onSubmit}>
          <FormTextField
            name="text"
            label={t('introductions.note')}
            hint={t('introductions.noteHint')}
            rows={3}
            inputLimit={LIMITS.noteMaximum}
          />
          <SendButton variant="outlined" busy={isBusy} busyLabel={t('form.saving')}>
            {t('introductions.addNote')}
          </SendButton>
        </form>
      </FormProvider>
    </Section>
  );
}
