import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { RequestKind } from '../../../rules/request-kinds.ts';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import type { SentRequest } from './use-request-form.ts';

interface SentRequestProps {
  sent: SentRequest;
  onAnother: () => void;
}

/** In place of the form: it has come, what it is called, and until when what happens. It takes the focus. */
export function SentRequestCard({ sent, onAnother }: SentRequestProps) {
  const { t } = useTranslation();
  const dayText = useDayText('long');
  const answerText =
    sent.kind === RequestKind.COMPLAINT ? 'requests.answerComplaintBy' : 'requests.answerRequestBy';
  return (
    <Card
      ref={focusWhenShown}
      tabIndex={-1}
      role="status"
      sx={{ p: { xs: 2.5, sm: 4 }, '& p': { mb: 1.5 }, borderColor: 'success.main', borderWidth: 2 }}
    >
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('requests.sent')}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {t('requests.reference', { reference: sent.reference })}
      </Typography>
      <Typography>{t('requests.acknowledgeBy', { date: dayText(sent.acknowledgeBy) })}</Typography>
      <Typography>{t(answerText, { date: dayText(sent.answerBy) })}</Typography>
      <Typography>{t('requests.keep')}</Typography>
      {sent.isMailed && <Typography>{t('requests.mailed')}</Typography>}
      <Button onClick={onAnother} variant="outlined" sx={{ mt: 1 }}>
        {t('requests.another')}
      </Button>
    </Card>
  );
}
