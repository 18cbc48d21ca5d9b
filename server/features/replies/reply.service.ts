import { isDeepStrictEqual } from 'node:util';
import type { DataSource, EntityManager } from 'typeorm';
import { CardOffer } from '../../../rules/card-offer.ts';
import { AppError } from '../../../rules/errors.ts';
import { type Language, letterLanguageOf } from '../../../rules/languages.ts';
import {
  type ReplyFields,
  type ReplyValues,
  replyDateRules,
  replyKeyRules,
  replyRules,
} from '../../../rules/replies.ts';
import { LIVE_REPLIES, ReplyOutcome } from '../../../rules/reply-states.ts';
import { validate } from '../../../rules/validation.ts';
import { storeOnce } from '../../database/store-once.ts';
import { inTransaction } from '../../database/transaction.ts';
import { inboxOf, type RateLimit, type RateLimiter } from '../../identity/rate-limiter.ts';
import { hashToken, newToken } from '../../identity/tokens.ts';
import { type VisitorGuard, VisitorLimits } from '../../identity/visitor-limits.ts';
import { dayOfReply, eventNameIn } from './event-day.ts';
import { EventReply } from './event-reply.entity.ts';
import type { OwnReply } from './own-reply.type.ts';
import type { ReplyResult } from './replies.type.ts';
import type { OpenDay, ReplyBook } from './reply-book.ts';
import { chargeThatCounts, type RepliesByCard } from './reply-charges.ts';
import type { ReplyFactsService } from './reply-facts.service.ts';
import type { ReplySteps } from './reply-steps.ts';
import { saidColumns } from './reply-values.ts';
import { requireOpen } from './require-open.ts';

const HOUR = 3600;

/** A household replies from one network, and a whole hall from its own. */
const REPLY_LIMITS = new VisitorLimits({ name: 'event-reply', perHour: 60, perDay: 200, sitePerDay: 1000 });
/** The form writes to any address that is typed. */
const PER_EMAIL: RateLimit = {
  name: 'event-reply-email',
  limit: 8,
  window: HOUR,
  firstWait: HOUR / 2,
  longestWait: 12 * HOUR,
};
/** Each change is a letter. */
const PER_REPLY: RateLimit = { ...PER_EMAIL, name: 'event-reply-change', limit: 12 };

interface Sender {
  /** The visitor's address. */
  ip: string;
  /** Of the letters. */
  language: Language;
  /** Of their account of the main site, if they are signed in to one. */
  userId: number | null;
}

interface Sent extends ReplyFields {
  eventId: number;
  day: string;
  waitIfFull?: boolean;
  idempotencyKey: string;
  website?: string | null;
}

interface Needed {
  dataSource: DataSource;
  visitors: VisitorGuard;
  rateLimiter: RateLimiter;
  book: ReplyBook;
  steps: ReplySteps;
  facts: ReplyFactsService;
  /** Left out where the association takes no cards. */
  byCard?: RepliesByCard;
}

/** A household that has replied before was sent its link again, and nothing else was stored. */
type Stored = ReplyResult | { isKnown: true };

/** Replies as households send and change them, by the link that their email brings. */
export class ReplyService {
  constructor(private readonly needed: Needed) {}

  /**
   * Stores a household's reply and mails its private link. Idempotent: a repeat with the same key gets the same answer and adds
   * nothing, as long as the reply is what it says.
   * @param sent not yet validated. `website` is a honeypot, which only bots fill in; what they send is dropped
   * @returns FULL, with what is left, when there is not enough room for all of them and they do not want to wait
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND where the event does not ask; CONFLICT when
   *   replies are not open, and when the household has replied before, which is then sent its link again; RATE_LIMITED
   */
  async send(
    { website, eventId, day, waitIfFull, idempotencyKey, ...fields }: Sent,
    sender: Sender,
  ): Promise<ReplyResult> {
    validate(replyKeyRules, { idempotencyKey });
    const key = validate(replyDateRules, { eventId, day });
    const values = validate(replyRules, fields);
    if (website?.trim())
      return { outcome: ReplyOutcome.COMING, left: null, waitingBefore: 0, further: 0, token: newToken() };
    const { dataSource, visitors, book, steps } = this.needed;
    const site = await book.needed.siteSettings.find();
    const stored = await storeOnce<Stored>(dataSource, {
      key: ['event-reply', idempotencyKey],
      find: (manager) => this.#findEarlier(manager, idempotencyKey, key, values),
      admit: () => visitors.count(REPLY_LIMITS, sender.ip, [[PER_EMAIL, inboxOf(values.email)]]),
      store: async (manager) => {
        const open = requireOpen(await book.open(manager, key.eventId, key.day));
        // A number that anybody could type would tell whether its household comes: only the office knows families by it.
        const said = { ...saidColumns(open.setting, values), mobile: '', mobileKey: '' };
        const known =
          (await manager.findOneBy(EventReply, { idempotencyKey })) ?? (await book.ofHousehold(open, said));
        if (known) {
          await book.write(open, 'linkAgain', known);
          return { isKnown: true };
        }
        const by = {
          letterLanguage: letterLanguageOf(sender.language, site),
          userId: sender.userId,
          isByOffice: false,
          idempotencyKey,
        };
        return steps.enter(open, said, by, waitIfFull ?? false);
      },
    });
    if (!('isKnown' in stored)) return stored;
    throw new AppError('CONFLICT', 'replySentBefore', { field: 'email' });
  }

  /** A reply as its household sees it; null for an unknown link. */
  async find(token: string, language: Language): Promise<OwnReply | null> {
    const reply = await this.#byToken(this.needed.dataSource.manager, token);
    const own = reply && (await this.needed.facts.own(reply, language));
    if (!own) return null;
    const charge = await this.#charge(reply);
    const [card = CardOffer.NOT_OFFERED] = (charge && (await this.needed.byCard?.offers([charge]))) ?? [];
    return { ...own, card };
  }

  /**
   * Opens the page on which the places are paid by card.
   * @returns its address; null for an unknown link, where nothing is asked, and where no cards are taken
   * @throws AppError CONFLICT when there is nothing to pay by card; RATE_LIMITED; UNAVAILABLE
   */
  async payByCard(token: string, language: Language): Promise<string | null> {
    const { dataSource, byCard } = this.needed;
    const reply = byCard && (await this.#byToken(dataSource.manager, token));
    const charge = reply && (await this.#charge(reply));
    const day = charge && (await dayOfReply(dataSource.manager, reply));
    if (!byCard || !day) return null;
    const description = eventNameIn(day, language);
    return byCard.start(charge, { path: '/replies', done: 'done', token, language, description });
  }

  /**
   * Changes a reply, or sends one again that was withdrawn.
   * @throws AppError NOT_FOUND for an unknown link; as {@link send}
   */
  async change(
    token: string,
    { waitIfFull, ...fields }: ReplyFields & { waitIfFull?: boolean },
  ): Promise<ReplyResult> {
    const values = validate(replyRules, fields);
    return this.#with(token, async (open, reply) => {
      const { mobile, mobileKey } = reply;
      const said = { ...saidColumns(requireOpen(open).setting, values, reply), mobile, mobileKey };
      const other = await this.needed.book.ofHousehold(open, { ...said, exceptId: reply.id });
      if (other) throw new AppError('CONFLICT', 'replyOfficeSentBefore', { field: 'email' });
      return this.needed.steps.change(open, reply, said, waitIfFull ?? false);
    });
  }

  /**
   * Does not come, leaves the waiting list, or declines what is offered; also after replies have closed. Once more it does nothing.
   * @throws AppError NOT_FOUND for an unknown link; CONFLICT once the event has begun
   */
  async withdraw(token: string): Promise<void> {
    await this.#with(token, async (open, reply) => {
      if (!LIVE_REPLIES.includes(reply.state)) return;
      if (open.day.startsAt <= new Date()) throw new AppError('CONFLICT', 'repliesClosed');
      await this.needed.steps.withdraw(open, reply);
    });
  }

  /** Waits for no further places, and keeps those that it has. @throws AppError NOT_FOUND for an unknown link */
  async keepAsIs(token: string): Promise<void> {
    await this.#with(token, (open, reply) => this.needed.steps.keepAsIs(open, reply));
  }

  /** Takes what is offered. @throws AppError NOT_FOUND for an unknown link; CONFLICT when it is kept no longer, or called off */
  async accept(token: string): Promise<void> {
    await this.#with(token, (open, reply) => this.needed.steps.accept(open, reply));
  }

  /** Does something with the reply of a link while its places are locked. */
  async #with<Result>(
    token: string,
    work: (open: OpenDay, reply: EventReply) => Promise<Result>,
  ): Promise<Result> {
    const { dataSource, rateLimiter, book } = this.needed;
    const seen = await this.#byToken(dataSource.manager, token);
    if (!seen) throw new AppError('NOT_FOUND', 'notFound');
    await rateLimiter.attempt(PER_REPLY, String(seen.id));
    return inTransaction(dataSource, async (manager) => {
      const open = await book.openOf(manager, seen);
      // As it is now that nobody else changes it.
      const reply = await this.#byToken(manager, token);
      if (!open || !reply) throw new AppError('NOT_FOUND', 'notFound');
      return work(open, reply);
    });
  }

  async #charge({ id }: EventReply) {
    return chargeThatCounts((await this.needed.book.needed.charges?.of([{ replyId: id }]))?.get(id));
  }

  #byToken(manager: EntityManager, token: string): Promise<EventReply | null> {
    return manager.findOneBy(EventReply, { tokenHash: hashToken(token) });
  }

  async #findEarlier(
    manager: EntityManager,
    idempotencyKey: string,
    { eventId, day: key }: { eventId: number; day: string },
    values: ReplyValues,
  ): Promise<Stored | null> {
    const earlier = await manager.findOneBy(EventReply, { idempotencyKey });
    if (!earlier) return null;
    const isSame =
      earlier.eventId === eventId && earlier.day === key && earlier.email === values.email.toLowerCase();
    if (!isSame) throw new AppError('BAD_USER_INPUT', 'invalidRequest', { field: 'idempotencyKey' });
    const { book, steps } = this.needed;
    const open = await book.look(manager, earlier.eventId, earlier.day);
    // What was withdrawn since, or says something else, is no repeat: that household is sent its link instead.
    const isAsSent =
      open &&
      LIVE_REPLIES.includes(earlier.state) &&
      isDeepStrictEqual(whoComes(earlier), whoComes(saidColumns(open.setting, values, earlier)));
    return isAsSent ? steps.result(open, earlier) : null;
  }
}

/** What two replies with the same key may not differ in. */
function whoComes({
  name,
  ages,
  diets,
  answers,
  needs,
  isMemberPrice,
}: Pick<EventReply, 'name' | 'ages' | 'diets' | 'answers' | 'needs' | 'isMemberPrice'>) {
  return { name, ages, diets, answers, needs, isMemberPrice };
}
