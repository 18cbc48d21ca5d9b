import { type DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { ageInYears } from '../../../../rules/birth-date.ts';
import {
  ASK_AGAIN_DAYS,
  absenceRules,
  CONFIRMATION_VERSION,
  type ShownChoices,
  shownChoicesRules,
} from '../../../../rules/candidate-confirmation.ts';
import type { ConfirmationAct, ConfirmationWay } from '../../../../rules/candidate-states.ts';
import { addDays } from '../../../../rules/days.ts';
import { AppError } from '../../../../rules/errors.ts';
import { LIMITS } from '../../../../rules/limits.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { MediaService } from '../../../files/media.service.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { CandidateService } from '../candidates/candidate.service.ts';
import { readingOf } from '../candidates/candidate-photo.service.ts';
import { Member } from '../members/member.entity.ts';
import type { CandidateContacts } from './candidate-contacts.ts';
import type { CandidateLinksService } from './candidate-links.service.ts';
import { ConfirmationRecord } from './confirmation-record.entity.ts';

interface Needed {
  dataSource: DataSource;
  media: MediaService;
  candidates: CandidateService;
  contacts: CandidateContacts;
  links: CandidateLinksService;
}

/** Which profile: its own id, or that of the member whose it is; by which link, and with what was read of it, if either must still hold. */
export type WhichCandidate = ({ id: number } | { memberId: number }) & { token?: string; reading?: string };

/** The candidate's own answers to being shown (D115), and for how long nobody is shown it. What runs out is taken out by `AskingAnewService`. */
export class ConfirmationService {
  constructor(private readonly needed: Needed) {}

  /**
   * The candidate's yes, with what is shown to whom: from now on members see the profile. Once given, it changes what is shown.
   * @param choices unchecked
   * @throws AppError NOT_FOUND; CONFLICT when it was changed since it was read; BAD_USER_INPUT for whoever is not 18
   */
  give(which: WhichCandidate, choices: ShownChoices, way: ConfirmationWay): Promise<Candidate> {
    return this.#change(which, (manager, candidate) => this.giveWithin(manager, candidate, choices, way));
  }

  /** The same within the transaction that has the profile's row. */
  async giveWithin(
    manager: EntityManager,
    candidate: Candidate,
    choices: ShownChoices,
    way: ConfirmationWay,
  ): Promise<void> {
    const shown = validate(shownChoicesRules, choices);
    if (ageInYears(candidate.birthDate) < LIMITS.candidateAgeMinimum)
      throw new AppError('BAD_USER_INPUT', 'tooYoung', { field: 'birthDate' });
    const act = candidate.confirmation === 'GIVEN' ? 'CHANGED' : 'GIVEN';
    Object.assign(candidate, shown, {
      confirmation: 'GIVEN',
      confirmedAt: new Date(),
      isFromBefore: false,
      asksOn: null,
    });
    await this.#write(manager, candidate, { act, way, shown });
    // The profile is wanted: the question whether to delete it begins anew, as by a sign-in.
    await manager.update(Member, { id: candidate.memberId, askedAt: Not(IsNull()) }, { askedAt: null });
  }

  /**
   * As of a new profile, within the transaction that has its row: another person is reached. Old links open it no more, and a
   * pause was of whoever had them.
   */
  async beginAnew(manager: EntityManager, candidate: Candidate): Promise<void> {
    Object.assign(candidate, { confirmation: 'WAITING', isFromBefore: false, asksOn: null });
    if (candidate.isAbsentByThemselves)
      Object.assign(candidate, { absence: null, absentUntil: null, isAbsentByThemselves: false });
    await manager.save(candidate);
    await this.needed.links.void(manager, candidate.id);
  }

  /** "Not yet": nobody sees it, and the candidate is asked again in a month. */
  later(which: WhichCandidate, way: ConfirmationWay): Promise<Candidate> {
    return this.#change(which, async (manager, candidate) => {
      Object.assign(candidate, {
        confirmation: 'WAITING',
        isFromBefore: false,
        asksOn: addDays(currentDay(), ASK_AGAIN_DAYS),
      });
      await this.#write(manager, candidate, { act: 'LATER', way });
    });
  }

  /** Takes the yes back: nobody sees the profile, which stays until it is removed. */
  withdraw(which: WhichCandidate, way: ConfirmationWay): Promise<Candidate> {
    return this.#change(which, async (manager, candidate) => {
      Object.assign(candidate, { confirmation: 'WITHDRAWN', isFromBefore: false, asksOn: null });
      await this.#write(manager, candidate, { act: 'WITHDRAWN', way });
    });
  }

  /** "No": the profile is removed with its photos, and its candidate is not asked again. */
  async refuse(which: WhichCandidate, way: ConfirmationWay): Promise<void> {
    const { dataSource, media, candidates } = this.needed;
    const photoIds = await inTransaction(dataSource, async (manager) => {
      const candidate = await this.#locked(manager, which);
      await this.#record(manager, candidate, { act: 'REFUSED', way });
      return candidates.removeOf(manager, candidate.memberId);
    });
    await media.purge(photoIds);
  }

  /**
   * Takes the profile out of the lists for a while, or brings it back (without an absence); nothing is deleted.
   * @param fields unchecked
   * What the candidate has done themself the family cannot undo; a pause, a yes that was taken back and a no answer it alike.
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a day that is over; CONFLICT where only the candidate can
   */
  setAbsence(
    which: WhichCandidate,
    fields: { absence?: unknown; until?: unknown },
    { isByCandidate = false } = {},
  ): Promise<Candidate> {
    const { absence, until } = validate(absenceRules, fields as Parameters<typeof absenceRules.parse>[0]);
    if (until != null && until <= currentDay())
      throw new AppError('BAD_USER_INPUT', 'dayToCome', { field: 'until' });
    return this.#change(which, async (manager, candidate) => {
      if (!isByCandidate && (await this.needed.contacts.keepOut(manager, candidate)))
        throw new AppError('CONFLICT', 'candidateDecides');
      Object.assign(candidate, {
        absence: absence ?? null,
        absentUntil: until ?? null,
        isAbsentByThemselves: Boolean(absence) && isByCandidate,
      });
      await manager.save(candidate);
    });
  }

  /** Brings back whose day has come. */
  async bringBack(): Promise<void> {
    await this.needed.dataSource.query(
      'UPDATE candidate SET absence = NULL, absent_until = NULL, is_absent_by_themselves = false WHERE absent_until <= $1',
      [currentDay()],
    );
  }

  #change(
    which: WhichCandidate,
    work: (manager: EntityManager, candidate: Candidate) => Promise<void>,
  ): Promise<Candidate> {
    return inTransaction(this.needed.dataSource, async (manager) => {
      const candidate = await this.#locked(manager, which);
      await work(manager, candidate);
      return candidate;
    });
  }

  async #locked(manager: EntityManager, which: WhichCandidate): Promise<Candidate> {
    const { token, reading, ...where } = which;
    const candidate = await manager.findOne(Candidate, { where, lock: { mode: 'pessimistic_write' } });
    // Whoever held the row may have written another number, which voids the link.
    const isOpen = token === undefined || (await this.needed.links.findOpen(manager, token)) !== null;
    if (!candidate || !isOpen) throw new AppError('NOT_FOUND', 'somethingWrong');
    if (reading !== undefined && reading !== (await readingOf(manager, candidate)))
      throw new AppError('CONFLICT', 'candidateReadAgain');
    return candidate;
  }

  async #write(
    manager: EntityManager,
    candidate: Candidate,
    said: { act: ConfirmationAct; way: ConfirmationWay; shown?: ShownChoices },
  ): Promise<void> {
    await manager.save(candidate);
    await this.#record(manager, candidate, said);
  }

  async #record(
    manager: EntityManager,
    candidate: Candidate,
    { act, way, shown = undefined }: { act: ConfirmationAct; way: ConfirmationWay; shown?: ShownChoices },
  ): Promise<void> {
    await manager.insert(ConfirmationRecord, {
      candidateId: candidate.id,
      act,
      textVersion: CONFIRMATION_VERSION,
      way,
      shown: shown ?? {},
      contactKeys: this.needed.contacts.keysOf(candidate, way),
    });
  }
}
