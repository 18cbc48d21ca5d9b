import { useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import { placesPence } from '../../../rules/places-price.ts';
import { REPLY_LIMITS } from '../../../rules/reply-limits.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { DraftNotice } from '../../components/form/draft-notice.tsx';
import { FormProblem } from '../../components/form/form-problem.tsx';
import { Honeypot } from '../../components/form/honeypot.tsx';
import { useShortMoney } from '../../components/page/use-money.ts';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FewerPlaces } from './fewer-places.tsx';
import styles from './reply.module.css';
import { ReplyFieldset } from './reply-fieldset.tsx';
import { type ReplyFormOptions, useReplyForm } from './use-reply-form.ts';
import { useReplyMoment } from './use-reply-moment.ts';
import { useButtonText } from './who-comes.ts';

interface ReplyFormProps extends ReplyFormOptions {
  title: string;
  act: 'send' | 'save';
  /** Places that the household has already. */
  held?: number;
  /** Whether they may wait for places, or for further ones: to whom some are offered, they say first whether they take those. */
  mayWait?: boolean;
  /** Whether they wait already, and change who they are. */
  isWaiting?: boolean;
}

/** Who of a household comes, what they eat and who they are; the button adds up. */
export function ReplyForm(props: ReplyFormProps) {
  const { asked, said, token, send, title, act, held = 0, mayWait = true, isWaiting = false } = props;
  const { t } = useTranslation();
  const money = useShortMoney();
  const buttonText = useButtonText();
  const momentText = useReplyMoment();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const reply = useReplyForm({ asked, said, token, send });
  const { ages, isSending } = reply;
  const total = ages.reduce((sum, { people }) => sum + people, 0);
  const room = reply.left ?? (typeof asked.left === 'number' ? asked.left + held : undefined);
  const isFull = mayWait && held === 0 && room === 0;
  const isShort = room !== undefined && total > room && !isFull && !isWaiting;
  const pence = placesPence(asked, reply);
  const busy = { busy: isSending, busyLabel: t('replies.sending'), className: 'button-tall button-wide' };
  return (
    <FormProvider {...reply.form}>
      <form
        method="post"
        noValidate
        aria-labelledby={titleId}
        onSubmit={reply.sending(isFull)}
        className={styles.form}
      >
        <h2 id={titleId} ref={heading} tabIndex={-1} className="text-h2">
          {title}
        </h2>
        <WithoutScripts>{t('form.needsScripts')}</WithoutScripts>
        <ReplyFieldset
          asked={asked}
          maximum={REPLY_LIMITS.people}
          ages={ages}
          onAges={reply.setAges}
          diets={reply.diets}
          onDiets={reply.setDiets}
        />
        <Honeypot ref={reply.honeypot} />
        <FormProblem />
        {isShort ? (
          <FewerPlaces
            left={room}
            asked={total}
            isNew={held === 0 && mayWait}
            onChoose={() => heading.current?.focus()}
          >
            {mayWait && (
              <BusyButton {...busy} variant="outlined" onClick={reply.sending(true)}>
                {held > 0 ? t('replies.faster.partly', { count: total - held }) : t('replies.faster.waitAll')}
              </BusyButton>
            )}
          </FewerPlaces>
        ) : (
          <BusyButton {...busy} type="submit">
            {buttonText(isFull && !isWaiting ? 'wait' : act, total)}
          </BusyButton>
        )}
        {/* An older browser may format a date differently from the server. */}
        <p className={`text-small text-soft ${styles.below}`} suppressHydrationWarning>
          {isFull
            ? t('replies.offerNote', { count: asked.offerHours })
            : [
                room !== undefined && !isShort && t('replies.left', { count: room }),
                pence > 0 && t('replies.sum', { amount: money(pence) }),
                t('replies.changeUntil', { until: momentText(asked.closesAt) }),
              ]
                .filter(Boolean)
                .join(' ')}
        </p>
        <p className={`text-caption text-soft ${styles.below}`}>{t('replies.privacy')}</p>
        <DraftNotice draft={reply.draft} />
      </form>
    </FormProvider>
  );
}
