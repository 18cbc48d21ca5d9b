import { type EntityManager, In, IsNull, MoreThan } from 'typeorm';
import { addDays } from '../../../rules/days.ts';
import { addressIn } from '../../../rules/language-addresses.ts';
import { type Language, offeredLanguages } from '../../../rules/languages.ts';
import { LIVE_REPLIES, ReplyState } from '../../../rules/reply-states.ts';
import { momentOf, wallClock } from '../../../rules/zoned-time.ts';
import { inLanguage } from '../../database/translations.ts';
import type { Outbox } from '../../messages/outbox.ts';
import { fateOf, noteUntold } from '../../messages/tracked-messages.ts';
import type { ServerSecret } from '../../server-secret.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { DIET_TEXTS, Diet } from './diet.entity.ts';
import { dayOfReply, daysOfEvent, type EventDay, findEventDay } from './event-day.ts';
import { EventReply, NO_FURTHER } from './event-reply.entity.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import { followOnlyDay, withoutRoom } from './only-day.ts';
import { chargeThatCounts, hasPaid, owedPence, type ReplyCharges } from './reply-charges.ts';
import { type LetterSubject, type ReplyLetter, replyLetter } from './reply-letters.ts';
import { closesAt, offeredUntil } from './reply-times.ts';

interface Needed {
  outbox: Outbox;
  siteSettings: SiteSettingsService;
  secret: ServerSecret;
  publicUrl: string;
  /** None where the association takes no money for places through the site. */
  charges: ReplyCharges | undefined;
}

/** A date of an event whose places nobody else counts until the transaction ends. */
export interface OpenDay {
  manager: EntityManager;
  setting: EventReplySetting;
  day: EventDay;
}

/** That name a time after which a family loses places. */
type TimedLetter = 'offered' | 'moreFree' | 'unpaid';

/** What a family learns of by a letter alone, and of which it would else know nothing. */
const RUNG_ABOUT: readonly ReplyLetter[] = [
  ...([
    'offered',
    'listClosed',
    'moreFree',
    'moreClosed',
    'unpaid',
    'moved',
    'newPlace',
    'calledOff',
    'onAgain',
  ] as const),
];

/** SQL: a family waits, for all of its places or for further ones, and nothing is offered to it. */
export const WAITS = `(state = 'WAITING' OR further_people > 0 AND further_until IS NULL)`;

/** The states whose people have a place. */
const PLACED = [ReplyState.COMING, ReplyState.OFFERED];

/**
 * The places of events, and the letters about them; each of its steps runs while the row of the event's setting is locked,
 * which is the one thing that keeps places from being given twice.
 */
export class ReplyBook {
  constructor(readonly needed: Needed) {}

  /** The setting of an event, locked until the transaction ends; null for an event that has never asked. */
  lock(manager: EntityManager, eventId: number): Promise<EventReplySetting | null> {
    return manager.findOne(EventReplySetting, { where: { eventId }, lock: { mode: 'pessimistic_write' } });
  }

  /** A date with its places locked; null where there is none, or the event has never asked. */
  async open(manager: EntityManager, eventId: number, key: string): Promise<OpenDay | null> {
    const setting = (await this.lockAndFollow(manager, eventId))?.setting;
    const day = setting && (await findEventDay(manager, eventId, key));
    return day ? { manager, setting, day } : null;
  }

  /** The date of a reply with its places locked, also one that is there no more; null where the reply is not. */
  async openOf(
    manager: EntityManager,
    { id, eventId }: Pick<EventReply, 'id' | 'eventId'>,
  ): Promise<OpenDay | null> {
    const setting = (await this.lockAndFollow(manager, eventId))?.setting;
    const reply = setting && (await manager.findOneBy(EventReply, { id }));
    const day = reply && (await dayOfReply(manager, reply));
    return day ? { manager, setting, day } : null;
  }

  /** The setting of an event, locked, and its dates, once its replies have come along. */
  async lockAndFollow(manager: EntityManager, eventId: number) {
    const setting = await this.lock(manager, eventId);
    return setting && { setting, days: await this.follow(manager, setting) };
  }

  /** The dates of an event that is locked. Of who has come along to its only day, those for whom there is no room wait. */
  async follow(manager: EntityManager, setting: EventReplySetting, places = setting.places) {
    const days = await daysOfEvent(manager, setting.eventId);
    // Whoever replied while the date was being moved.
    await followOnlyDay(manager, setting.eventId, days);
    for (const reply of await withoutRoom(manager, { places }, days))
      await this.store({ manager, setting, day: days[0]! }, reply);
    return days;
  }

  /** A date as it is at this moment, for what only reads. */
  async look(manager: EntityManager, eventId: number, key: string): Promise<OpenDay | null> {
    const setting = await manager.findOneBy(EventReplySetting, { eventId });
    const day = setting && (await findEventDay(manager, eventId, key));
    return day ? { manager, setting, day } : null;
  }

  /** People who come, and those whose places are kept, without one reply. */
  async taken({ manager, day }: OpenDay, exceptId = 0): Promise<number> {
    const { eventId, day: key } = day;
    const [{ taken }] = await manager.query<[{ taken: number }]>(
      `SELECT coalesce(sum(total + CASE WHEN further_until IS NULL THEN 0 ELSE further_people END), 0)::integer AS taken
         FROM event_reply
        WHERE event_id = $1 AND day = $2 AND state = ANY ($3) AND id <> $4`,
      [eventId, key, PLACED, exceptId],
    );
    return taken;
  }

  /** Places that a reply could have, its own among them; null: as many as come. */
  async left(open: OpenDay, exceptId = 0): Promise<number | null> {
    const { places } = open.setting;
    return places === null ? null : Math.max(0, places - (await this.taken(open, exceptId)));
  }

  /** Families on the waiting list before a reply, before all that come later if there is none. */
  async waitingBefore({ manager, day }: OpenDay, reply?: EventReply): Promise<number> {
    const since = reply?.furtherSince ?? reply?.waitingSince ?? null;
    const [{ count }] = await manager.query<[{ count: number }]>(
      `SELECT count(*)::integer AS count FROM event_reply
        WHERE event_id = $1 AND day = $2 AND ${WAITS}
          AND ($3::timestamptz IS NULL OR (coalesce(further_since, waiting_since), id) < ($3, $4))`,
      [day.eventId, day.day, since, reply?.id ?? 0],
    );
    return count;
  }

  /** Another live reply of a household to the date. */
  async ofHousehold(
    { manager, day }: OpenDay,
    { email, mobileKey, exceptId = 0 }: { email: string; mobileKey: string; exceptId?: number },
  ): Promise<EventReply | null> {
    const same = { eventId: day.eventId, day: day.day, state: In([...LIVE_REPLIES]) };
    const found = await manager.find(EventReply, {
      where: [...(email ? [{ ...same, email }] : []), ...(mobileKey ? [{ ...same, mobileKey }] : [])],
      order: { id: 'ASC' },
    });
    return email || mobileKey ? (found.find(({ id }) => id !== exceptId) ?? null) : null;
  }

  /** What follows the # in the private link of a reply: the same until the office corrects the e-mail, so that it can be sent again. */
  tokenOf({ id, linkSalt }: Pick<EventReply, 'id' | 'linkSalt'>): string {
    const text = linkSalt ? `${id} ${linkSalt}` : String(id);
    return this.needed.secret.keyedHash('event reply', text).toString('base64url');
  }

  /**
   * Stores what a reply has become, with what is asked for it.
   * @param ringAbout what its family does not know yet: mostly nothing, as whoever has just been told of more is told that
   */
  async store({ manager, day }: OpenDay, reply: EventReply, ringAbout: string | null = null): Promise<void> {
    const { charges } = this.needed;
    if (reply.state !== ReplyState.COMING) Object.assign(reply, { payBy: null, warnedAt: null }, NO_FURTHER);
    if (reply.state !== ReplyState.RELEASED) reply.releasedFor = null;
    reply.ringAbout = ringAbout;
    await manager.save(EventReply, reply);
    if (!charges) return;
    const owner = { replyId: reply.id };
    if (reply.state !== ReplyState.COMING) return void (await charges.voidOpen(manager, owner));
    // What is asked already the keeper voids when it tells the family, and asks again once the date takes place after all.
    if (day.isCalledOff) return;
    await charges.ask(manager, {
      kind: 'REPLY',
      owner,
      pence: reply.pence,
      dueOn: reply.payBy ?? wallClock(day.startsAt).date,
      payerName: reply.name,
      email: reply.email,
      language: reply.letterLanguage,
    });
  }

  /**
   * Offers what is free to the families that wait, in their order: each whose places, or further ones, fit as a whole. Nothing is offered once replies are
   * closed, or of a date that does not take place.
   */
  async offer(open: OpenDay, now = new Date()): Promise<void> {
    const { manager, setting, day } = open;
    if (!setting.isAsking || day.isCalledOff || now >= closesAt(setting, day)) return;
    let left = (await this.left(open)) ?? Number.POSITIVE_INFINITY;
    if (left === 0) return;
    const of = { eventId: day.eventId, day: day.day };
    const waiting = await manager.find(EventReply, {
      where: [
        { ...of, state: ReplyState.WAITING },
        { ...of, furtherPeople: MoreThan(0), furtherUntil: IsNull() },
      ],
    });
    const sinceOf = ({ furtherSince, waitingSince }: EventReply) => Number(furtherSince ?? waitingSince);
    waiting.sort((one, other) => sinceOf(one) - sinceOf(other) || one.id - other.id);
    for (const reply of waiting) {
      const wanted = reply.furtherPeople || reply.total;
      if (wanted > left) continue;
      left -= wanted;
      const until = offeredUntil(setting, day, now);
      if (reply.further) reply.furtherUntil = until;
      else Object.assign(reply, { state: ReplyState.OFFERED, offeredUntil: until });
      await this.store(open, reply);
      await this.write(open, reply.further ? 'moreFree' : 'offered', reply);
    }
  }

  /**
   * When the letter left from which the time runs that a family has; null while it may still leave, and where none has reached
   * the family: its places stay, and the office is to ring it.
   */
  async toldAt(open: OpenDay, kind: TimedLetter, reply: EventReply, now: Date): Promise<Date | null> {
    const fate = await fateOf(open.manager, aboutOf(reply, kind), now);
    if (fate !== 'LOST') return fate;
    await this.ring(open, kind, reply);
    return null;
  }

  /** Writes to a family within the transaction; whom no letter reaches the office is to ring, unless it has just said so itself. */
  async write(
    open: OpenDay,
    kind: ReplyLetter,
    reply: EventReply,
    more: Pick<LetterSubject, 'before' | 'hasNewPlace' | 'releasedAfter'> = {},
  ): Promise<void> {
    const { manager, setting, day } = open;
    const { outbox, siteSettings, charges, publicUrl } = this.needed;
    const isReached = reply.email !== '' && outbox.sendsMail;
    if (!isReached && RUNG_ABOUT.includes(kind)) await this.ring(open, kind, reply);
    if (!isReached) return;
    const site = await siteSettings.find(manager);
    const asked = charges && (await charges.of([{ replyId: reply.id }], manager)).get(reply.id);
    const languages = offeredLanguages(site.languages);
    const addressOf = (path: string) => addressIn(reply.letterLanguage, publicUrl + path, languages);
    const subject: LetterSubject = {
      reply,
      day,
      dietNames: await dietNames(manager, reply.letterLanguage),
      // In the fragment, which browsers send to nobody.
      page: `${addressOf('/replies')}#${this.tokenOf(reply)}`,
      calendar: addressOf(`/events/${day.eventId}/calendar.ics?day=${day.day}`),
      closesAt: closesAt(setting, day),
      offerHours: setting.offerHours,
      reference: chargeThatCounts(asked)?.reference,
      owedPence: owedPence(reply, asked),
      hasPaid: hasPaid(asked),
      ...more,
    };
    const until = endOf(kind, reply, day, more.releasedAfter);
    const sending = until && { about: aboutOf(reply, kind), until };
    await outbox.mail(manager, replyLetter(kind, subject, site), sending);
  }

  /** No letter tells a family what it has to know, nor has one of before: the office is to ring it. */
  async ring({ manager }: OpenDay, kind: ReplyLetter, reply: EventReply): Promise<void> {
    reply.ringAbout = kind;
    await manager.update(EventReply, { id: reply.id }, { ringAbout: kind });
    await noteUntold(manager, aboutOf(reply, kind));
  }
}

/** Under what a letter to a family is tracked: of each kind the newest. */
function aboutOf({ id }: EventReply, kind: ReplyLetter): string {
  return `reply ${id} ${kind}`;
}

/** When what a letter says is so no more, as the end of the time that it gives a family; undefined of one that has no end. */
function endOf(
  kind: ReplyLetter,
  reply: EventReply,
  day: EventDay,
  releasedAfter?: string,
): Date | undefined {
  if (kind === 'offered') return reply.offeredUntil!;
  if (kind === 'moreFree') return reply.furtherUntil!;
  // It says "tomorrow".
  if (kind === 'reminder') return momentOf(wallClock(day.startsAt).date, '00:00');
  return releasedAfter === undefined ? undefined : momentOf(addDays(releasedAfter, 1), '00:00');
}

/** What the diets of the list are called in a language. */
export async function dietNames(
  manager: EntityManager,
  language: Language,
): Promise<ReadonlyMap<number, string>> {
  const diets = await manager.find(Diet, { order: { position: 'ASC', id: 'ASC' } });
  return new Map(diets.map((diet) => [diet.id, String(inLanguage(diet, DIET_TEXTS, language).name)]));
}
