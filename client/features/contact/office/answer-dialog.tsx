import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../rules/limits.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { useErrorText } from '../../../components/dialogs/message-text.ts';
import { useNotify } from '../../../components/dialogs/notify.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useRulesForm } from '../../../components/form/use-rules-form.ts';
import { useDoneNotice } from '../../../components/office/done-notice.tsx';
import { TextParagraphs } from '../../../components/page/text-paragraphs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAnswerContactMessageMutation } from './answer-contact-message.generated.ts';
import type { ContactMessageFieldsFragment } from './contact-messages.generated.ts';

interface AnswerDialogProps {
  message: ContactMessageFieldsFragment;
  onClose: () => void;
}

/** Answers a visitor's message by mail; the question stands above the answer. */
export function AnswerDialog({ message, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const notify = useNotify();
  const errorText = useErrorText();
  const done = useDoneNotice();
  const [answerMessage, { loading }] = useAnswerContactMessageMutation();
  const { form, submit } = useRulesForm(
    async () => (await import('../../../../rules/contact.ts')).contactAnswerRules,
    { answer: '' },
  );

  const send = submit(async ({ answer }) => {
    try {
      await answerMessage({ variables: { id: message.id, answer } });
    } catch (error) {
      return notify(errorText(error));
    }
    onClose();
    done({ text: t('contact.answered') });
  });
  return (
    <FormDialog
      form={form}
      title={t('contact.answerTitle', { name: message.name })}
      isDirty={form.formState.isDirty}
      isBusy={loading}
      busyLabel={t('contact.sending')}
      action={t('contact.sendAnswer')}
      onSubmit={send}
      onClose={onClose}
    >
      <TextParagraphs text={message.message} />
      <Typography sx={{ my: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {t('contact.answerHint', { email: message.email })}
      </Typography>
      <FormTextField
        name="answer"
        label={t('contact.answerField')}
        rows={6}
        inputLimit={LIMITS.contactMessageMaximum}
      />
    </FormDialog>
  );
}
