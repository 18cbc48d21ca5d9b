import { PagedList } from '../../components/list/paged-list.tsx';
import { type Film, VideoList, VideoListPlaceholder } from '../../components/list/video-list.tsx';
import { Section } from '../../components/page/section.tsx';

/** Films of either sort on a page of their list. */
export const FILMS_PER_PAGE = 4;

interface EventFilmsProps<Data> {
  title: string;
  /** The section's address: `#videos`. */
  id: string;
  /** From 1, and the name of the parameter that it comes from. */
  page: number;
  pageParameter: string;
  result: {
    data?: Data;
    previousData?: Data;
    loading: boolean;
    error?: unknown;
    refetch: () => Promise<unknown>;
  };
  /** The address of a film's own page, where films have one. */
  addressOf?: (film: Film) => string;
  filmsOf: (data: Data) => { items: readonly Film[]; totalCount: number };
}

/** A section of films with a pager of its own; there is none without any. */
export function EventFilms<Data>(props: EventFilmsProps<Data>) {
  const { title, id, page, pageParameter, result, filmsOf, addressOf } = props;
  if (result.data && filmsOf(result.data).totalCount === 0) return null;
  return (
    <Section title={title} id={id}>
      <PagedList
        result={result}
        listOf={filmsOf}
        placeholder={<VideoListPlaceholder />}
        page={page}
        pageParameter={pageParameter}
        pageSize={FILMS_PER_PAGE}
        hash={`#${id}`}
        label={title}
        empty={null}
      >
        {(items) => <VideoList items={items} addressOf={addressOf} />}
      </PagedList>
    </Section>
  );
}
