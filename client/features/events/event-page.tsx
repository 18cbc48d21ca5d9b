import Container from '@mui/material/Container';
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
import { DescribedEvents } from './described-events.tsx';
import { EventDocument, useEventQuery } from './event.generated.ts';
import { EventArticle } from './event-article.tsx';
import { EventPlaceDocument } from './event-place.generated.ts';
import type { EventFieldsFragment } from './events.generated.ts';

/** The one way to write an id, so that an event has one address. */
const ID = /^[1-9]\d{0,8}$/;

/** What link previews show of an event: its picture, or the one before its film. */
function previewOf({ file, name }: EventFieldsFragment) {
  const picture = file?.contentType.startsWith('image/') ? file : file?.poster;
  if (!picture?.width || !picture.height) return undefined;
  return { url: picture.url, width: picture.width, height: picture.height, alt: name };
}

export const queries: PageQueries = ({ params: { id = '' } }) =>
  ID.test(id) ? [{ query: EventDocument, variables: { id: Number(id) } }, { query: EventPlaceDocument }] : [];

/** One event with all of its text, to be read, kept and passed on. */
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
    <Container component="div" sx={{ pt: { xs: 4, md: 5 }, pb: { xs: 5, md: 8 } }}>
      <PageMeta
        title={title}
        description={summary ? cutText(summary, LIMITS.pageDescription) : t('events.summary')}
        image={event && previewOf(event)}
      />
      <DescribedEvents events={event ? [event] : []} />
      <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={600} />}>
        {() => event && <EventArticle event={event} />}
      </LoadState>
    </Container>
  );
}
