import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageVariables } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { usePagedQuery } from '../../components/list/use-paged-query.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { NoticeCard } from './notice-card.tsx';
import { NoticesDocument, useNoticesQuery } from './notices.generated.ts';
import styles from './notices-page.module.css';

export const queries: PageQueries = ({ search }) => [
  { query: NoticesDocument, variables: pageVariables(search) },
];

/** All notices with their full texts; the home page has only the newest. */
export function NoticesPage() {
  const { t } = useTranslation();
  return (
    <PublicPage title="home.notices" summary="notices.summary">
      <PagedList
        {...usePagedQuery(useNoticesQuery)}
        listOf={({ notices }) => notices}
        placeholder={<Placeholder variant="rectangular" height={600} />}
        label={t('home.notices')}
        empty={
          <EmptyList text={t('content.pageEmpty')} add={{ label: 'notices.add', to: PATHS.editNotice }} />
        }
      >
        {(items) => (
          <ul className={`plain-list ${styles.notices}`}>
            {items.map((notice) => (
              <li key={notice.id}>
                <NoticeCard notice={notice} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </PublicPage>
  );
}
