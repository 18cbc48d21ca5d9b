import { FILMS_PER_PAGE } from '../../components/list/page-parameter.ts';
import { PagedList } from '../../components/list/paged-list.tsx';
import { type Film, VideoList, VideoListPlaceholder } from '../../components/list/video-list.tsx';
import type { QueryResult } from '../../components/page/load-state.tsx';
import { Section } from '../../components/page/section.tsx';

interface EventFilmsProps<Data> {
  title: string;
  /** The section's anchor, such as `videos`. */
  id: string;
  /** The 1-based page, and the name of its parameter in the address. */
  page: number;
  pageParameter: string;
  result: QueryResult<Data>;
  /** The address of a film's own page, if it has one. */
  addressOf?: (film: Film) => string;
  filmsOf: (data: Data) => { items: readonly Film[]; totalCount: number };
}

/** A section of films with its own pager; hidden if there are no films. */
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
