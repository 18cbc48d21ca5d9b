import Check from '@mui/icons-material/Check';
import HourglassTop from '@mui/icons-material/HourglassTop';
import { Link } from 'react-router-dom';
import { eventReplyPath } from '../../../rules/event-path.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { type RememberedReply, useRememberedReply } from './remembered.ts';
import type { ReplyActFieldsFragment } from './replies-between.generated.ts';
import styles from './reply.module.css';
import { usePeopleText } from './who-comes.ts';

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
      <Sign aria-hidden />
      {said}
    </Link>
  );
}

interface EventActProps {
  /** Of one date; undefined where the event does not ask for replies. */
  facts: ReplyActFieldsFragment | null | undefined;
  /** The event's name, for those who do not see the card around it. */
  name: string;
  /** Whether it is the page's main act. */
  isMain?: boolean;
}

/** On an event's card or page: what is left, and "We are coming" with one press; what this device remembers instead. */
export function EventAct({ facts, name, isMain = false }: EventActProps) {
  const { t } = useTranslation();
  const reply = useRememberedReply(facts?.eventId ?? 0, facts?.day ?? '');
  if (!facts || facts.isCalledOff) return null;
  if (reply) return <Remembered reply={reply} />;
  if (!facts.isOpen) return null;
  const isFull = facts.left === 0;
  const act = t(isFull ? 'replies.act.wait' : 'replies.act.come');
  return (
    <div className={styles.act}>
      {isFull ? (
        <span className={styles.state}>
          <HourglassTop aria-hidden />
          {t('replies.act.full')}
        </span>
      ) : (
        typeof facts.left === 'number' && (
          <span className="text-small">{t('replies.act.left', { count: facts.left })}</span>
        )
      )}
      <Link
        to={eventReplyPath(facts.eventId, facts.day)}
        className={`button ${isMain && !isFull ? 'button-filled' : 'button-outlined'}`}
        aria-label={t('replies.act.about', { act, event: name })}
      >
        {act}
      </Link>
    </div>
  );
}
