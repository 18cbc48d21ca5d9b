import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { eventReplyPath } from '../../../rules/event-path.ts';
import { Check } from '../../components/icons/check.ts';
import { HourglassTop } from '../../components/icons/hourglass-top.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePeopleText } from './people-text.ts';
import { type RememberedReply, useRememberedReply } from './remembered.ts';
import type { ReplyActFieldsFragment } from './replies-between.generated.ts';
import styles from './reply.module.css';

/** That the household of this device comes, or waits; it leads to its private page. */
function Remembered({ reply }: { reply: RememberedReply }) {
  const { t } = useTranslation();
  const peopleText = usePeopleText();
  const said = {
    COMING: t('replies.act.youComeWith', { who: peopleText(reply.ages) }),
    WAITING: t('replies.act.youWait'),
    OFFERED: t('replies.act.youAreOffered'),
    WITHDRAWN: '',
    RELEASED: '',
  }[reply.state];
  const Sign = reply.state === 'WAITING' ? HourglassTop : Check;
  return (
    <Link to={`${PATHS.replies}#${reply.token}`} className={`${styles.state} ${styles.comes}`}>
      <Sign />
      {said}
    </Link>
  );
}

interface PlacesLeftProps {
  /** Of one date. */
  facts: ReplyActFieldsFragment;
}

/** What is left of a date's places; nothing where there is no end of them, or nobody can reply. */
export function PlacesLeft({ facts: { left, isOpen, isCalledOff } }: PlacesLeftProps) {
  const { t } = useTranslation();
  if (isCalledOff || !isOpen || typeof left !== 'number') return null;
  return left === 0 ? (
    <span className={styles.state}>
      <HourglassTop />
      {t('replies.act.full')}
    </span>
  ) : (
    <span className="text-small">{t('replies.act.left', { count: left })}</span>
  );
}

interface ReplyActProps extends PlacesLeftProps {
  /** The event's name, for those who do not see the card around it. */
  name: string;
  /** What stands in its place while nobody can reply. */
  children?: ReactNode;
}

/** On an event's card or page: "We are coming" with one press, or what this device remembers of the reply. */
export function ReplyAct({ facts, name, children = null }: ReplyActProps) {
  const { t } = useTranslation();
  const reply = useRememberedReply(facts.eventId, facts.day);
  if (facts.isCalledOff) return children;
  if (reply) return <Remembered reply={reply} />;
  if (!facts.isOpen) return children;
  const isFull = facts.left === 0;
  const act = t(isFull ? 'replies.act.wait' : 'replies.act.come');
  return (
    <Link
      to={eventReplyPath(facts.eventId, facts.day)}
      className={`button ${isFull ? 'button-outlined' : 'button-filled'}`}
      aria-label={t('replies.act.about', { act, event: name })}
    >
      {act}
    </Link>
  );
}
