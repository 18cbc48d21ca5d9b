import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contentIdOf } from '../../components/list/content-id.ts';
import { focusPageHeading } from '../../components/page/focus-page-heading.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { QUERY_PARAMETERS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { MembersOnly } from './members-only.tsx';
import { useCandidateQuery } from './person.generated.ts';
import { PersonDetails } from './person-details.tsx';
import { BackToList } from './person-links.tsx';

/** Also in place of a page that its reader has just reported, from far below. */
function NotShown({ title }: { title: string }) {
  const { t } = useTranslation();
  useEffect(focusPageHeading, []);
  return (
    <>
      <PageMeta title={title} noindex />
      <Box sx={{ py: 2 }}>
        <BackToList />
      </Box>
      <PageHeading title={title} lead={t('person.notShown')} />
    </>
  );
}

function Person({ title }: { title: string }) {
  const [parameters] = useSearchParams();
  const id = contentIdOf(parameters.get(QUERY_PARAMETERS.candidateId)) ?? 0;
  const result = useCandidateQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={1200} />}>
      {({ candidate }) => (candidate ? <PersonDetails person={candidate} /> : <NotShown title={title} />)}
    </LoadState>
  );
}

/** The whole page of a candidate, with all that the member may see. */
export function PersonPage() {
  const { t } = useTranslation();
  const title = t('person.title');
  return (
    <MembersOnly title={title}>
      <Container component="div" sx={{ pt: { md: 7 }, pb: { md: 8 } }}>
        <PageMeta title={title} noindex />
        <Person title={title} />
      </Container>
    </MembersOnly>
  );
}
