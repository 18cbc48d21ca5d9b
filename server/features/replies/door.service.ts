import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { type Arrival, arrivalRules, laterArrival } from '../../../rules/arrivals.ts';
import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { type PeopleOfAge, replyDateRules } from '../../../rules/replies.ts';
import { REPLY_LIMITS } from '../../../rules/reply-limits.ts';
import { AgeGroup, ReplyState } from '../../../rules/reply-states.ts';
import { validate } from '../../../rules/validation.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { type EventDay, eventNameIn, findEventDay, placeIn } from './event-day.ts';
import { EventReply } from './event-reply.entity.ts';
import { EventReplySetting } from './event-reply-setting.entity.ts';
import type { DoorEntry, DoorList, KitchenSheet } from './office-replies.type.ts';
import { dietNames } from './reply-book.ts';
import { owedPence, type ReplyCharges } from './reply-charges.ts';
import { named } from './reply-facts.service.ts';

const marksRules = z.object({
  marks: z.array(arrivalRules, 'invalidRequest').max(REPLY_LIMITS.arrivals, 'invalidRequest'),
});

type Marks = z.input<typeof marksRules>['marks'];

interface Ticked {
  eventId: number;
  day: string;
  marks: Marks;
  language: Language;
}

/** The kitchen's numbers, and who is at the door. */
export class DoorService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
    private readonly charges: ReplyCharges | undefined,
  ) {}

  /** Numbers of those who come, by age and diet; null for a date that there is not. */
  async kitchenSheet(eventId: number, key: string, language: Language): Promise<KitchenSheet | null> {
    const day = await this.#day(eventId, key);
    if (!day) return null;
    const replies = await this.#replies(day, [ReplyState.COMING, ReplyState.OFFERED]);
    const coming = replies.filter(({ state }) => state === ReplyState.COMING);
    const offered = replies.filter(({ state }) => state === ReplyState.OFFERED);
    const diets = sumUp(
      coming.flatMap((reply) => reply.diets),
      ({ dietId }) => dietId,
    );
    const names = await dietNames(this.dataSource.manager, language);
    const order = [...names.keys()];
    return {
      total: peopleOf(coming),
      offered: peopleOf(offered),
      ages: agesOf(coming),
      diets: named(
        diets.sort((one, other) => order.indexOf(one.dietId) - order.indexOf(other.dietId)),
        names,
      ),
      needs: coming.filter(({ needs }) => needs).map(({ name, needs }) => ({ name, text: needs })),
    };
  }

  /** Those who come, by surname; null for a date that there is not. */
  async list(eventId: number, key: string, language: Language): Promise<DoorList | null> {
    const day = await this.#day(eventId, key);
    if (!day) return null;
    const replies = await this.#replies(day, [ReplyState.COMING]);
    const { manager } = this.dataSource;
    const setting = await manager.findOneBy(EventReplySetting, { eventId });
    const names = await dietNames(manager, language);
    const charges = await this.charges?.of(
      replies.filter(({ pence }) => pence > 0).map(({ id }) => ({ replyId: id })),
    );
    const entries = replies.map((reply): DoorEntry => {
      const { id, total, ages, diets, needs, arrival } = reply;
      return {
        replyId: id,
        ...nameParts(reply.name),
        ...{ total, ages, needs },
        diets: named(diets, names),
        owedPence: owedPence(reply, charges?.get(id)),
        arrived: arrival?.count ?? 0,
        arrivedAt: arrival ? new Date(arrival.at) : null,
        device: arrival?.device ?? null,
      };
    });
    const inOrder = new Intl.Collator(language).compare;
    entries.sort(
      (one, other) => inOrder(one.surname, other.surname) || inOrder(one.otherNames, other.otherNames),
    );
    return {
      eventId,
      day: day.day,
      eventName: eventNameIn(day, language),
      place: placeIn(day, language) || null,
      startsAt: day.startsAt,
      endsAt: day.endsAt,
      places: setting?.places ?? null,
      coming: peopleOf(replies),
      arrived: entries.reduce((sum, { arrived }) => sum + arrived, 0),
      madeAt: new Date(),
      entries,
    };
  }

  /**
   * Brings in the ticks of a phone, which may have been made without a network and may come twice: of each family the latest
   * counts. Ticks of families that are not on the list any more are passed over.
   * @throws AppError BAD_USER_INPUT; NOT_FOUND for a date that there is not
   */
  async tick(actor: Actor, { eventId, day: key, marks, language }: Ticked): Promise<DoorList> {
    const checked = validate(marksRules, { marks }).marks;
    const day = await this.#day(eventId, key);
    if (!day) throw new AppError('NOT_FOUND', 'notFound');
    await inTransaction(this.dataSource, async (manager) => {
      const ids = [...new Set(checked.map(({ replyId }) => replyId))];
      const replies = await manager
        .createQueryBuilder(EventReply, 'item')
        .setLock('pessimistic_write')
        .where('item.id = ANY (:ids) AND item.eventId = :eventId AND item.day = :day', {
          ids,
          eventId,
          day: day.day,
        })
        .orderBy('item.id')
        .getMany();
      for (const reply of replies) {
        const own = checked.filter(({ replyId }) => replyId === reply.id).map(arrivalOf);
        const latest = [reply.arrival, ...own].filter((one) => one !== null).reduce(laterArrival);
        // Not by `save`: whoever edits the reply in the office is not disturbed.
        await manager.query('UPDATE event_reply SET arrival = $2 WHERE id = $1', [
          reply.id,
          JSON.stringify(latest),
        ]);
      }
      if (replies.length > 0)
        await this.audit.record(
          actor,
          [{ action: 'CHANGE', subject: 'reply', count: replies.length, label: day.name }],
          manager,
        );
    });
    return (await this.list(eventId, key, language))!;
  }

  #day(eventId: number, key: string): Promise<EventDay | null> {
    const { day } = validate(replyDateRules, { eventId, day: key });
    return findEventDay(this.dataSource.manager, eventId, day);
  }

  #replies({ eventId, day }: EventDay, states: readonly ReplyState[]): Promise<EventReply[]> {
    return this.dataSource.manager
      .createQueryBuilder(EventReply, 'item')
      .where('item.eventId = :eventId AND item.day = :day AND item.state IN (:...states)', {
        eventId,
        day,
        states,
      })
      .orderBy('item.id')
      .getMany();
  }
}

const peopleOf = (replies: readonly EventReply[]) => replies.reduce((sum, { total }) => sum + total, 0);

/** A phone whose clock is ahead must not have the last word for ever. */
function arrivalOf({ device, at, count }: { device: string; at: Date; count: number }): Arrival {
  return { device, at: Math.min(at.getTime(), Date.now()), count };
}

function sumUp<Row extends { people: number }>(rows: readonly Row[], keyOf: (row: Row) => unknown): Row[] {
  const sums = new Map<unknown, Row>();
  for (const row of rows) {
    const before = sums.get(keyOf(row));
    sums.set(keyOf(row), { ...row, people: row.people + (before?.people ?? 0) });
  }
  return [...sums.values()];
}

/** In the order of the age groups. */
function agesOf(replies: readonly EventReply[]): PeopleOfAge[] {
  const order = Object.values(AgeGroup);
  const sums = sumUp(
    replies.flatMap(({ ages }) => ages),
    ({ group }) => group,
  );
  return sums.sort((one, other) => order.indexOf(one.group) - order.indexOf(other.group));
}

/** The last word is the surname, as the paper at the door has it. */
function nameParts(name: string): Pick<DoorEntry, 'surname' | 'otherNames'> {
  const words = name.trim().split(/\s+/);
  return { surname: words.at(-1) ?? '', otherNames: words.slice(0, -1).join(' ') };
}
