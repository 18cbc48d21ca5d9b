import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useErrorText } from '../../components/dialogs/message-text.ts';
import { useNotify } from '../../components/dialogs/notify.tsx';
import { useAct } from '../../components/dialogs/use-act.ts';
import { BusyButton } from '../../components/form/busy-button.tsx';
import { isRefusedWith } from '../../components/form/refused-field.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedParts } from '../../components/page/page-parts.ts';
import { usePageRecord } from '../../components/page/page-record.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useStopWeeklyMailMutation } from './weekly-mail.generated.ts';

/** @param signedIn what else can be done with the letter by who signs in, while the section is in use */
function UnderWishes({ text, signedIn }: { text: string; signedIn: string }) {
  const { t } = useTranslation();
  const isUsed = useUsedParts()('matrimonial');
  return (
    <>
      <p className="text-body space-below">
        {text} {isUsed && signedIn}
      </p>
      {isUsed && (
        <Link to={PATHS.matrimonialWishes} className="button button-outlined">
          {t('weeklyMail.wishes')}
        </Link>
      )}
    </>
  );
}

/**
 * Where the link of the weekly email of the matrimonial section leads: one press ends it, without signing in. It is not ended
 * by opening the page, as programs that look at links do. What ends it is in the address's fragment, which browsers send to nobody.
 */
export function WeeklyMailPage() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const record = usePageRecord();
  if (record) record.isPrivate = true;
  const token = useLocation().hash.slice(1);
  const [stopped, setStopped] = useState<string>();
  /** What is in no letter, as nothing at all. */
  const [unknown, setUnknown] = useState('');
  const { act, isBusy } = useAct();
  const notify = useNotify();
  const errorText = useErrorText();
  const [stopMail] = useStopWeeklyMailMutation();
  // The button that was pressed is gone.
  useEffect(() => {
    if (stopped || unknown) focusPageHeading();
  }, [stopped, unknown]);
  const stop = () =>
    act({
      work: () => stopMail({ variables: { token } }),
      async refuse(error) {
        if (isRefusedWith(error, 'somethingWrong')) setUnknown(token);
        else await notify(errorText(error));
      },
      onDone: () => setStopped(token),
    });
  const isUnknown = isHydrated && token === unknown;
  const isStopped = !isUnknown && token === stopped;
  const title = t(isUnknown ? 'weeklyMail.unknown' : isStopped ? 'weeklyMail.stopped' : 'weeklyMail.title');
  return (
    <div className="page-width page-padding">
      <PageMeta title={t('weeklyMail.title')} noindex />
      <PageHeading title={title} />
      <WithoutScripts>{t('weeklyMail.needsScripts')}</WithoutScripts>
      {isUnknown ? (
        <UnderWishes text={t('weeklyMail.unknownText')} signedIn={t('weeklyMail.unknownSignedIn')} />
      ) : isStopped ? (
        <UnderWishes text={t('weeklyMail.stoppedText')} signedIn={t('weeklyMail.stoppedSignedIn')} />
      ) : (
        <>
          <p className="text-body space-below">{t('weeklyMail.text')}</p>
          <BusyButton busy={isBusy} busyLabel={t('weeklyMail.stopping')} onClick={() => void stop()}>
            {t('weeklyMail.stop')}
          </BusyButton>
        </>
      )}
    </div>
  );
}
