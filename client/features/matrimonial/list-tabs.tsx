import { Link, useSearchParams } from 'react-router-dom';
import { CandidateShow } from '../../../rules/candidate-wishes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import styles from './list-tabs.module.css';

/** In the address, so that Back leads to the same tab. */
const PARAMETER = 'show';

/** Which candidates the address asks for; all by default. */
export function shownIn(parameters: URLSearchParams): CandidateShow {
  const asked = parameters.get(PARAMETER)?.toUpperCase();
  return Object.values(CandidateShow).find((show) => show === asked) ?? 'ALL';
}

/** The list's address with another tab, from its first page. */
function withShown(parameters: URLSearchParams, show: CandidateShow): string {
  const changed = new URLSearchParams(parameters);
  changed.delete('page');
  if (show === 'ALL') changed.delete(PARAMETER);
  else changed.set(PARAMETER, show.toLowerCase());
  return `?${changed}`;
}

interface ListTabsProps {
  shown: CandidateShow;
  /** How many each has, once that is known; of all the heading says it. */
  counts: Partial<Record<CandidateShow, number | undefined>>;
}

/** All, new, interested and put aside. */
export function ListTabs({ shown, counts }: ListTabsProps) {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  return (
    <nav aria-label={t('listTabs.label')} className={styles.tabs}>
      {Object.values(CandidateShow).map((show) => (
        <Link
          key={show}
          to={withShown(parameters, show)}
          preventScrollReset
          aria-current={show === shown ? 'page' : undefined}
          className={`button ${show === shown ? 'button-filled' : ''}`}
        >
          {t(`listTabs.${show}`)} {counts[show]}
        </Link>
      ))}
    </nav>
  );
}
