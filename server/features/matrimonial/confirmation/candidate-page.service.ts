import type { DataSource, EntityManager } from 'typeorm';
import { ageInYears } from '../../../../rules/birth-date.ts';
import type { CandidateFields } from '../../../../rules/candidate.ts';
import type { ShownChoices } from '../../../../rules/candidate-confirmation.ts';
import { AppError } from '../../../../rules/errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import { type VisitorGuard, VisitorLimits } from '../../../identity/visitor-limits.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { CandidateService } from '../candidates/candidate.service.ts';
import { photoIdsOf } from '../candidates/candidate-photo.service.ts';
import { Member } from '../members/member.entity.ts';
import type { AskingService } from './asking.service.ts';
import type { CandidateContacts } from './candidate-contacts.ts';
import type { CandidateLink } from './candidate-link.entity.ts';
import type { CandidateLinksService } from './candidate-links.service.ts';
import type { CandidateOwnProfile, CandidatePage, CandidateStateType } from './candidate-page.type.ts';
import type { ConfirmationService } from './confirmation.service.ts';

/** Each is a letter to the candidate. */
const NEW_LINKS = new VisitorLimits({ name: 'candidate-link', perHour: 5, perDay: 10, sitePerDay: 200 });

interface Needed {
  dataSource: DataSource;
  store: FileStore;
  visitors: VisitorGuard;
  candidates: CandidateService;
  confirmations: ConfirmationService;
  asking: AskingService;
  contacts: CandidateContacts;
  links: CandidateLinksService;
}

/** What candidates see and do of their profile by their own link, without an account and without the family. */
export class CandidatePageService {
  constructor(private readonly needed: Needed) {}

  /** Null for an unknown link. */
  async find(token: string): Promise<CandidatePage | null> {
    const { manager } = this.needed.dataSource;
    const link = await this.needed.links.find(manager, token);
    if (!link) return null;
    const candidate = await manager.findOneByOrFail(Candidate, { id: link.candidateId });
    const isOld = isTooOld(link);
    return { madeAt: link.createdAt, profile: isOld ? null : await this.#present(manager, candidate) };
  }

  confirm(token: string, choices: ShownChoices): Promise<CandidatePage> {
    return this.#act(token, async ({ candidateId: id, way }) => {
      await this.needed.confirmations.give({ id }, choices, way);
    });
  }

  later(token: string): Promise<CandidatePage> {
    return this.#act(token, async ({ candidateId: id, way }) => {
      await this.needed.confirmations.later({ id }, way);
    });
  }

  withdraw(token: string): Promise<CandidatePage> {
    return this.#act(token, async ({ candidateId: id, way }) => {
      await this.needed.confirmations.withdraw({ id }, way);
    });
  }

  setAbsence(token: string, fields: { absence?: unknown; until?: unknown }): Promise<CandidatePage> {
    return this.#act(token, async ({ candidateId: id }) => {
      await this.needed.confirmations.setAbsence({ id }, fields, { isByCandidate: true });
    });
  }

  /** Removes the profile; its candidate is not asked again. */
  async refuse(token: string): Promise<void> {
    const link = await this.#open(token);
    await this.needed.confirmations.refuse({ id: link.candidateId }, link.way);
  }

  /**
   * The candidate's own correction, by the rules of the form; what an old client left out may stay so.
   * @throws AppError as {@link CandidateService.save} does
   */
  correct(token: string, version: number, fields: CandidateFields): Promise<CandidatePage> {
    return this.#act(token, async ({ candidateId }) => {
      const { dataSource, candidates } = this.needed;
      const { memberId } = await dataSource.manager.findOneByOrFail(Candidate, { id: candidateId });
      await candidates.save(memberId, fields, {
        expects: { version },
        isByCandidate: true,
        isIncomplete: true,
      });
    });
  }

  /**
   * Sends the candidate a new link for one that is too old. Whoever has no link learns nothing.
   * @throws AppError RATE_LIMITED
   */
  async renew(token: string, ip: string): Promise<void> {
    const { dataSource, visitors, links, asking } = this.needed;
    await visitors.count(NEW_LINKS, ip, []);
    await inTransaction(dataSource, async (manager) => {
      const link = await links.find(manager, token);
      if (!link) return;
      const candidate = await manager.findOneByOrFail(Candidate, { id: link.candidateId });
      await asking.write(manager, candidate, 'newLink');
    });
  }

  /**
   * How the profile of a member stands, for whoever made it; null without one. A no, a yes that was taken back and a pause of
   * the candidate's own are all the same to them: it is not shown.
   */
  async stateOf(memberId: number): Promise<CandidateStateType | null> {
    const { manager } = this.needed.dataSource;
    const candidate = await manager.findOneBy(Candidate, { memberId });
    if (!candidate) return null;
    const isTheirNo =
      candidate.isAbsentByThemselves ||
      (candidate.confirmation === 'WAITING' && (await this.needed.contacts.hasRefused(manager, candidate)));
    const state = stateOf(candidate);
    return isTheirNo ? { ...state, confirmation: 'WITHDRAWN', absence: null, absentUntil: null } : state;
  }

  /** @throws AppError NOT_FOUND for an unknown link and one that is too old */
  async #open(token: string): Promise<CandidateLink> {
    const link = await this.needed.links.find(this.needed.dataSource.manager, token);
    if (!link || isTooOld(link)) throw new AppError('NOT_FOUND', 'somethingWrong');
    return link;
  }

  async #act(token: string, work: (link: CandidateLink) => Promise<void>): Promise<CandidatePage> {
    const link = await this.#open(token);
    await work(link);
    const page = await this.find(token);
    if (!page) throw new AppError('NOT_FOUND', 'somethingWrong');
    return page;
  }

  async #present(manager: EntityManager, candidate: Candidate): Promise<CandidateOwnProfile> {
    const { name: madeBy } = await manager.findOneByOrFail(Member, { id: candidate.memberId });
    return {
      ...candidate,
      age: ageInYears(candidate.birthDate),
      consent: candidate.consentVersion !== null,
      photos: await this.#photos(manager, candidate),
      madeBy,
      state: stateOf(candidate),
    };
  }

  async #photos(manager: EntityManager, candidate: Candidate): Promise<string[]> {
    const photos: string[] = [];
    for (const id of await photoIdsOf(manager, candidate)) {
      const file = await manager.findOneByOrFail(MediaFile, { id });
      const opened = await this.needed.store.open(`${file.folder}/${file.fileName}`);
      if (!opened) continue;
      const bytes = Buffer.concat(await opened.stream.toArray());
      photos.push(`data:${file.contentType};base64,${bytes.toString('base64')}`);
    }
    return photos;
  }
}

function isTooOld({ expiresAt }: CandidateLink): boolean {
  return expiresAt.getTime() <= Date.now();
}

function stateOf(candidate: Candidate): CandidateStateType {
  const { confirmation, absence, absentUntil, listed, confirmationAskedAt } = candidate;
  const { photosFor, surnameFor, showsIncome, showsReligion, showsCaste } = candidate;
  return {
    confirmation,
    isShown: listed,
    askedAt: confirmationAskedAt,
    absence,
    absentUntil,
    shown: { photosFor, surnameFor, showsIncome, showsReligion, showsCaste },
  };
}
