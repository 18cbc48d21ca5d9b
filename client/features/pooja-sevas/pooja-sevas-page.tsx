import { useSearchParams } from 'react-router-dom';
import { ContentFileType } from '../../../rules/content-file-type.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { ContentCardGrid, ContentCardGridPlaceholder } from '../../components/list/content-card-grid.tsx';
import { EmptyList } from '../../components/list/empty-list.tsx';
import { pageVariables } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { VideoCard } from '../../components/list/video-list.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import { PublicPage } from '../../components/page/public-page.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { SponsorLinkDocument } from '../sponsors/sponsor-link.generated.ts';
import { SponsorLink } from '../sponsors/sponsor-link.tsx';
import { PoojaSevasDocument, usePoojaSevasQuery } from './pooja-sevas.generated.ts';
import styles from './pooja-sevas-page.module.css';
import { TakePart } from './take-part.tsx';

const NEWEST_FILM = { page: 1, pageSize: 1, fileType: ContentFileType.VIDEO };

const picturesAt = (search: URLSearchParams) => ({
  ...pageVariables(search),
  fileType: ContentFileType.IMAGE,
});

export const queries: PageQueries = ({ search, isUsed }) => [
  { query: PoojaSevasDocument, variables: NEWEST_FILM },
  { query: PoojaSevasDocument, variables: picturesAt(search) },
  ...(isUsed('donations') ? [{ query: SponsorLinkDocument }] : []),
];

/** The newest film, below it poojas and sevas with pictures as cards. */
export function PoojaSevasPage() {
  const { t } = useTranslation();
  const [parameters] = useSearchParams();
  const variables = picturesAt(parameters);
  const newestFilm = usePoojaSevasQuery({ variables: NEWEST_FILM });
  const pictures = usePoojaSevasQuery({ variables });

  return (
    <PublicPage title="poojaSevas.title" summary="poojaSevas.summary" lead="poojaSevas.lead">
      <LoadState
        result={newestFilm}
        placeholder={
          <div className={styles.coming}>
            <Placeholder variant="rectangular" style={{ aspectRatio: '16 / 9' }} />
          </div>
        }
      >
        {({ poojaSevas: { items } }) =>
          items.map((film) => (
            <div key={film.id} className={styles.film}>
              <VideoCard item={film} heading="h2" wide />
            </div>
          ))
        }
      </LoadState>
      <PagedList
        result={pictures}
        listOf={({ poojaSevas }) => poojaSevas}
        placeholder={<ContentCardGridPlaceholder count={6} pictureSize={IMAGE_SIZES.poojaSeva} />}
        page={variables.page}
        pageSize={variables.pageSize}
        label={t('poojaSevas.title')}
        empty={
          <EmptyList
            text={t('poojaSevas.empty')}
            add={{ label: 'poojaSevas.add', to: PATHS.editPoojaSeva }}
          />
        }
      >
        {(items) => <ContentCardGrid items={items} pictureSize={IMAGE_SIZES.poojaSeva} />}
      </PagedList>
      <SponsorLink />
      <TakePart />
    </PublicPage>
  );
}
