import { type DataSource, type EntityManager, In } from 'typeorm';
import { addDays, daysUntil } from '../../../rules/days.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { LIVE_REPLIES, ReplyState } from '../../../rules/reply-states.ts';
import { currentDay, isDate, momentOf } from '../../../rules/zoned-time.ts';
import { readShared } from '../../database/replica.ts';
import { inLanguage } from '../../database/translations.ts';
import { DIET_TEXTS, Diet } from './diet.entity.ts';
import {
  askingDays,
  dayOfReply,
  type EventDay,
  eventNameIn,
  findEventDay,
  nextDayOf,
  placeIn,
} from './event-day.ts';
import { EventReply } from './event-reply.entity.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import type { FurtherPlaces, OwnReply, ReplyCharge } from './own-reply.type.ts';
import type { PeopleOfDiet, ReplyFacts, ReplyQuestion } from './replies.type.ts';
import { dietNames, type ReplyBook, WAITS } from './reply-book.ts';
import { chargeThatCounts } from './reply-charges.ts';
import { closesAt, isOpen, opensAt } from './reply-times.ts';

/** What cards of a list ask about at once. */
const MOST_DAYS = 100;
const MOST_FACTS = 500;

interface Sums {
  eventId: number;
  day: string;
  taken: number;
  waiting: number;
}

/** What visitors see of replies: how many places are left, and a household its own. */
export class ReplyFactsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly book: ReplyBook,
  ) {}

  /** Of a date, by default the next one; null where the event does not ask or visitors do not see it. */
  find(eventId: number, key: string | null | undefined, language: Language): Promise<ReplyFacts | null> {
    if (key && !isDate(key)) throw new AppError('BAD_USER_INPUT', 'invalidDate', { field: 'day' });
    return readShared(this.dataSource, async ({ manager }) => {
      const setting = await manager.findOneBy(EventReplySetting, { eventId, isAsking: true });
      if (!setting) return null;
      const wanted = key || (await nextDayOf(manager, eventId));
      const day = wanted ? await findEventDay(manager, eventId, wanted) : null;
      if (!day?.isShown) return null;
      const [facts] = await this.#facts(manager, [day], [setting], language);
      return facts ?? null;
    });
  }

  /** Pence that a reply owes for its places: nothing of who does not come, and of a date that does not take place. */
  async owed(manager: EntityManager, id: number | null): Promise<number> {
    const reply = id && (await manager.findOneBy(EventReply, { id, state: ReplyState.COMING }));
    const day = reply && (await dayOfReply(manager, reply));
    return day && !day.isCalledOff ? reply.pence : 0;
  }

  /** Of all dates on these days. @throws AppError BAD_USER_INPUT for more than a hundred days */
  between(
    first: string | null | undefined,
    last: string | null | undefined,
    language: Language,
  ): Promise<ReplyFacts[]> {
    const from = first || currentDay();
    const to = last || (isDate(from) ? addDays(from, MOST_DAYS) : from);
    if (!isDate(from) || !isDate(to) || daysUntil(to, from) > MOST_DAYS)
      throw new AppError('BAD_USER_INPUT', 'invalidDate');
    return readShared(this.dataSource, async ({ manager }) => {
      const [begin, end] = [momentOf(from, '00:00'), momentOf(addDays(to, 1), '00:00')];
      const days = await askingDays(manager, begin, end, MOST_FACTS);
      if (days.length === 0) return [];
      const settings = await manager.findBy(EventReplySetting, {
        eventId: In(days.map(({ eventId }) => eventId)),
      });
      return this.#facts(manager, days, settings, language);
    });
  }

  /** A reply as its household sees it, also when its date is not there any more. */
  async own(reply: EventReply, language: Language): Promise<Omit<OwnReply, 'card'> | null> {
    const { manager } = this.dataSource;
    const setting = await manager.findOneBy(EventReplySetting, { eventId: reply.eventId });
    const day = await dayOfReply(manager, reply);
    if (!setting || !day) return null;
    const open = { manager, setting, day };
    const [facts] = await this.#facts(manager, [day], [setting], language);
    const isLive = LIVE_REPLIES.includes(reply.state);
    const names = await dietNames(manager, language);
    return {
      ...reply,
      diets: named(reply.diets, names),
      eventName: eventNameIn(day, language),
      place: placeIn(day, language) || null,
      startsAt: day.startsAt,
      endsAt: day.endsAt,
      isWholeDay: day.isWholeDay,
      isCalledOff: day.isCalledOff,
      waitingBefore:
        reply.state === ReplyState.WAITING || reply.further ? await this.book.waitingBefore(open, reply) : 0,
      furtherPlaces: furtherOf(reply, names),
      canChange: isOpen(setting, day),
      canWithdraw: isLive && day.startsAt > new Date(),
      isMailed: reply.email !== '' && this.book.needed.outbox.sendsMail,
      charge: (await this.charges([reply], manager)).get(reply.id) ?? null,
      facts: facts!,
    };
  }

  /** What is to be paid for replies, by their ids. */
  async charges(
    replies: readonly Pick<EventReply, 'id' | 'payBy'>[],
    manager: EntityManager = this.dataSource.manager,
  ): Promise<Map<number, ReplyCharge>> {
    const { charges } = this.book.needed;
    if (!charges || replies.length === 0) return new Map();
    const found = await charges.of(
      replies.map(({ id }) => ({ replyId: id })),
      manager,
    );
    return new Map(
      replies.flatMap(({ id, payBy }) => {
        const charge = chargeThatCounts(found.get(id));
        if (!charge) return [];
        const { reference, pence, paidPence, openPence } = charge;
        return [[id, { reference, pence, paidPence, openPence, payBy }] as const];
      }),
    );
  }

  /** When what visitors see next changes by itself: replies open or close. */
  async nextChange(): Promise<Date | undefined> {
    const settings = await this.dataSource.manager.findBy(EventReplySetting, { isAsking: true });
    const [{ closes }] = await this.dataSource.query<[{ closes: Date | null }]>(
      `SELECT min(starts_at - make_interval(hours => closes_hours)) AS closes
         FROM event_date JOIN event_reply_setting USING (event_id)
        WHERE is_asking AND starts_at - make_interval(hours => closes_hours) > now()`,
    );
    const now = Date.now();
    const moments = [closes, ...settings.map(opensAt)]
      .flatMap((moment) => moment?.getTime() ?? [])
      .filter((moment) => moment > now);
    return moments.length > 0 ? new Date(Math.min(...moments)) : undefined;
  }

  async #facts(
    manager: EntityManager,
    days: readonly EventDay[],
    settings: readonly EventReplySetting[],
    language: Language,
  ): Promise<ReplyFacts[]> {
    const diets = await manager.find(Diet, { order: { position: 'ASC', id: 'ASC' } });
    const sums = new Map((await sumsOf(manager, days)).map((sum) => [`${sum.eventId} ${sum.day}`, sum]));
    const ofEvent = new Map(settings.map((setting) => [setting.eventId, setting]));
    return days.map((day) => {
      const setting = ofEvent.get(day.eventId)!;
      const { taken = 0, waiting = 0 } = sums.get(`${day.eventId} ${day.day}`) ?? {};
      const { places, opensOn, offerHours, pricePence, memberPence, ageGroups } = setting;
      return {
        eventId: day.eventId,
        eventName: eventNameIn(day, language),
        day: day.day,
        startsAt: day.startsAt,
        isCalledOff: day.isCalledOff,
        ...{ places, taken, waiting, opensOn, offerHours, pricePence, memberPence, ageGroups },
        left: places === null ? null : Math.max(0, places - taken),
        isOpen: isOpen(setting, day),
        closesAt: closesAt(setting, day),
        diets: diets
          .filter(({ id }) => setting.dietIds.includes(id))
          .map((diet) => {
            const shown = inLanguage(diet, DIET_TEXTS, language);
            return { id: diet.id, name: shown.name, language: shown.textLanguages.name! };
          }),
        questions: setting.questions.map((question) => questionIn(question, language)),
      };
    });
  }
}

/** What is taken of dates, and how many families wait. */
function sumsOf(manager: EntityManager, days: readonly EventDay[]): Promise<Sums[]> {
  return manager.query<Sums[]>(
    `SELECT event_id AS "eventId", to_char(reply.day, 'YYYY-MM-DD') AS day,
            coalesce(sum(total + CASE WHEN further_until IS NULL THEN 0 ELSE further_people END)
                     FILTER (WHERE state IN ('COMING', 'OFFERED')), 0)::integer AS taken,
            (count(*) FILTER (WHERE ${WAITS}))::integer AS waiting
       FROM event_reply reply
       JOIN unnest($1::integer[], $2::date[]) AS wanted (event_id, day) USING (event_id, day)
      GROUP BY event_id, day`,
    [days.map(({ eventId }) => eventId), days.map(({ day }) => day)],
  );
}

function questionIn(
  { key, kind, isRequired, texts }: EventReplySetting['questions'][number],
  language: Language,
): ReplyQuestion {
  const shown = texts.find((one) => one.language === language) ?? texts[0]!;
  return { key, kind, isRequired, text: shown.text, language: shown.language };
}

/** Diets with their names, those of the list that are there no more without one. */
export function named(
  diets: readonly Omit<PeopleOfDiet, 'name'>[],
  names: ReadonlyMap<number, string>,
): PeopleOfDiet[] {
  return diets.map((diet) => ({ ...diet, name: names.get(diet.dietId) ?? '' }));
}

/** The further places for which a family waits, as it and the office see them. */
export function furtherOf(
  { further, furtherPeople, furtherUntil }: EventReply,
  names: ReadonlyMap<number, string>,
): FurtherPlaces | null {
  if (!further) return null;
  const { ages, diets, pence } = further;
  return { people: furtherPeople, ages, diets: named(diets, names), pence, offeredUntil: furtherUntil };
}
