import { RequestKind } from '../../../rules/request-kinds.ts';
import { focusWhenShown } from '../../components/form/focus-when-shown.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './requests.module.css';
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
    <div ref={focusWhenShown} tabIndex={-1} role="status" className={`card form-card ${styles.sent}`}>
      <h2 className="text-h2">{t('requests.sent')}</h2>
      <p className="text-strong">{t('requests.reference', { reference: sent.reference })}</p>
      <p>{t('requests.acknowledgeBy', { date: dayText(sent.acknowledgeBy) })}</p>
      <p>{t(answerText, { date: dayText(sent.answerBy) })}</p>
      <p>{t('requests.keep')}</p>
      {sent.isMailed && <p>{t('requests.mailed')}</p>}
      <button type="button" onClick={onAnother} className="button button-outlined">
        {t('requests.another')}
      </button>
    </div>
  );
}
