import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAcceptOfferMutation } from './own-reply.generated.ts';
import type { OwnReplyProps } from './own-reply.ts';
import styles from './reply.module.css';
import { useReplyMoment } from './use-reply-moment.ts';
import { useWhenText } from './when-text.ts';
import { useButtonText } from './who-comes.ts';
import { Withdraw } from './withdraw.tsx';

/** To those for whom places came free: until when they are theirs, and the two answers. */
export function Offered({ reply, token }: OwnReplyProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const momentText = useReplyMoment();
  const buttonText = useButtonText();
  const { act, isBusy } = useAct();
  const [accept] = useAcceptOfferMutation({ variables: { token } });
  const { name, total, offeredUntil } = reply;
  return (
    <div className={`${styles.note} ${styles.free} ${styles.offer}`}>
      <h1 className="text-h2">{t('replies.free', { name, count: total })}</h1>
      {/* An older browser may format a date differently from the server. */}
      <p suppressHydrationWarning>
        {reply.eventName}, {whenText(reply)}.{' '}
        {offeredUntil && <strong>{t('replies.freeUntil', { until: momentText(offeredUntil) })}</strong>}
      </p>
      <div className={styles.acts}>
        <BusyButton
          busy={isBusy}
          busyLabel={t('replies.sending')}
          onClick={() => act({ work: accept })}
          className="button-tall"
        >
          {buttonText('send', total)}
        </BusyButton>
        <Withdraw reply={reply} token={token} label={t('replies.decline')} />
      </div>
    </div>
  );
}
