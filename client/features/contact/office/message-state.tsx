import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useAct } from '../../../components/dialogs/use-act.ts';
import { useMomentText } from '../../../components/office/use-moment-text.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { useSetContactMessageDoneMutation } from './answer-contact-message.generated.ts';
import type { ContactMessageFieldsFragment } from './contact-messages.generated.ts';

type Message = ContactMessageFieldsFragment;

/** Whether a message waits, or who has answered it or marked it as done. */
export function MessageState({ message: { answer, doneAt, doneBy } }: { message: Message }) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  if (!doneAt) return <Typography sx={{ fontWeight: 600 }}>{t('contact.waits')}</Typography>;
  const when = momentText(doneAt);
  return (
    <>
      <Typography>
        {doneBy
          ? t(answer === null ? 'contact.doneBy' : 'contact.answeredBy', { name: doneBy, when })
          : t('contact.done')}
      </Typography>
      {answer && (
        <Typography component="details" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          <summary>{t('contact.showAnswer')}</summary>
          {answer}
        </Typography>
      )}
    </>
  );
}

interface MessageActionsProps {
  message: Message;
  /** Names the row for screen readers. */
  about: ReactNode;
  onAnswer: () => void;
}

/** Answering a message, or marking it as done without an answer. */
export function MessageActions({ message, about, onAnswer }: MessageActionsProps) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [setDone] = useSetContactMessageDoneMutation();
  if (message.answer !== null) return null;
  const isDone = Boolean(message.doneAt);
  const change = () => act({ work: () => setDone({ variables: { id: message.id, done: !isDone } }) });
  return (
    <>
      {!isDone && (
        <Button variant="contained" onClick={onAnswer}>
          {t('contact.answer')}
          {about}
        </Button>
      )}
      <Button onClick={change} disabled={isBusy}>
        {t(isDone ? 'contact.reopen' : 'contact.markDone')}
        {about}
      </Button>
    </>
  );
}
