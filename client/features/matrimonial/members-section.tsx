import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { LIMITS } from '../../../rules/limits.ts';
import { FilterPanel } from '../../components/list/filter-panel.tsx';
import { PagedList } from '../../components/list/paged-list.tsx';
import { useFilterAddress } from '../../components/list/use-filter-address.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { Section } from '../../components/page/section.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useFreshLog } from '../audit/use-fresh-log.ts';
import { candidateVariables } from './candidate-filter.ts';
import { CandidateGrid } from './candidate-grid.tsx';
import { useManagedMembersQuery } from './managed-members.generated.ts';
import { MemberCard } from './member-card.tsx';
import { memberAddressRules } from './member-filter.ts';
import { MemberFilterForm } from './member-filter-form.tsx';

const PAGE_SIZE = LIMITS.matrimonialPageSize;
const SECTION = 'members';

/** All registered members, with or without a profile. */
export function MembersSection() {
  const { t } = useTranslation();
  const list = useFilterAddress(memberAddressRules, `${SECTION}_`);
  const { filter, values, page, pageParameter, narrowedBy } = list;
  const result = useManagedMembersQuery({
    variables: { filter: candidateVariables(values), page, pageSize: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const title = t('memberAdmin.members');
  const titleElement = useRef<HTMLHeadingElement>(null);
  const focusTitle = () => titleElement.current?.focus({ preventScroll: true });
  useFreshLog(result);
  return (
    <Section title={title} id={SECTION} titleRef={titleElement}>
      {/* The page of the day leads to those of one status: they come first then, not the filter. */}
      <FilterPanel narrowedBy={narrowedBy} isClosed={narrowedBy === 1 && filter.status !== ''}>
        <MemberFilterForm list={list} found={result.data?.members.totalCount} />
      </FilterPanel>
      <PagedList
        result={result}
        listOf={({ members }) => members}
        placeholder={<Placeholder variant="rectangular" height={960} />}
        page={page}
        pageParameter={pageParameter}
        pageSize={PAGE_SIZE}
        hash={`#${SECTION}`}
        label={title}
        empty={<Typography>{t(narrowedBy > 0 ? 'memberAdmin.noneMatch' : 'memberAdmin.noneYet')}</Typography>}
      >
        {(members) => (
          <CandidateGrid>
            {members.map((member) => (
              <li key={member.id}>
                {/* In a list of one status the card disappears, and the pressed button with it. */}
                <MemberCard member={member} onChanged={filter.status ? focusTitle : undefined} />
              </li>
            ))}
          </CandidateGrid>
        )}
      </PagedList>
    </Section>
  );
}
