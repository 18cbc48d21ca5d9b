import { useEffect, useRef, useState } from 'react';
import type { ReplyValues } from '../../../rules/replies.ts';
import { Undo } from '../../components/icons/undo.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { askedAgain } from './asked-reply.ts';
import { Coming } from './coming.tsx';
import { EventHead } from './event-head.tsx';
import { Offered } from './offered.tsx';
import { useChangeReplyMutation } from './own-reply.generated.ts';
import type { OwnReplyProps } from './own-reply.ts';
import styles from './reply.module.css';
import { ReplyForm } from './reply-form.tsx';
import { Waiting } from './waiting.tsx';
import { useWhenText } from './when-text.ts';

/** The form once more, with what was said. */
function ChangeForm({ reply, token, onChange: onDone }: OwnReplyProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const [change] = useChangeReplyMutation();
  const isHeld = reply.state === 'COMING' || reply.state === 'OFFERED';
  const send = async (input: ReplyValues, waitIfFull: boolean) => {
    const { data } = await change({ variables: { token, input: { ...input, waitIfFull } } });
    const { outcome, left } = data!.changeReply;
    return outcome === 'FULL' ? (left ?? 0) : onDone;
  };
  if (!reply.facts) return null;
  // Who wait for further places are among those who would come.
  const said = reply.furtherPlaces ? { ...reply, ...reply.furtherPlaces } : reply;
  return (
    <>
      <EventHead day={reply.day} name={reply.eventName} isHeading>
        {whenText(reply)}
      </EventHead>
      <ReplyForm
        asked={askedAgain(reply.facts, said)}
        said={said}
        token={token}
        title={t('replies.changeTitle')}
        act={reply.state === 'WITHDRAWN' || reply.state === 'RELEASED' ? 'send' : 'save'}
        held={isHeld ? reply.total : 0}
        mayWait={reply.state !== 'OFFERED'}
        isWaiting={reply.state === 'WAITING'}
        send={send}
      />
      <p className={styles.below}>
        <button type="button" className="button" onClick={onDone}>
          {t('replies.goBack')}
        </button>
      </p>
    </>
  );
}

/** Why they have no place any more. */
const RELEASED = {
  UNPAID: ['replies.released', 'replies.releasedWhy'],
  LAPSED: ['replies.lapsed', 'replies.lapsedWhy'],
  CLOSED: ['replies.closedList', 'replies.closedListWhy'],
} as const;

/** That it does not take place, and that they need do nothing. */
function CalledOff({ reply }: Pick<OwnReplyProps, 'reply'>) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  return (
    <>
      <h1 className="text-h2">{t('replies.calledOff')}</h1>
      <p>{t('replies.calledOffWhy')}</p>
      <div className={`card ${styles.card}`}>
        <EventHead day={reply.day} name={reply.eventName}>
          {whenText(reply)}
        </EventHead>
      </div>
    </>
  );
}

/** That they are off the list: because they said so, or why their places went. */
function OffTheList({ reply, onChange }: OwnReplyProps) {
  const { t } = useTranslation();
  const whenText = useWhenText();
  const isWithdrawn = reply.state === 'WITHDRAWN';
  const [title, why] = RELEASED[reply.releasedFor ?? 'CLOSED'];
  return (
    <>
      <h1 className="text-h2">{t(isWithdrawn ? 'replies.offList' : title)}</h1>
      <p>{isWithdrawn ? t('replies.thanks', { count: reply.total }) : t(why)}</p>
      <div className={`card ${styles.card}`}>
        <EventHead day={reply.day} name={reply.eventName}>
          {whenText(reply)}
        </EventHead>
      </div>
      {reply.canChange && (
        <div className={styles.acts}>
          {/* The same reply, for which what has been paid of it counts. */}
          <button type="button" className="button button-outlined" onClick={onChange}>
            {isWithdrawn && <Undo size="small" />}
            {t(isWithdrawn ? 'replies.afterAll' : 'replies.replyAgain')}
          </button>
        </div>
      )}
    </>
  );
}

const VIEWS = {
  COMING: Coming,
  WAITING: Waiting,
  OFFERED: Offered,
  WITHDRAWN: OffTheList,
  RELEASED: OffTheList,
} as const;

/** Once what is shown has changed and the pressed button went with it, the focus is on the title, which says how it stands. */
function useFocusAfter(shown: string) {
  const before = useRef(shown);
  useEffect(() => {
    if (before.current !== shown && document.activeElement === document.body) focusPageHeading();
    before.current = shown;
  }, [shown]);
}

/** A household's reply as it stands, or the form to change it. */
export function OwnReplyView({ reply, token }: Pick<OwnReplyProps, 'reply' | 'token'>) {
  const [isChanging, setIsChanging] = useState(false);
  const { state, furtherPlaces } = reply;
  useFocusAfter(`${isChanging} ${state} ${furtherPlaces?.people} ${furtherPlaces?.offeredUntil}`);
  const View = reply.isCalledOff ? CalledOff : VIEWS[reply.state];
  return isChanging ? (
    <ChangeForm reply={reply} token={token} onChange={() => setIsChanging(false)} />
  ) : (
    <View reply={reply} token={token} onChange={() => setIsChanging(true)} />
  );
}
