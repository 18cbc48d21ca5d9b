import { AppError } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { LIVE_REPLIES, ReplyOutcome, ReplyState } from '../../../rules/reply-states.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { ownPlace } from './event-day.ts';
import { EventReply, NO_FURTHER } from './event-reply.entity.ts';
import type { ReplyResult } from './replies.type.ts';
import type { OpenDay, ReplyBook } from './reply-book.ts';
import { timeToPay } from './reply-times.ts';
import type { saidColumns } from './reply-values.ts';

type Said = ReturnType<typeof saidColumns>;

/** Who a new reply is of, and how it came. */
export interface ReplyBy {
  letterLanguage: Language;
  userId: number | null;
  isByOffice: boolean;
  idempotencyKey: string | null;
}

const isPlaced = ({ state }: EventReply) => state === ReplyState.COMING || state === ReplyState.OFFERED;

/** What became of a reply, and which one it is; none when nothing was stored. */
export type StepResult = ReplyResult & { id: number | null };

/** What households and the office do with replies, on a date whose places are locked. */
export class ReplySteps {
  constructor(private readonly book: ReplyBook) {}

  /** A reply that is new: it comes when there is room for all of it, or waits if it wants to. */
  async enter(open: OpenDay, said: Said, by: ReplyBy, waitIfFull: boolean): Promise<StepResult> {
    const { manager, day } = open;
    const left = await this.book.left(open);
    const fits = left === null || said.total <= left;
    if (!fits && !this.#mayWait(open, said, waitIfFull)) return this.#full(open, left);
    const reply = await manager.save(
      manager.create(EventReply, {
        ...said,
        ...by,
        eventId: day.eventId,
        day: day.day,
        state: fits ? ReplyState.COMING : ReplyState.WAITING,
        waitingSince: fits ? null : new Date(),
        toldStartsAt: day.startsAt,
        toldPlace: ownPlace(day),
        tokenHash: null,
        // After a restore another reply may get the number of one that is lost.
        linkSalt: newToken(),
        offeredUntil: null,
        payBy: null,
      }),
    );
    Object.assign(reply, timeToPay(open, reply));
    await this.#settle(open, reply, fits ? 'coming' : 'waiting');
    return this.result(open, reply);
  }

  /**
   * Changes what a household has said. More people need room, and else nothing is changed, or it keeps its places and waits for the
   * further ones; fewer free their places at once. One that waits comes as soon as it fits; one that was withdrawn or released is
   * as a new one.
   */
  async change(open: OpenDay, reply: EventReply, said: Said, waitIfFull: boolean): Promise<StepResult> {
    const left = await this.book.left(open, reply.id);
    const fits = left === null || said.total <= left || (isPlaced(reply) && said.total <= reply.total);
    const waits = reply.state === ReplyState.WAITING;
    if (!fits && reply.state === ReplyState.COMING && this.#mayWait(open, said, waitIfFull))
      return this.#askFurther(open, reply, said);
    if (!fits && (isPlaced(reply) || !this.#mayWait(open, said, waitIfFull || waits)))
      return this.#full(open, left, reply);
    const before = reply.state;
    const owesMore = before !== ReplyState.COMING || said.pence > reply.pence;
    Object.assign(reply, said, NO_FURTHER);
    if (!fits && !waits) Object.assign(reply, { state: ReplyState.WAITING, waitingSince: new Date() });
    if (fits && !isPlaced(reply)) reply.state = ReplyState.COMING;
    // Who owes more has time for it, as if they had come anew.
    if (owesMore) Object.assign(reply, timeToPay(open, reply));
    if (!LIVE_REPLIES.includes(before))
      Object.assign(reply, {
        ...{ toldStartsAt: open.day.startsAt, toldPlace: ownPlace(open.day), isToldOff: false },
      });
    await this.#settle(open, reply, letterOf(before, reply.state));
    await this.book.offer(open);
    return this.result(open, reply);
  }

  /** A household does not come, leaves the waiting list, or lets the next one have what was offered. */
  async withdraw(open: OpenDay, reply: EventReply): Promise<void> {
    if (!LIVE_REPLIES.includes(reply.state)) return;
    Object.assign(reply, { state: ReplyState.WITHDRAWN, offeredUntil: null });
    await this.book.store(open, reply);
    await this.book.write(open, 'withdrawn', reply);
    await this.book.offer(open);
  }

  /** A household that has places waits for no further ones; they go to the next if they were offered. */
  async keepAsIs(open: OpenDay, reply: EventReply): Promise<void> {
    if (!reply.further) return;
    Object.assign(reply, NO_FURTHER);
    await this.book.store(open, reply);
    await this.book.offer(open);
  }

  /** Takes what was offered. @throws AppError CONFLICT of what is called off, and where nothing is kept any more */
  async accept(open: OpenDay, reply: EventReply): Promise<void> {
    if ((reply.state !== ReplyState.COMING || reply.further) && open.day.isCalledOff)
      throw new AppError('CONFLICT', 'replyCalledOff');
    if (reply.further && reply.furtherUntil) {
      const owesMore = reply.further.pence > reply.pence;
      Object.assign(reply, reply.further, NO_FURTHER);
      if (owesMore) Object.assign(reply, timeToPay(open, reply));
      await this.book.store(open, reply);
      await this.book.write(open, 'changed', reply);
      return;
    }
    if (reply.state === ReplyState.COMING) return;
    if (reply.state !== ReplyState.OFFERED) throw new AppError('CONFLICT', 'replyNotOffered');
    Object.assign(reply, { state: ReplyState.COMING, offeredUntil: null });
    Object.assign(reply, timeToPay(open, reply));
    await this.book.store(open, reply);
    await this.book.write(open, 'coming', reply);
  }

  /** What became of a reply. */
  async result(open: OpenDay, reply: EventReply): Promise<StepResult> {
    const isComing = reply.state === ReplyState.COMING;
    return {
      id: reply.id,
      outcome: isComing ? ReplyOutcome.COMING : ReplyOutcome.WAITING,
      left: await this.book.left(open, reply.id),
      waitingBefore: isComing && !reply.further ? 0 : await this.book.waitingBefore(open, reply),
      further: reply.furtherPeople,
      token: reply.tokenHash && this.book.tokenOf(reply),
    };
  }

  /** What they have stays, and who is to come besides waits; how they are reached counts at once. */
  async #askFurther(open: OpenDay, reply: EventReply, said: Said): Promise<StepResult> {
    const { ages, diets, answers, needs, total, isMemberPrice, pence, ...reached } = said;
    const isKept = reply.further && !reply.furtherUntil;
    Object.assign(reply, reached, {
      further: { ages, diets, answers, needs, total, isMemberPrice, pence },
      furtherPeople: total - reply.total,
      furtherSince: isKept ? reply.furtherSince : new Date(),
      furtherUntil: null,
    });
    await this.#settle(open, reply, 'moreWait');
    await this.book.offer(open);
    return this.result(open, reply);
  }

  /** Nobody waits for more places than there are. */
  #mayWait({ setting: { places } }: OpenDay, { total }: Said, wants: boolean): boolean {
    return wants && (places === null || total <= places);
  }

  async #full(open: OpenDay, left: number | null, reply?: EventReply): Promise<StepResult> {
    const waitingBefore = await this.book.waitingBefore(open, reply);
    return { outcome: ReplyOutcome.FULL, left, waitingBefore, further: 0, token: null, id: null };
  }

  async #settle(open: OpenDay, reply: EventReply, letter: Parameters<ReplyBook['write']>[1]): Promise<void> {
    reply.tokenHash = reply.email ? hashToken(this.book.tokenOf(reply)) : null;
    await this.book.store(open, reply);
    await this.book.write(open, letter, reply);
  }
}

function letterOf(before: ReplyState, after: ReplyState) {
  if (before === after) return 'changed';
  return after === ReplyState.COMING ? 'coming' : 'waiting';
}
