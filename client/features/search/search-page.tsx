import { Link, useSearchParams } from 'react-router-dom';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PageHeading } from '../../components/page/page-heading.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useUsedPages } from '../../components/page/page-parts.ts';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { FoundGroup, FoundItem, FoundItems, FoundSection } from './found-list.tsx';
import { SearchForm } from './search-form.tsx';
import styles from './search-page.module.css';
import { findPages } from './site-pages.ts';
import { SiteSearchDocument, useSiteSearchQuery } from './site-search.generated.ts';
import { searchAddress, soughtAt } from './sought.ts';

export const queries: PageQueries = ({ search }) => {
  const variables = soughtAt(search);
  return variables.search ? [{ query: SiteSearchDocument, variables }] : [];
};

/** Where one looks further when nothing is found. */
function WaysOn() {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const ways = [
    { to: PATHS.events, text: t('layout.events') },
    { to: PATHS.poojaSevas, text: t('layout.poojaSevas') },
    { to: PATHS.contact, text: t('layout.contact') },
  ].filter(({ to }) => isUsed(to));
  return (
    <div className={styles.ways}>
      {ways.map(({ to, text }) => (
        <Link key={to} to={to} className="button button-outlined">
          {text}
        </Link>
      ))}
    </div>
  );
}

function Found({ sought }: { sought: ReturnType<typeof soughtAt> }) {
  const { t } = useTranslation();
  const isUsed = useUsedPages();
  const { search, kind } = sought;
  const result = useSiteSearchQuery({ variables: sought });
  const pages = kind ? [] : findPages(search, t, isUsed);
  return (
    <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={420} />}>
      {({ siteSearch }) => {
        const count = siteSearch.reduce((sum, { totalCount }) => sum + totalCount, pages.length);
        return (
          <>
            <div role="status">
              {count > 0 ? (
                <p className="text-body space-below">{t('search.found', { words: search, count })}</p>
              ) : (
                <EmptyList text={t('search.nothing', { words: search })} />
              )}
            </div>
            {kind && (
              <Link to={searchAddress(search)} className="button button-outlined space-below">
                {t('search.everything')}
              </Link>
            )}
            {pages.length > 0 && (
              <FoundSection title={t('search.sitePages')}>
                <FoundItems>
                  {pages.map(({ to, title, text }) => (
                    <FoundItem key={to} to={to} title={title}>
                      <p className="text-body text-soft">{text}</p>
                    </FoundItem>
                  ))}
                </FoundItems>
              </FoundSection>
            )}
            {siteSearch.map((group) => (
              <FoundGroup key={group.kind} group={group} sought={sought} />
            ))}
            {count === 0 && <WaysOn />}
          </>
        );
      }}
    </LoadState>
  );
}

/** Finds what visitors may see: the site's content, and its pages by what they are for. */
export function SearchPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const sought = soughtAt(parameters);
  const { search } = sought;
  return (
    <div className="page-width page-padding">
      <PageMeta
        title={search ? t('search.titleOf', { words: search }) : t('search.title')}
        description={t('search.summary')}
        noindex
      />
      <PageHeading title={t('search.title')} />
      <SearchForm search={search} />
      {search && <Found sought={sought} />}
    </div>
  );
}
