import { eventCalendarPath, eventPath } from '../../../rules/event-path.ts';
import { Check } from '../../components/icons/check.ts';
import { Directions } from '../../components/icons/directions.ts';
import { EditCalendar } from '../../components/icons/edit-calendar.ts';
import { lazyPart } from '../../components/page/lazy-part.tsx';
import { loadTextFiles } from '../../i18n/load-texts.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventHead } from './event-head.tsx';
import { FurtherPlaces } from './further-places.tsx';
import type { OwnReplyProps } from './own-reply.ts';
import styles from './reply.module.css';
import { SaidText } from './said-text.tsx';
import { useReplyMoment } from './use-reply-moment.ts';
import { useWhenText } from './when-text.ts';
import { Withdraw } from './withdraw.tsx';

/** Loaded for those who have something to pay, with its texts. */
const ReplyPayment = lazyPart(async () => {
  await loadTextFiles(['donations', 'gift', 'bank-account']);
  return (await import('./reply-payment.tsx')).ReplyPayment;
});

/** To those who come: that we look forward to them, and what they can do about it. */
export function Coming({ reply, token, onChange }: OwnReplyProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const momentText = useReplyMoment();
  const { eventId, day, charge, canChange, furtherPlaces } = reply;
  return (
    <>
      <div className={styles.said}>
        <div className={styles.tick} aria-hidden>
          <Check />
        </div>
        <h1 className="text-h1">{t('replies.lookForward')}</h1>
        <SaidText reply={reply} />
      </div>
      <div className={`card ${styles.card}`}>
        <EventHead day={day} name={reply.eventName}>
          {whenText(reply)}
        </EventHead>
      </div>
      {furtherPlaces && <FurtherPlaces reply={reply} further={furtherPlaces} token={token} />}
      {charge && <ReplyPayment charge={charge} card={reply.card} token={token} />}
      <div className={styles.acts}>
        <a href={eventCalendarPath(eventId, day)} className="button button-filled">
          <EditCalendar size="small" />
          {t('replies.addToCalendar')}
        </a>
        <a href={eventPath(eventId)} className="button button-outlined">
          <Directions size="small" />
          {t('replies.howToGetThere')}
        </a>
        <div className={styles.pair}>
          {canChange && (
            <button type="button" className="button button-outlined" onClick={onChange}>
              {t('replies.change')}
            </button>
          )}
          <Withdraw reply={reply} token={token} label={t('replies.cannotCome')} />
        </div>
      </div>
      {/* An older browser may format a date differently from the server. */}
      <p className="text-small text-soft" suppressHydrationWarning>
        {reply.isMailed ? t('replies.mailed', { email: reply.email }) : t('replies.keepLink')}{' '}
        {canChange && reply.facts && t('replies.withdrawUntil', { until: momentText(reply.facts.closesAt) })}
      </p>
    </>
  );
}
