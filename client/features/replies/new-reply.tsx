import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ReplyValues } from '../../../rules/replies.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useAsyncNavigate } from '../../components/page/use-async-navigate.ts';
import { useDayText } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { newKey } from '../ledger/idempotency-key.ts';
import type { AskedReply } from './asked-reply.ts';
import { FullNote } from './full-note.tsx';
import { rememberReply } from './remembered.ts';
import { ReplyForm } from './reply-form.tsx';
import { useSendReplyMutation } from './send-reply.generated.ts';
import { useReplyMoment } from './use-reply-moment.ts';

/** In milliseconds. */
const DAY = 24 * 3_600_000;

function Closed({ asked }: { asked: AskedReply }) {
  const { t } = useTranslation();
  const dayText = useDayText('full');
  const momentText = useReplyMoment();
  const isEarly = asked.opensOn !== null && new Date(asked.closesAt) > new Date();
  return (
    <p className="text-body" suppressHydrationWarning>
      {isEarly
        ? t('replies.notYet', { day: dayText(asked.opensOn!) })
        : t('replies.closed', { until: momentText(asked.closesAt) })}{' '}
      <Link to={PATHS.contact}>{t('replies.waysToReachUs')}</Link>
    </p>
  );
}

/** The form of a household that has not replied; sent twice, it is stored once. Afterwards its private page opens. */
export function NewReply({ asked }: { asked: AskedReply }) {
  const { t, language } = useTranslation();
  const navigate = useAsyncNavigate();
  const [sendReply] = useSendReplyMutation();
  /** The idempotency key: created with the first attempt and reused by retries with the same values. */
  const last = useRef({ key: '', said: '' });
  if (!asked.isOpen) return <Closed asked={asked} />;

  const send = async (values: ReplyValues, waitIfFull: boolean, website?: string) => {
    const said = JSON.stringify(values);
    if (last.current.said !== said) last.current = { key: newKey(), said };
    const { eventId, day } = asked;
    const input = { ...values, eventId, day, waitIfFull, idempotencyKey: last.current.key, website };
    const { data } = await sendReply({ variables: { input, language } });
    const { outcome, left, token } = data!.sendReply;
    if (outcome === 'FULL') return left ?? 0;
    // Until its page, which opens now, knows when the event ends.
    const until = new Date(asked.startsAt).getTime() + DAY;
    if (token) rememberReply({ eventId, day, token, state: outcome, ages: values.ages, until });
    // Replaces the form in the history, so that "back" does not lead to it.
    return () => navigate(`${PATHS.replies}#${token}`, { replace: true });
  };

  const isFull = asked.left === 0;
  return (
    <>
      {isFull && <FullNote {...asked} />}
      <ReplyForm
        asked={asked}
        title={t(isFull ? 'replies.waitTitle' : 'replies.who')}
        act="send"
        send={send}
      />
    </>
  );
}
