import { HourglassTop } from '../../components/icons/hourglass-top.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventHead } from './event-head.tsx';
import type { OwnReplyProps } from './own-reply.ts';
import styles from './reply.module.css';
import { SaidText } from './said-text.tsx';
import { useWhenText } from './when-text.ts';
import { Withdraw } from './withdraw.tsx';

/** To those who wait: who waits before them, and what will happen. */
export function Waiting({ reply, token, onChange }: OwnReplyProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const { waitingBefore, facts } = reply;
  return (
    <>
      <div className={`${styles.note} ${styles.full}`}>
        <HourglassTop />
        <h1 className="text-h3">{t('replies.onTheList')}</h1>
        <p>{waitingBefore > 0 ? t('replies.waiting', { count: waitingBefore }) : t('replies.nobodyWaits')}</p>
      </div>
      <SaidText reply={reply} />
      <div className={`card ${styles.card}`}>
        <EventHead day={reply.day} name={reply.eventName}>
          {whenText(reply)}
        </EventHead>
      </div>
      <p>
        {facts ? t('replies.offerNote', { count: facts.offerHours }) : t('replies.waitingStill')}{' '}
        {reply.isMailed ? t('replies.mailed', { email: reply.email }) : t('replies.keepLink')}
      </p>
      <div className={`${styles.acts} ${styles.pair}`}>
        {reply.canChange && (
          <button type="button" className="button button-outlined" onClick={onChange}>
            {t('replies.change')}
          </button>
        )}
        <Withdraw reply={reply} token={token} label={t('replies.leaveList')} />
      </div>
    </>
  );
}
