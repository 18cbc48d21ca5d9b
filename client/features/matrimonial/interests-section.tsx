import Typography from '@mui/material/Typography';
import { interestFilterRules } from '../../../rules/interest-filter.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { FilterPanel } from '../../components/list/filter-panel.tsx';
import { PagedList } from '../../components/list/paged-list.tsx';
import { useFilterAddress } from '../../components/list/use-filter-address.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFreshLog } from '../audit/use-fresh-log.ts';
import { InterestFilterForm } from './interest-filter-form.tsx';
import { InterestTable } from './interest-table.tsx';
import { useInterestsQuery } from './interests.generated.ts';

const PAGE_SIZE = LIMITS.matrimonialPageSize;
const SECTION = 'interests';

/** Which members are interested in which candidates. */
export function InterestsSection() {
  const { t } = useTranslation();
  const list = useFilterAddress(interestFilterRules, `${SECTION}_`);
  const { values, page, pageParameter, narrowedBy } = list;
  const result = useInterestsQuery({
    variables: { filter: values, page, pageSize: PAGE_SIZE },
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
