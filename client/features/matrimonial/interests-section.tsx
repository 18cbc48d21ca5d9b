import Typography from '@mui/material/Typography';
import { LIMITS } from '../../../rules/limits.ts';
import { FilterPanel } from '../../components/list/filter-panel.tsx';
import { PagedList } from '../../components/list/paged-list.tsx';
import { useFilterAddress } from '../../components/list/use-filter-address.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFreshLog } from '../audit/use-fresh-log.ts';
import { INTEREST_FIELDS, interestVariables } from './interest-filter.ts';
import { InterestFilterForm } from './interest-filter-form.tsx';
import { InterestTable } from './interest-table.tsx';
import { useInterestsQuery } from './interests.generated.ts';

const PAGE_SIZE = LIMITS.matrimonialPageSize;
const SECTION = 'interests';

/** Which members are interested in which candidates. */
export function InterestsSection() {
  const { t } = useTranslation();
  const list = useFilterAddress(INTEREST_FIELDS, `${SECTION}_`);
  const { filter, page, pageParameter, narrowedBy } = list;
  const result = useInterestsQuery({
    variables: { filter: interestVariables(filter), page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  useFreshLog(result);
  const title = t('memberAdmin.interests');
  const empty = t(narrowedBy > 0 ? 'memberAdmin.noInterestMatches' : 'memberAdmin.noInterestYet');
  return (
    <Section title={title} id={SECTION}>
      <FilterPanel narrowedBy={narrowedBy}>
        <InterestFilterForm list={list} found={result.data?.interests.totalCount} />
      </FilterPanel>
      <PagedList
        result={result}
        listOf={({ interests }) => interests}
        placeholder={<Placeholder variant="rectangular" height={PAGE_SIZE * 72} />}
        page={page}
        pageParameter={pageParameter}
        pageSize={PAGE_SIZE}
        hash={`#${SECTION}`}
        label={title}
        empty={<Typography>{empty}</Typography>}
      >
        {(interests) => <InterestTable interests={interests} />}
      </PagedList>
    </Section>
  );
}
