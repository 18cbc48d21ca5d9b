import { type DataSource, type EntityManager, MoreThan } from 'typeorm';
import { CONFIRMATION_VERSION } from '../../../../rules/candidate-confirmation.ts';
import type { ConfirmationWay } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { needsCode } from '../../../../rules/phone.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { eachAlone } from '../../../database/each-alone.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { RateLimit, RateLimiter } from '../../../identity/rate-limiter.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { Outbox, Sending } from '../../../messages/outbox.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { ProfileChange } from '../candidates/profile-changes.ts';
import { Member } from '../members/member.entity.ts';
import { isForSelf, isOwnProfile } from '../members/own-profile.ts';
import type { MatrimonialSettingsService } from '../settings/matrimonial-settings.service.ts';
import { findShownUntil, IS_ASKED } from './asked-anew.ts';
import { askedAnewLetter, askedAnewText } from './asked-anew-letter.ts';
import { type CandidateContacts, ownMobile } from './candidate-contacts.ts';
import type { CandidateLinksService } from './candidate-links.service.ts';
import { CandidateNotices } from './candidate-notices.ts';
import type { ConfirmationService } from './confirmation.service.ts';
import { type CandidateLetterKind, candidateLetter, candidateText } from './confirmation-letters.ts';
import { ConfirmationRecord } from './confirmation-record.entity.ts';

/** What one account may have us write in a day, each to addresses of its own choice: to be asked, and to be told of changes. */
const ASKED: RateLimit = {
  ...{ name: 'candidate-asked', limit: 5, window: 24 * 3600 },
  ...{ firstWait: 3600, longestWait: 24 * 3600, endsWithWindow: true },
};
const TOLD: RateLimit = { ...ASKED, name: 'candidate-told', limit: 30 };
/** A family may have its candidate asked again after this time. */
const ASKED_ONCE_IN = 24 * 3600 * 1000;
/** By what a candidate is reached, and whose they are said to be. */
const REACHED_BY = ['email', 'mobile', 'countryCode', 'profileForId'] as const;
const DAY = 24 * 3600 * 1000;

/** Who has said "not yet" and is to be asked again by now; while the office has suspended the account nobody is. */
const toAskAgain = (manager: EntityManager) =>
  manager
    .createQueryBuilder(Candidate, 'candidate')
    .where(`candidate.confirmation = 'WAITING' AND candidate.asksOn <= :today`, { today: currentDay() })
    .andWhere(`candidate.memberId IN (SELECT id FROM member WHERE status = 'ACTIVE')`);

/** Of a profile that is shown: until which day an answer is awaited before it is shown no longer. */
export interface AskedUntil {
  until: Date;
}

interface Needed {
  dataSource: DataSource;
  outbox: Outbox;
  rateLimiter: RateLimiter;
  siteSettings: SiteSettingsService;
  contacts: CandidateContacts;
  links: CandidateLinksService;
  confirmations: ConfirmationService;
  matrimonialSettings: MatrimonialSettingsService;
}

/** Asks candidates whether they may be shown, each by a link to their own e-mail and mobile. */
export class AskingService {
  readonly #notices: CandidateNotices;

  constructor(private readonly needed: Needed) {
    this.#notices = new CandidateNotices(needed.outbox, needed.siteSettings);
  }

  /**
   * What follows from a profile that was changed, in the transaction that changed it: candidates who make it themselves say yes
   * in the same step; of somebody else's the candidate is asked, and told when what they have said yes to is changed. A yes is
   * that of the person who is reached: with another e-mail, mobile or relation it is asked anew. A change of the
   * candidate who is signed in is none, but what was sent to the old ones opens the page no more.
   * @throws AppError CONFLICT where the candidate signs in, and somebody else says that they are reached elsewhere; RATE_LIMITED
   *   where one account would have us write too often in a day
   */
  async follow(
    manager: EntityManager,
    candidate: Candidate,
    { before, confirms, byCandidate }: ProfileChange,
  ): Promise<void> {
    const isElsewhere = before !== null && REACHED_BY.some((field) => before[field] !== candidate[field]);
    if (byCandidate === 'SIGN_IN') {
      if (isElsewhere) await this.needed.links.void(manager, candidate.id);
      return;
    }
    if (isElsewhere && (await manager.existsBy(Member, { candidateId: candidate.id })))
      throw new AppError('CONFLICT', 'candidateOnly');
    if (byCandidate === 'LINK') {
      // The link may have been passed on: what follows must not be told to its new holder alone.
      if (before && isElsewhere) await this.#notices.isElsewhere(manager, before);
      return;
    }
    const isOwn = await isOwnProfile(manager, candidate);
    const wasOwn = before !== null && (await isOwnProfile(manager, before));
    const isAnother = isElsewhere && !(isOwn && wasOwn);
    if (isAnother) await this.needed.confirmations.beginAnew(manager, candidate);
    // What is said to be one's own only afterwards would turn round what the candidate has answered.
    if (confirms && isOwn && (before === null || wasOwn))
      await this.needed.confirmations.giveWithin(manager, candidate, confirms, 'FORM');
    else if (before === null || isAnother) {
      await this.needed.rateLimiter.attempt(ASKED, String(candidate.memberId), manager);
      await this.ask(manager, candidate, 'asked');
    } else if (!isOwn) {
      const isGiven = candidate.confirmation === 'GIVEN';
      // Counted also of who has taken the yes back, and is not told: else a refusal would tell the family who has but paused.
      if (isGiven || (await this.needed.contacts.keepOut(manager, candidate)))
        await this.needed.rateLimiter.attempt(TOLD, String(candidate.memberId), manager);
      if (isGiven) await this.write(manager, candidate, 'changed');
    }
  }

  /**
   * Whether `follow` takes the yes of whoever is signed in as the candidate's own: asked before a profile is saved, with what is
   * to be said in it of whose it is. Candidates with a sign-in of their own answer on their own page.
   */
  async takesOwnYes(
    { memberId, isCandidate }: Pick<Viewer, 'memberId' | 'isCandidate'>,
    said: Pick<Candidate, 'profileForId' | 'countryCode' | 'mobile'>,
  ): Promise<boolean> {
    if (isCandidate) return false;
    const { manager } = this.needed.dataSource;
    const before = await manager.findOneBy(Candidate, { memberId });
    const isOwn = await isOwnProfile(manager, { id: before?.id ?? 0, memberId, ...said });
    return isOwn && (before === null || (await isOwnProfile(manager, before)));
  }

  /**
   * Asks a candidate, unless they have refused before. Whoever has said yes since is asked whether it goes on.
   * @returns what came of it; UNREACHED where no message can reach them
   */
  async ask(
    manager: EntityManager,
    candidate: Candidate,
    kind: CandidateLetterKind | AskedUntil,
  ): Promise<'ASKED' | 'REFUSED' | 'UNREACHED'> {
    if (candidate.confirmation !== 'GIVEN' && (await this.needed.contacts.hasRefused(manager, candidate)))
      return 'REFUSED';
    const ways = await this.write(manager, candidate, kind);
    if (ways.length === 0) return 'UNREACHED';
    // Not a change of the profile: its version stays. Of one that is shown meanwhile the days run from the first question.
    await manager.query(
      `UPDATE candidate SET asks_on = NULL,
              confirmation_asked_at = CASE WHEN listed AND ${IS_ASKED} THEN confirmation_asked_at ELSE now() END
        WHERE id = $1`,
      [candidate.id],
    );
    for (const way of ways)
      await manager.insert(ConfirmationRecord, {
        candidateId: candidate.id,
        act: 'ASKED',
        textVersion: CONFIRMATION_VERSION,
        way,
      });
    return 'ASKED';
  }

  /**
   * At the family's wish, once a day.
   * @throws AppError NOT_FOUND without a profile; CONFLICT when it was asked today or has answered
   */
  askAgain(memberId: number): Promise<void> {
    return inTransaction(this.needed.dataSource, async (manager) => {
      const candidate = await manager.findOne(Candidate, {
        where: { memberId },
        lock: { mode: 'pessimistic_write' },
      });
      if (!candidate) throw new AppError('NOT_FOUND', 'somethingWrong');
      const { id, confirmation, asksOn, isFromBefore } = candidate;
      const shownUntil = await findShownUntil(manager, id);
      const hasAnswered = await this.needed.contacts.keepOut(manager, candidate);
      const waits = !hasAnswered && (shownUntil !== null || (confirmation === 'WAITING' && asksOn === null));
      const wasAsked = {
        candidateId: id,
        act: 'ASKED',
        createdAt: MoreThan(new Date(Date.now() - ASKED_ONCE_IN)),
      } as const;
      if (!waits || (await manager.existsBy(ConfirmationRecord, wasAsked)))
        throw new AppError('CONFLICT', 'candidateAskedAlready');
      const { answerDays } = await this.needed.matrimonialSettings.find(manager);
      const until = shownUntil ?? new Date(Date.now() + answerDays * DAY);
      await this.ask(manager, candidate, shownUntil || isFromBefore ? { until } : 'askedAgain');
    });
  }

  /** Asks again whoever said "not yet" a month ago. */
  async askOnTheirDay(stopping: AbortSignal): Promise<void> {
    const { dataSource } = this.needed;
    const found = await toAskAgain(dataSource.manager).orderBy('candidate.id').getMany();
    await eachAlone(
      found,
      ({ id }) =>
        inTransaction(dataSource, async (manager) => {
          // One that another server asks just then is left to it.
          const candidate = await toAskAgain(manager)
            .andWhere({ id })
            .setLock('pessimistic_write')
            .setOnLocked('skip_locked')
            .getOne();
          if (candidate && (await this.ask(manager, candidate, 'askedAgain')) !== 'ASKED')
            await manager.query('UPDATE candidate SET asks_on = NULL WHERE id = $1', [id]);
        }),
      stopping,
    );
  }

  /** Writes to the candidate's own addresses, each with a link of its own. @returns by which ways */
  async write(
    manager: EntityManager,
    candidate: Candidate,
    wanted: CandidateLetterKind | AskedUntil,
  ): Promise<ConfirmationWay[]> {
    const { outbox, siteSettings, links } = this.needed;
    const isFirst = wanted === 'asked' || wanted === 'askedAgain';
    // Nobody is introduced to themselves.
    const kind = isFirst && (await isForSelf(manager, candidate)) ? 'askedOwn' : wanted;
    const { name: madeBy } = await manager.findOneByOrFail(Member, { id: candidate.memberId });
    const settings = await siteSettings.find();
    const { firstName, email } = candidate;
    const ways: ConfirmationWay[] = [];
    // Of a profile that is shown the days for an answer run only once the question has left.
    const sending = (way: ConfirmationWay): Sending =>
      typeof kind === 'string' ? {} : { about: `candidate ${candidate.id} ${way}` };
    if (outbox.sendsMail && email) {
      const page = await links.make(manager, candidate.id, 'EMAIL');
      const told = { firstName, madeBy, page };
      const letter =
        typeof kind === 'string'
          ? candidateLetter(kind, told, settings)
          : askedAnewLetter({ ...told, ...kind }, settings);
      // The link dies: sent later, it would lead nowhere.
      await outbox.mail(manager, { to: email, ...letter }, { isKept: false, ...sending('EMAIL') });
      ways.push('EMAIL');
    }
    const mobile = ownMobile(candidate);
    // Numbers abroad get no text messages.
    if (outbox.sendsSms && mobile !== null && needsCode(candidate.countryCode) && kind !== 'changed') {
      const told = { firstName, madeBy, page: await links.make(manager, candidate.id, 'SMS') };
      const text =
        typeof kind === 'string'
          ? candidateText(kind, told, settings)
          : askedAnewText({ ...told, ...kind }, settings);
      await outbox.notice(manager, { to: mobile, text }, sending('SMS'));
      ways.push('SMS');
    }
    return ways;
  }
}
