import { useApolloClient } from '@apollo/client/react';
import { Link } from 'react-router-dom';
import { bottomBar } from '../../components/page/bottom-bar.ts';
import { PATHS } from '../../components/page/paths.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidatePhoto } from './candidate-photo.tsx';
import { type CandidateCardFieldsFragment, CandidateCardFieldsFragmentDoc } from './candidates.generated.ts';
import styles from './compare.module.css';
import { useCompared } from './compare-address.ts';

/** Face and first name, where a page of the list has fetched them. */
function Face({ id }: { id: number }) {
  const { cache } = useApolloClient();
  const card = cache.readFragment<CandidateCardFieldsFragment>({
    fragment: CandidateCardFieldsFragmentDoc,
    fragmentName: 'CandidateCardFields',
    id: cache.identify({ __typename: 'CandidateCard', id }),
  });
  if (!card) return null;
  return (
    <li className={styles.face}>
      <CandidatePhoto photo={card.photo} sizes="44px" />
      {card.firstName}
    </li>
  );
}

/** At the foot of the list: who is chosen, and the way to see them side by side. */
export function CompareBar() {
  const { t } = useTranslation();
  const { ids, query, clear } = useCompared();
  if (ids.length === 0) return null;
  return (
    <section ref={bottomBar} aria-label={t('compare.title')} className={`dark-band ${styles.bar}`}>
      <ul className={`plain-list ${styles.faces}`}>
        {ids.map((id) => (
          <Face key={id} id={id} />
        ))}
      </ul>
      <p role="status" className="text-small">
        {t(`compare.chosen.${ids.length as 1 | 2 | 3}`)}
      </p>
      <div className={styles.acts}>
        {ids.length > 1 && (
          <Link to={`${PATHS.matrimonialCompare}${query}`} className={`button ${styles.gold}`}>
            {t('compare.sideBySide')}
          </Link>
        )}
        <button type="button" className={`button ${styles.clear}`} onClick={clear}>
          {t('compare.clear')}
        </button>
      </div>
    </section>
  );
}
