import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageVariables } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { usePagedQuery } from '../../components/list/use-paged-query.ts';
import { PATHS } from '../../components/page/paths.ts';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { COLUMNS, CommitteeCards } from './committee-cards.tsx';
import { CommitteeMembersDocument, useCommitteeMembersQuery } from './committee-members.generated.ts';

export const queries: PageQueries = ({ search }) => [
  { query: CommitteeMembersDocument, variables: pageVariables(search) },
];

/** The members of the committee, by sequence number. */
export function CommitteePage() {
  const { t } = useTranslation();
  return (
    <PublicPage title="committee.title" summary="committee.summary" lead="committee.lead">
      <PagedList
        {...usePagedQuery(useCommitteeMembersQuery)}
        listOf={({ committeeMembers }) => committeeMembers}
        placeholder={
          <ContentCardGridPlaceholder count={8} pictureSize={IMAGE_SIZES.committeeMember} columns={COLUMNS} />
        }
        label={t('committee.title')}
        empty={
          <EmptyList
            text={t('committee.empty')}
            add={{ label: 'committee.add', to: PATHS.editCommitteeMember }}
          />
        }
      >
        {(items) => <CommitteeCards members={items} />}
      </PagedList>
    </PublicPage>
  );
}
