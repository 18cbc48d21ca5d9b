import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { HourglassTop } from '../../components/icons/hourglass-top.ts';
import { useShortMoney } from '../../components/page/use-money.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useAcceptOfferMutation, useKeepReplyAsIsMutation } from './own-reply.generated.ts';
import type { OwnReply, OwnReplyProps } from './own-reply.ts';
import styles from './reply.module.css';
import { useReplyMoment } from './use-reply-moment.ts';

interface FurtherProps extends Pick<OwnReplyProps, 'reply' | 'token'> {
  further: NonNullable<OwnReply['furtherPlaces']>;
}

/** Gives up the further places: those that the family has stay. */
function Stop({ token, label }: Pick<OwnReplyProps, 'token'> & { label: string }) {
  const { t } = useTranslation();
  const { act, isBusy } = useAct();
  const [keepAsIs] = useKeepReplyAsIsMutation({ variables: { token } });
  return (
    <BusyButton
      variant="outlined"
      busy={isBusy}
      busyLabel={t('replies.sending')}
      onClick={() => act({ work: keepAsIs, done: t('replies.further.stopped') })}
      className="button-tall"
    >
      {label}
    </BusyButton>
  );
}

/** To a family of whom some come and some wait: how many wait, or that there is room for them too, and the answers. */
export function FurtherPlaces({ reply, further, token }: FurtherProps) {
  const { t } = useTranslation();
  const money = useShortMoney();
  const momentText = useReplyMoment();
  const { act, isBusy } = useAct();
  const [accept] = useAcceptOfferMutation({ variables: { token } });
  const { people, offeredUntil, pence } = further;
  const { total, waitingBefore, facts } = reply;
  const price = pence > reply.pence && t('replies.further.price', { amount: money(pence) });
  if (!offeredUntil)
    return (
      <div className={`${styles.note} ${styles.full}`}>
        <HourglassTop />
        <h2 className="text-h4">{t('replies.further.waits', { count: people })}</h2>
        <p>
          {t('replies.further.stay', { count: total })}{' '}
          {waitingBefore > 0 ? t('replies.waiting', { count: waitingBefore }) : t('replies.nobodyWaits')}{' '}
          {facts && t('replies.offerNote', { count: facts.offerHours })} {price}
        </p>
        <div className={styles.acts}>
          <Stop token={token} label={t('replies.further.stop')} />
        </div>
      </div>
    );
  return (
    <div className={`${styles.note} ${styles.free} ${styles.offer}`}>
      <h2 className="text-h3">{t('replies.further.free', { count: people })}</h2>
      {/* An older browser may format a date differently from the server. */}
      <p suppressHydrationWarning>
        <strong>{t('replies.freeUntil', { until: momentText(offeredUntil) })}</strong>{' '}
        {t('replies.further.stay', { count: total })} {price}
      </p>
      <div className={styles.acts}>
        <BusyButton
          busy={isBusy}
          busyLabel={t('replies.sending')}
          onClick={() => act({ work: accept })}
          className="button-tall"
        >
          {t('replies.further.take', { count: total + people })}
        </BusyButton>
        <Stop token={token} label={t('replies.further.give')} />
      </div>
    </div>
  );
}
