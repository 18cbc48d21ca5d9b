import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { addDays } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import type { Language } from '../../../../rules/languages.ts';
import { Permission } from '../../../../rules/permissions.ts';
import { SITE_TEXTS } from '../../../../rules/site-settings.ts';
import { currentDay, momentOf } from '../../../../rules/zoned-time.ts';
import { inLanguage } from '../../../database/translations.ts';
import { associationName } from '../../../messages/letter.ts';
import type { RoomService } from '../../calendar/room.service.ts';
import type { ContentService } from '../../content/content.service.ts';
import { textsOf } from '../../content/content-kind.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import type { Event } from '../event.entity.ts';
import type { EventDates } from '../event-dates.service.ts';
import { eventFeed, eventFile, type FeedSite } from './event-feed.ts';

interface Services {
  events: ContentService<Event>;
  eventDates: EventDates;
  rooms: RoomService;
  siteSettings: SiteSettingsService;
  publicUrl: string;
}

/** Days that a feed keeps of what is over. */
const KEPT_DAYS = 60;
const MOST_EVENTS = 1000;
const ID = /^[1-9]\d{0,8}$/;

type Asked = FastifyRequest<{ Params: { id?: string }; Querystring: Record<string, unknown> }>;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

async function siteOf(services: Services, request: Asked): Promise<FeedSite> {
  const settings = await services.siteSettings.find();
  const languages = settings.languages as readonly Language[];
  const asked = textOf(request.query.lang);
  const language = languages.find((one) => one === asked) ?? languages[0]!;
  return {
    origin: services.publicUrl,
    name: associationName(settings, language),
    address: inLanguage(settings, SITE_TEXTS, language).address,
    languages,
    language,
    rooms: await services.rooms.list({ withHidden: true }),
    texts: textsOf(services.events.kind),
  };
}

function sendCalendar(reply: FastifyReply, text: string): FastifyReply {
  return reply.header('cache-control', 'public, max-age=900').type('text/calendar; charset=utf-8').send(text);
}

/** `GET /calendar.ics`, to subscribe to, and `GET /events/:id/calendar.ics?day=`, to add one event to a calendar; `lang` says the language. */
export function feedRoutes(services: Services): FastifyPluginAsync {
  const permission = Permission.PUBLIC;
  const asked = ({ query }: FastifyRequest, names: readonly string[]) =>
    names.map((name) => textOf((query as Record<string, unknown>)[name]));
  const feed = { by: (request: FastifyRequest) => asked(request, ['lang']) };
  const file = { by: (request: FastifyRequest) => [request.params, ...asked(request, ['lang', 'day'])] };
  return async (server) => {
    server.get('/calendar.ics', { config: { permission, shared: feed } }, async (request: Asked, reply) => {
      const since = momentOf(addDays(currentDay(), -KEPT_DAYS), '00:00');
      const { items } = await services.events.list(
        { limit: MOST_EVENTS, offset: 0 },
        {},
        (bind) =>
          `EXISTS (SELECT FROM event_date date WHERE date.event_id = item.id AND date.ends_at > ${bind(since)})`,
      );
      const dates = await services.eventDates.all(items.map(({ id }) => id));
      const dated = items.map((event) => ({ event, dates: dates.get(event.id)! }));
      return sendCalendar(reply, eventFeed(dated, await siteOf(services, request)));
    });
    server.get(
      '/events/:id/calendar.ics',
      { config: { permission, shared: file } },
      async (request: Asked, reply) => {
        const { id = '' } = request.params;
        const event = ID.test(id) ? await services.events.find(Number(id)) : null;
        const site = await siteOf(services, request);
        const dates = (event && (await services.eventDates.all([event.id])).get(event.id)) ?? [];
        const text = event && eventFile({ event, dates, site }, textOf(request.query.day));
        if (!text) throw new AppError('NOT_FOUND', 'notFound');
        return sendCalendar(reply.header('content-disposition', 'attachment; filename="event.ics"'), text);
      },
    );
  };
}
