import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { Link as RouterLink } from 'react-router-dom';
import { LIMITS } from '../../../rules/limits.ts';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { PagedList } from '../../components/list/paged-list.tsx';
import { usePagedQuery } from '../../components/list/use-paged-query.ts';
import type { QueryResult } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidateCard } from './candidate-card.tsx';
import { CandidateGrid, CandidateGridPlaceholder } from './candidate-grid.tsx';
import { MembersOnly } from './members-only.tsx';
import { OwnInterestState } from './own-interest-state.tsx';
import {
  type OwnInterestFieldsFragment,
  useInterestsReceivedQuery,
  useInterestsSentQuery,
} from './own-interests.generated.ts';

const PAGE_SIZE = LIMITS.matrimonialPageSize;
const RECEIVED = { pageParameter: 'received_page', pageSize: PAGE_SIZE };
const SENT = { pageParameter: 'sent_page', pageSize: PAGE_SIZE };

type PageVariables = { variables: { page: number; pageSize: number } };

// What others do meanwhile is no write of this page: it is asked for whenever the page is opened.
const useReceived = (options: PageVariables) =>
  useInterestsReceivedQuery({ ...options, fetchPolicy: 'cache-and-network' });
const useSent = (options: PageVariables) =>
  useInterestsSentQuery({ ...options, fetchPolicy: 'cache-and-network' });

interface InterestListProps<Data> {
  paged: { result: QueryResult<Data>; page: number; pageSize: number; pageParameter?: string };
  listOf: (data: Data) => { items: readonly OwnInterestFieldsFragment[]; totalCount: number };
  side: 'received' | 'sent';
  empty: string;
}

function InterestList<Data>({ paged, listOf, side, empty }: InterestListProps<Data>) {
  const { t } = useTranslation();
  const heading = t(`interests.${side}`);
  return (
    <Section title={heading} id={side}>
      <PagedList
        {...paged}
        listOf={listOf}
        placeholder={<CandidateGridPlaceholder count={2} />}
        hash={`#${side}`}
        label={heading}
        empty={<EmptyList text={empty} />}
      >
        {(interests) => (
          <CandidateGrid>
            {interests.map((interest, index) => (
              <li key={interest.id}>
                <CandidateCard candidate={interest.candidate} eager={side === 'received' && index < 2}>
                  <OwnInterestState interest={interest} side={side} />
                </CandidateCard>
              </li>
            ))}
          </CandidateGrid>
        )}
      </PagedList>
    </Section>
  );
}

function Received() {
  const { t } = useTranslation();
  return (
    <InterestList
      paged={usePagedQuery(useReceived, RECEIVED)}
      listOf={({ interestsReceived }) => interestsReceived}
      side="received"
      empty={t('interests.noneReceived')}
    />
  );
}

function Sent() {
  const { t } = useTranslation();
  return (
    <InterestList
      paged={usePagedQuery(useSent, SENT)}
      listOf={({ interestsSent }) => interestsSent}
      side="sent"
      empty={t('interests.noneSent')}
    />
  );
}

/** Who is interested in a member's candidate, and in whom they are. */
export function OwnInterestsPage() {
  const { t } = useTranslation();
  const title = t('interests.title');
  return (
    <MembersOnly title={title}>
      <Container component="div" sx={PAGE_PADDING}>
        <PageMeta title={title} noindex />
        <PageHeading
          title={title}
          lead={t('interests.lead')}
          action={
            <Button component={RouterLink} to={PATHS.matrimonials} variant="outlined">
              {t('interests.browse')}
            </Button>
          }
        />
        <Received />
        <Sent />
      </Container>
    </MembersOnly>
  );
}
