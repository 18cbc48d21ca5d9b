import Container from '@mui/material/Container';
import { useSearchParams } from 'react-router-dom';
import { IMAGE_SIZES, LIMITS } from '../../../rules/limits.ts';
import { ContentCardGrid, ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageOf } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { CommitteeMembersDocument, useCommitteeMembersQuery } from './committee-members.generated.ts';

const COLUMNS = 4;

const variablesOf = (search: URLSearchParams) => ({
  page: pageOf(search.get('page')),
  pageSize: LIMITS.pageSizeDefault,
});

export const queries: PageQueries = ({ search }) => [
  { query: CommitteeMembersDocument, variables: variablesOf(search) },
];

/** The members of the committee in their sequence (spec §2, D41). */
export function CommitteePage() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const [parameters] = useSearchParams();
  const variables = variablesOf(parameters);
  const result = useCommitteeMembersQuery({ variables });

  return (
    <Container component="div" sx={{ pt: { xs: 6, md: 7 }, pb: { xs: 5, md: 8 } }}>
      <PageMeta title={t('committee.title')} description={t('committee.summary')} />
      <PageHeading title={t('committee.title')} lead={t('committee.lead')} />
      <PagedList
        result={result}
        listOf={({ committeeMembers }) => committeeMembers}
        placeholder={
          <ContentCardGridPlaceholder count={8} pictureSize={IMAGE_SIZES.committeeMember} columns={COLUMNS} />
        }
        page={variables.page}
        pageSize={variables.pageSize}
        label={t('committee.title')}
        empty={<EmptyList text={t('committee.empty')} />}
      >
        {(items) => (
          <ContentCardGrid
            items={items}
            pictureSize={IMAGE_SIZES.committeeMember}
            columns={COLUMNS}
            subtitleOf={({ designation, designationGujarati }) => {
              const { text, lang } = localized(designation, designationGujarati);
              return <span lang={lang}>{text}</span>;
            }}
          />
        )}
      </PagedList>
    </Container>
  );
}
