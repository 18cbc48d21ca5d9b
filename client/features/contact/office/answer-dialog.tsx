import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../../rules/limits.ts';
import { FormDialog } from '../../../components/dialogs/form-dialog.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useDialogForm } from '../../../components/form/use-dialog-form.ts';
import { TextParagraphs } from '../../../components/page/text-paragraphs.tsx';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useAnswerContactMessageMutation } from './answer-contact-message.generated.ts';
import type { ContactMessageFieldsFragment } from './contact-messages.generated.ts';

const rules = async () => (await import('../../../../rules/contact.ts')).contactAnswerRules;

interface AnswerDialogProps {
  message: ContactMessageFieldsFragment;
  onClose: () => void;
}

/** Answers a visitor's message by mail; the question stands above the answer. */
export function AnswerDialog({ message, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const [answerMessage] = useAnswerContactMessageMutation();
  const dialog = useDialogForm({
    rules,
    values: { answer: '' },
    save: ({ answer }) => answerMessage({ variables: { id: message.id, answer } }),
    done: t('contact.answered'),
    onClose,
  });
  return (
    <FormDialog
      {...dialog}
      title={t('contact.answerTitle', { name: message.name })}
      busyLabel={t('contact.sending')}
      action={t('contact.sendAnswer')}
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
