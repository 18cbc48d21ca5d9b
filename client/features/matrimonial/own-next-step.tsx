import { Link } from 'react-router-dom';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useMyCandidateStateQuery } from './my-candidate-state.generated.ts';
import styles from './wishes-sentence.module.css';

/** Above the list, for a family whose candidate nobody sees yet: what comes next, and what is waited for. */
export function OwnNextStep() {
  const { t } = useTranslation();
  const { data } = useMyCandidateStateQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) return null;
  const { myCandidateState: state } = data;
  const isWaiting = state?.confirmation === 'WAITING' && !state.isShown;
  if (state && !isWaiting) return null;
  return (
    <section aria-label={t('nextStep.title')} className={`card ${styles.sentence}`}>
      <p className="text-body">{t(state ? 'nextStep.wait' : 'nextStep.write')}</p>
      <Link to={PATHS.matrimonialProfile} className={`button ${state ? 'button-outlined' : 'button-filled'}`}>
        {t(state ? 'nextStep.waitAction' : 'nextStep.writeAction')}
      </Link>
    </section>
  );
}
