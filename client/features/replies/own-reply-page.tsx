import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { usePageRecord } from '../../components/page/page-record.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOwnReplyQuery } from './own-reply.generated.ts';
import type { OwnReply } from './own-reply.ts';
import { OwnReplyView } from './own-reply-view.tsx';
import { forgetReply, isRemembered, rememberReply } from './remembered.ts';

const PLACEHOLDER = <Placeholder variant="rectangular" height={560} style={{ borderRadius: 16 }} />;

function Unknown() {
  const { t } = useTranslation();
  return (
    <>
      <PageHeading title={t('replies.yours')} />
      <p>{t('replies.unknown')}</p>
      <Link to={PATHS.events} className="button button-filled">
        {t('replies.allEvents')}
      </Link>
    </>
  );
}

/** On the device from which it was sent, lists of events say what became of the reply; elsewhere the link leaves no trace. */
function useRemembering(reply: OwnReply | null | undefined, token: string): void {
  /** Of replies that were sent from here; who withdraws one and comes after all is remembered again. */
  const ofThisDevice = useRef(new Set<string>());
  useEffect(() => {
    if (isRemembered(token)) ofThisDevice.current.add(token);
    if (!reply || !ofThisDevice.current.has(token)) return;
    const { eventId, day, state, ages, endsAt } = reply;
    const isLive = state === 'COMING' || state === 'WAITING' || state === 'OFFERED';
    if (isLive) rememberReply({ eventId, day, token, state, ages, until: new Date(endsAt).getTime() });
    else forgetReply(eventId, day);
  }, [reply, token]);
}

/**
 * The private page of a reply: what was said, and how it is changed or taken back. What opens it is in the address's fragment,
 * which browsers send to nobody, so that the server draws the page without it.
 */
export function OwnReplyPage() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const record = usePageRecord();
  if (record) record.isPrivate = true;
  const token = useLocation().hash.slice(1);
  const result = useOwnReplyQuery({
    variables: { token },
    skip: !isHydrated || !token,
    fetchPolicy: 'cache-and-network',
  });
  useRemembering(result.data?.reply, token);
  return (
    <div className="page-width page-padding">
      <PageMeta title={t('replies.yours')} noindex />
      <BesidePicture>
        <WithoutScripts>{t('form.needsScripts')}</WithoutScripts>
        {isHydrated && !token ? (
          <Unknown />
        ) : isHydrated ? (
          <LoadState result={result} placeholder={PLACEHOLDER}>
            {({ reply }) => (reply ? <OwnReplyView key={token} reply={reply} token={token} /> : <Unknown />)}
          </LoadState>
        ) : (
          <>
            <PageHeading title={t('replies.yours')} />
            {PLACEHOLDER}
          </>
        )}
      </BesidePicture>
    </div>
  );
}
