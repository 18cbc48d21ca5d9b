import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ContentList } from '../../components/list/content-list.tsx';
import { withPage } from '../../components/list/page-parameter.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { EventDate } from '../events/event-date.tsx';
import { type Hit, hitAddress } from './hit-address.ts';
import type { SiteSearchQuery } from './site-search.generated.ts';
import { searchAddress, type soughtAt } from './sought.ts';

const listStyle = { display: 'grid', gap: 3, m: 0, p: 0, listStyle: 'none' } as const;
const markStyle = {
  '& mark': { bgcolor: 'brand.gold', color: 'brand.deep', borderRadius: '3px', px: '2px' },
} as const;

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
      <Typography variant="h4" component="h3" lang={titleLang} sx={{ overflowWrap: 'anywhere' }}>
        {isPlain ? <a href={to}>{title}</a> : <RouterLink to={to}>{title}</RouterLink>}
      </Typography>
      {line && <Typography sx={{ fontWeight: 600, color: 'brand.rust' }}>{line}</Typography>}
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
      <Typography lang={lang} sx={[{ color: 'text.secondary', overflowWrap: 'anywhere' }, markStyle]}>
        {hit.snippet.map(({ text, isFound }, at) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line never change places.
          isFound ? <mark key={at}>{text}</mark> : text,
        )}
      </Typography>
    </FoundItem>
  );
}

/** A heading with what was found under it. */
export function FoundSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ mb: 5, maxWidth: 860 }}>
      <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

export function FoundItems({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={listStyle}>
      {children}
    </Box>
  );
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
        <Button component={RouterLink} to={searchAddress(search, kind)} variant="outlined" sx={{ mt: 2 }}>
          {t('search.all', { count: totalCount })}
        </Button>
      )}
    </FoundSection>
  );
}
