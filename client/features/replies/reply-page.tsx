import { useParams, useSearchParams } from 'react-router-dom';
import { eventPath } from '../../../rules/event-path.ts';
import { BesidePicture } from '../../components/page/beside-picture.tsx';
import { Breadcrumb } from '../../components/page/breadcrumb.tsx';
import { LoadState } from '../../components/page/load-state.tsx';
import { NotFoundPage } from '../../components/page/not-found-page.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { PATHS } from '../../components/page/paths.ts';
import { Placeholder } from '../../components/page/placeholder.tsx';
import type { PageQueries } from '../../graphql/page-queries.ts';
import { useLocalized } from '../../i18n/localized.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { AskedEventDocument, type AskedEventQuery, useAskedEventQuery } from './asked-event.generated.ts';
import type { AskedReply } from './asked-reply.ts';
import { EventHead } from './event-head.tsx';
import { NewReply } from './new-reply.tsx';
import { useWhenText } from './when-text.ts';

/** Without leading zeros, so that each event has only one address. */
const ID = /^[1-9]\d{0,8}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

const variablesOf = (id: string, search: URLSearchParams) => {
  const day = search.get('day') ?? '';
  return { eventId: Number(id), day: DAY.test(day) ? day : undefined };
};

export const queries: PageQueries = ({ params: { id = '' }, search }) =>
  ID.test(id) ? [{ query: AskedEventDocument, variables: variablesOf(id, search) }] : [];

type AskedEvent = NonNullable<AskedEventQuery['event']>;

/** When and where a date is: its end is known of the event's next date. */
function whenOf({ nextDate, place, rooms }: AskedEvent, { day, startsAt }: AskedReply) {
  const times = nextDate?.day === day ? nextDate : { startsAt };
  return { ...times, place: place || rooms.map(({ name }) => name).join(', ') };
}

function Asked({ event, eventReplies: asked }: AskedEventQuery) {
  const { t } = useTranslation();
  const localized = useLocalized();
  const whenText = useWhenText();
  if (!event) return null;
  const name = localized(event.name, event.textLanguages.name);
  return (
    <>
      <Breadcrumb
        steps={[
          { label: t('layout.home'), to: PATHS.home },
          { label: name.text, to: eventPath(event.id) },
          { label: t('replies.title') },
        ]}
      />
      {asked ? (
        <>
          <EventHead day={asked.day} name={event.name} language={event.textLanguages.name} isHeading>
            {whenText(whenOf(event, asked))}
          </EventHead>
          <NewReply asked={asked} />
        </>
      ) : (
        <>
          <h1 lang={name.lang} className="text-h2">
            {name.text}
          </h1>
          <p>{t('replies.notAsked')}</p>
        </>
      )}
    </>
  );
}

/** Where a household says that it comes to a date of an event: without an account, numbers first. */
export function ReplyPage() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const isId = ID.test(id);
  const result = useAskedEventQuery({ variables: variablesOf(id, search), skip: !isId });
  const event = result.data?.event;
  if (!isId || event === null) return <NotFoundPage />;
  return (
    <div className="page-width page-padding">
      <PageMeta
        title={event ? `${t('replies.title')} ${event.name}` : t('replies.title')}
        description={t('replies.summary')}
      />
      <BesidePicture>
        <LoadState result={result} placeholder={<Placeholder variant="rectangular" height={760} />}>
          {(data) => <Asked {...data} />}
        </LoadState>
      </BesidePicture>
    </div>
  );
}
