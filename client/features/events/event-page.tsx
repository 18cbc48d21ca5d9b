import { useParams } from 'react-router-dom';
import { cutText } from '../../../rules/cut-text.ts';
import { LIMITS } from '../../../rules/limits.ts';
import { LoadState } from '../../components/page/load-state.tsx';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Placeholder } from '../../components/page/placeholder.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { RepliesOfDateDocument } from '../replies/replies-between.generated.ts';
import { DescribedEvents } from './described-events.tsx';
import { EventDocument, useEventQuery } from './event.generated.ts';
import { EventArticle } from './event-article.tsx';
import styles from './event-page.module.css';
import { EventPlaceDocument } from './event-place.generated.ts';
import type { EventFieldsFragment } from './events.generated.ts';

/** Without leading zeros, so that each event has only one address. */
const ID = /^[1-9]\d{0,8}$/;

/** The picture of link previews: that of the event, or the poster of its film. */
function previewOf({ file, name }: EventFieldsFragment) {
  const picture = file?.contentType.startsWith('image/') ? file : file?.poster;
  if (!picture?.width || !picture.height) return undefined;
  return { url: picture.url, width: picture.width, height: picture.height, alt: name };
}

export const queries: PageQueries = ({ params: { id = '' }, isUsed }) =>
  ID.test(id)
    ? [
        { query: EventDocument, variables: { id: Number(id) } },
        { query: EventPlaceDocument },
        ...(isUsed('replies') ? [{ query: RepliesOfDateDocument, variables: { eventId: Number(id) } }] : []),
      ]
    : [];

/** The page of one event with its full text, to bookmark and share. */
export function EventPage() {
  const { t } = useTranslation();
  const localized = useLocalized();
  const { id = '' } = useParams();
  const isId = ID.test(id);
  const result = useEventQuery({ variables: { id: Number(id) }, skip: !isId });
  const event = result.data?.event;
  if (!isId || event === null) return <NotFoundPage />;

  const title = event ? localized(event.name, event.textLanguages.name).text : t('events.title');
  const summary = event && localized(event.description, event.textLanguages.description).text;
  return (
    <div className={`page-width page-padding ${styles.page}`}>
      <PageMeta
        title={title}
        description={summary ? cutText(summary, LIMITS.pageDescription) : t('events.summary')}
        image={event && previewOf(event)}
      />
      <DescribedEvents events={event ? [event] : []} />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
        {() => event && <EventArticle event={event} />}
      </LoadState>
    </div>
  );
}
