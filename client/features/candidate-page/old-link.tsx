import { CANDIDATE_LINK_DAYS } from '../../../rules/candidate-confirmation.ts';
import type { Instant } from '../../../rules/days.ts';
import { useAct } from '../../components/dialogs/use-act.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { useMomentDay } from '../../i18n/dates.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useRenewCandidateLinkMutation } from './candidate-page.generated.ts';
import styles from './candidate-page.module.css';

/** A link that was good for some days. */
export function OldLink({ token, madeAt }: { token: string; madeAt: Instant }) {
  const { t } = useTranslation();
  const day = useMomentDay('full');
  const { act } = useAct();
  const [renew] = useRenewCandidateLinkMutation();
  return (
    <div className={styles.parts}>
      <PageHeading title={t('candidatePage.old')} />
      <p>{t('candidatePage.oldText', { date: day(madeAt), days: String(CANDIDATE_LINK_DAYS) })}</p>
      <button
        type="button"
        className="button button-filled"
        onClick={() => act({ work: () => renew({ variables: { token } }), done: t('candidatePage.renewed') })}
      >
        {t('candidatePage.renew')}
      </button>
    </div>
  );
}
