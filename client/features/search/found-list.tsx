import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ContentList } from '../../components/list/content-list.tsx';
import { withPage } from '../../components/list/page-parameter.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventDate } from '../events/event-date.tsx';
import styles from './found-list.module.css';
import { type Hit, hitAddress } from './hit-address.ts';
import type { SiteSearchQuery } from './site-search.generated.ts';
import { searchAddress, type soughtAt } from './sought.ts';

interface FoundRowProps {
  to: string;
  title: ReactNode;
  titleLang?: string;
  /** A line between the title and the text, as a date. */
  line?: ReactNode;
  children: ReactNode;
}

/** Something that was found: a link, and why it was. */
export function FoundItem({ to, title, titleLang, line, children }: FoundRowProps) {
  // A file is no page; a place in a list is there at once only in a page that the server has drawn.
  const isPlain = /\.\w+$|#/.test(to);
  return (
    <li>
      <h3 lang={titleLang} className="text-h4">
        {isPlain ? <a href={to}>{title}</a> : <Link to={to}>{title}</Link>}
      </h3>
      {line && <p className="text-body text-accent">{line}</p>}
      {children}
    </li>
  );
}

function FoundHit({ kind, hit }: { kind: SiteSearchQuery['siteSearch'][number]['kind']; hit: Hit }) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const title = localized(hit.title, hit.titleLanguage);
  const { lang } = localized('', hit.snippetLanguage);
  return (
    <FoundItem
      to={hitAddress(kind, hit)}
      title={title.text || t(`search.kinds.${kind}`)}
      titleLang={title.lang}
      line={hit.day && <EventDate day={hit.day} />}
    >
      <p lang={lang} className={`text-body text-soft text-break ${styles.snippet}`}>
        {hit.snippet.map(({ text, isFound }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
          isFound ? <mark key={at}>{text}</mark> : text,
        )}
      </p>
    </FoundItem>
  );
}

/** A heading with what was found under it. */
export function FoundSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2 className={`text-h3 ${styles.title}`}>{title}</h2>
      {children}
    </section>
  );
}

export function FoundItems({ children }: { children: ReactNode }) {
  return <ul className={`plain-list ${styles.items}`}>{children}</ul>;
}

interface FoundGroupProps {
  group: SiteSearchQuery['siteSearch'][number];
  sought: ReturnType<typeof soughtAt>;
}

/** What was found of one kind: the first of it with a link to all, or a page of all. */
export function FoundGroup({ group: { kind, totalCount, items }, sought }: FoundGroupProps) {
  const { t } = useTranslation();
  const name = t(`search.kinds.${kind}`);
  const { search, page, pageSize } = sought;
  return (
    <FoundSection title={`${name} (${totalCount})`}>
      <ContentList
        items={items}
        totalCount={totalCount}
        page={page}
        pageSize={pageSize}
        paged={sought.kind !== null}
        toPage={(target) => withPage(new URLSearchParams(searchAddress(search, kind)), 'page', target)}
        label={name}
        empty={null}
      >
        {(hits) => (
          <FoundItems>
            {hits.map((hit) => (
              <FoundHit key={hit.id} kind={kind} hit={hit} />
            ))}
          </FoundItems>
        )}
      </ContentList>
      {!sought.kind && totalCount > items.length && (
        <Link to={searchAddress(search, kind)} className={`button button-outlined ${styles.all}`}>
          {t('search.all', { count: totalCount })}
        </Link>
      )}
    </FoundSection>
  );
}
