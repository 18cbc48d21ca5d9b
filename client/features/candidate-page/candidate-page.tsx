import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { usePageRecord } from '../../components/page/page-record.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useHydrated } from '../../components/page/use-hydrated.ts';
import { WithoutScripts } from '../../components/page/without-scripts.tsx';
import { useViewer } from '../../graphql/use-viewer.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useCandidatePageQuery } from './candidate-page.generated.ts';
import styles from './candidate-page.module.css';
import { CandidateView } from './candidate-view.tsx';
import { DeletedPage } from './deleted-page.tsx';
import { OldLink } from './old-link.tsx';

const PLACEHOLDER = <Placeholder variant="rectangular" height={560} style={{ borderRadius: 16 }} />;

/**
 * The page of a candidate of the matrimonial section, for them alone: what was written about them, who sees what, and their
 * answer. What opens it is in the address's fragment, which browsers send to nobody, so that the server draws the page without it.
 */
export function CandidatePage() {
  const { t, language } = useTranslation();
  const isHydrated = useHydrated();
  const record = usePageRecord();
  if (record) record.isPrivate = true;
  const [isDeleted, setDeleted] = useState(false);
  const inLink = useLocation().hash.slice(1);
  const { viewer, loading } = useViewer();
  // Without a link it is the page of a candidate who is signed in themself.
  const token = inLink || null;
  const isOpened = token !== null || viewer.isCandidate;
  const result = useCandidatePageQuery({
    variables: { token, language },
    skip: !isHydrated || !isOpened || isDeleted,
    fetchPolicy: 'cache-and-network',
  });
  const title = t('candidatePage.title');
  const unknown = (
    <>
      <PageHeading title={title} />
      <p>{t('candidatePage.unknown')}</p>
      <p>
        {t('candidatePage.unknownSignIn')}{' '}
        <Link to={PATHS.matrimonialLogin}>{t('candidatePage.signIn')}</Link>
      </p>
    </>
  );
  return (
    <div className={`page-width page-padding ${styles.page}`}>
      <PageMeta title={title} noindex />
      <WithoutScripts>{t('candidatePage.needsScripts')}</WithoutScripts>
      {isDeleted ? (
        <DeletedPage />
      ) : isHydrated && !isOpened && !loading ? (
        unknown
      ) : isHydrated && isOpened ? (
        <LoadState result={result} placeholder={PLACEHOLDER}>
          {({ candidatePage: page, selectLists }) =>
            !page ? (
              unknown
            ) : page.profile ? (
              <CandidateView
                key={token}
                profile={page.profile}
                options={selectLists.options}
                token={token}
                reload={result.refetch}
                onDeleted={() => setDeleted(true)}
              />
            ) : (
              <OldLink token={inLink} madeAt={page.madeAt} />
            )
          }
        </LoadState>
      ) : (
        PLACEHOLDER
      )}
    </div>
  );
}
