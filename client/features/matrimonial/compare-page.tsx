import Container from '@mui/material/Container';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useComparedCandidatesQuery } from './compare.generated.ts';
import styles from './compare.module.css';
import { comparedIn } from './compare-address.ts';
import { CompareTable } from './compare-table.tsx';
import { MembersOnly } from './members-only.tsx';

function Compared() {
  const { t } = useTranslation();
  const [first = 0, second = 0, third = 0] = comparedIn(useSearchParams()[0]);
  const result = useComparedCandidatesQuery({
    variables: { first, second, third },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={900} />}>
      {(data) => {
        // Who is no longer shown to the member is left out.
        const cards = [data.first, data.second, data.third].flatMap((one) => one?.card ?? []);
        return cards.length > 0 ? <CompareTable cards={cards} /> : <p>{t('compare.none')}</p>;
      }}
    </LoadState>
  );
}

/** Two or three candidates side by side: of each only what their card says. */
export function ComparePage() {
  const { t } = useTranslation();
  const { search } = useLocation();
  const title = t('compare.title');
  return (
    <MembersOnly title={title}>
      <Container component="div" sx={PAGE_PADDING}>
        <PageMeta title={title} noindex />
        <Link to={`${PATHS.matrimonials}${search}`} className={styles.back}>
          {t('person.back')}
        </Link>
        <PageHeading title={title} lead={t('compare.lead')} />
        <Compared />
      </Container>
    </MembersOnly>
  );
}
