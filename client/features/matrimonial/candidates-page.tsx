import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { LIMITS } from '../../../rules/limits.ts';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { FilterForm } from '../../components/list/filter-form.tsx';
import { FilterPanel } from '../../components/list/filter-panel.tsx';
import { PagedList } from '../../components/list/paged-list.tsx';
import { useFilterAddress } from '../../components/list/use-filter-address.ts';
import { groupDigits } from '../../components/page/group-digits.ts';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { PAGE_PADDING } from '../../components/page/public-page.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CandidateCard } from './candidate-card.tsx';
import { candidateAddressRules, candidateVariables } from './candidate-filter.ts';
import { CandidateFilterFields } from './candidate-filter-fields.tsx';
import { CandidateGrid, CandidateGridPlaceholder } from './candidate-grid.tsx';
import { useCandidatesQuery } from './candidates.generated.ts';
import { CompareBar } from './compare-bar.tsx';
import { CompareTick } from './compare-tick.tsx';
import { ListTabs, shownIn } from './list-tabs.tsx';
import { MembersOnly } from './members-only.tsx';
import { OwnInterestsLink } from './own-interests-link.tsx';
import { OwnNextStep } from './own-next-step.tsx';
import { fullNameOf } from './use-candidate-facts.tsx';
import { WishesSentence } from './wishes-sentence.tsx';

const PAGE_SIZE = LIMITS.matrimonialPageSize;
/** Changing the page scrolls back to the cards. */
const LIST_ID = 'members';

/** What is said where a tab has nobody. */
const EMPTY = {
  ALL: 'candidates.noneYet',
  NEW: 'listTabs.noneNew',
  INTERESTED: 'interests.noneSent',
  ASIDE: 'listTabs.noneAside',
} as const;

/** Whether there are more candidates than are counted exactly. */
function isMore(total: number | undefined): boolean {
  return total !== undefined && total > LIMITS.candidatesCounted;
}

function Candidates() {
  const { t, language } = useTranslation();
  const list = useFilterAddress(candidateAddressRules);
  const { values, page, narrowedBy } = list;
  const show = shownIn(useSearchParams()[0]);
  const result = useCandidatesQuery({
    variables: { filter: candidateVariables(values), show, page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const counted = (total: number | undefined) =>
    isMore(total)
      ? t('candidates.moreThan', { total: groupDigits(LIMITS.candidatesCounted, language) })
      : total;
  const known = (result.data ?? result.previousData)?.candidates;
  const total = counted(known?.totalCount);
  const heading = t('candidates.matching');
  return (
    <Section title={total === undefined ? heading : `${heading} (${total})`} id={LIST_ID}>
      <FilterPanel narrowedBy={narrowedBy}>
        <FilterForm
          label={t('candidates.filter')}
          list={list}
          found={counted(result.data?.candidates.totalCount)}
        >
          {(field) => <CandidateFilterFields field={field} />}
        </FilterForm>
      </FilterPanel>
      <ListTabs
        shown={show}
        counts={{ NEW: known?.newCount, INTERESTED: known?.interestedCount, ASIDE: known?.asideCount }}
      />
      <PagedList
        result={result}
        listOf={({ candidates }) => ({ ...candidates, isOpenEnded: isMore(candidates.totalCount) })}
        placeholder={<CandidateGridPlaceholder count={PAGE_SIZE} />}
        page={page}
        pageSize={PAGE_SIZE}
        hash={`#${LIST_ID}`}
        label={heading}
        empty={<EmptyList text={t(narrowedBy > 0 ? 'candidates.noneMatch' : EMPTY[show])} />}
      >
        {(candidates) => (
          <CandidateGrid>
            {candidates.map((candidate, index) => (
              <li key={candidate.id}>
                <CandidateCard
                  candidate={candidate}
                  total={isMore(known?.totalCount) ? undefined : known?.totalCount}
                  eager={index < 2}
                  tick={!candidate.isOwn && <CompareTick id={candidate.id} name={fullNameOf(candidate)} />}
                />
              </li>
            ))}
          </CandidateGrid>
        )}
      </PagedList>
      <CompareBar />
    </Section>
  );
}

/** The active candidates of the section, for its members. */
export function CandidatesPage() {
  const { t } = useTranslation();
  const title = t('candidates.title');
  return (
    <MembersOnly title={title}>
      <Container component="div" sx={PAGE_PADDING}>
        <PageMeta title={title} noindex />
        <PageHeading
          title={title}
          lead={t('candidates.lead')}
          action={
            <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap' }}>
              <OwnInterestsLink />
              <Button component={RouterLink} to={PATHS.matrimonialProfile} variant="outlined">
                {t('candidates.myProfile')}
              </Button>
            </Stack>
          }
        />
        <OwnNextStep />
        <WishesSentence />
        <Candidates />
      </Container>
    </MembersOnly>
  );
}
