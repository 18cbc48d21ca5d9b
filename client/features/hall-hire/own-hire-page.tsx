import { useLocation } from 'react-router-dom';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { usePageRecord } from '../../components/page/page-record.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useOwnHireQuery } from './own-hire.generated.ts';
import styles from './own-hire.module.css';
import { OwnHireState } from './own-hire-state.tsx';

const PLACEHOLDER = <Placeholder variant="rectangular" height={560} style={{ borderRadius: 16 }} />;

/**
 * The private page of a booking: where it stands and what its hirer can do. What opens it is in the address's fragment, which
 * browsers send to nobody, so that the server draws the page without it.
 */
export function OwnHirePage() {
  const { t } = useTranslation();
  const isHydrated = useHydrated();
  const record = usePageRecord();
  if (record) record.isPrivate = true;
  const token = useLocation().hash.slice(1);
  const result = useOwnHireQuery({
    variables: { token },
    skip: !isHydrated || !token,
    fetchPolicy: 'cache-and-network',
  });
  const title = t('ownHire.title');
  const unknown = <p>{t('ownHire.unknown')}</p>;
  return (
    <div className={`page-width page-padding ${styles.page}`}>
      <PageMeta title={title} noindex />
      <PageHeading title={title} />
      <WithoutScripts>{t('ownHire.needsScripts')}</WithoutScripts>
      {isHydrated && !token ? (
        unknown
      ) : isHydrated ? (
        <LoadState result={result} placeholder={PLACEHOLDER}>
          {({ ownHire, ...facts }) =>
            ownHire ? (
              <OwnHireState hire={ownHire} facts={facts} token={token} reload={result.refetch} />
            ) : (
              unknown
            )
          }
        </LoadState>
      ) : (
        PLACEHOLDER
      )}
    </div>
  );
}
