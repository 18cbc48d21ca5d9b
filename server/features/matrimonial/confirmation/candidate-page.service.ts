import type { DataSource, EntityManager } from 'typeorm';
import { ageInYears } from '../../../../rules/birth-date.ts';
import type { CandidateFields } from '../../../../rules/candidate.ts';
import type { ShownChoices } from '../../../../rules/candidate-confirmation.ts';
import type { SignsIn } from '../../../../rules/candidate-states.ts';
import { AppError } from '../../../../rules/errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { FileStore } from '../../../files/file-store.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import { type VisitorGuard, VisitorLimits } from '../../../identity/visitor-limits.ts';
import { Candidate } from '../candidates/candidate.entity.ts';
import type { CandidateService } from '../candidates/candidate.service.ts';
import { photoIdsOf, readingOf } from '../candidates/candidate-photo.service.ts';
import { Member } from '../members/member.entity.ts';
import { isOwnProfile } from '../members/own-profile.ts';
import { whoSignsIn } from '../members/who-signs-in.ts';
import { findShownUntil } from './asked-anew.ts';
import type { AskingService } from './asking.service.ts';
import type { CandidateContacts } from './candidate-contacts.ts';
import type { CandidateLink } from './candidate-link.entity.ts';
import { type CandidateLinksService, isOpen } from './candidate-links.service.ts';
import type { CandidateOwnProfile, CandidatePage, CandidateStateType } from './candidate-page.type.ts';
import type { ConfirmationService } from './confirmation.service.ts';

/** Each is a letter to the candidate. */
const NEW_LINKS = new VisitorLimits({ name: 'candidate-link', perHour: 5, perDay: 10, sitePerDay: 200 });

/** What opens a candidate's page: the token of their own link, or the account whose candidate signs in themself. */
export type CandidateKey = { token: string } | { memberId: number };

/** A page that is open, by which link if by one, and by which way its candidate answers. */
type OpenPage = Pick<CandidateLink, 'candidateId' | 'way'> & { token?: string };

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

/** What candidates see and do of their profile by their own link or sign-in, without the family. */
export class CandidatePageService {
  constructor(private readonly needed: Needed) {}

  /** Null for an unknown link, and without a profile. */
  async find(key: CandidateKey): Promise<CandidatePage | null> {
    const { manager } = this.needed.dataSource;
    if ('memberId' in key) {
      const own = await manager.findOneBy(Candidate, key);
      return own && { madeAt: own.createdAt, profile: await this.#present(manager, own) };
    }
    const link = await this.needed.links.find(manager, key.token);
    if (!link) return null;
    const candidate = await manager.findOneByOrFail(Candidate, { id: link.candidateId });
    return { madeAt: link.createdAt, profile: isOpen(link) ? await this.#present(manager, candidate) : null };
  }

  /** @param reading of the page to which they say yes */
  confirm(key: CandidateKey, reading: string, choices: ShownChoices): Promise<CandidatePage> {
    return this.#act(key, async ({ candidateId: id, way, token }) => {
      await this.needed.confirmations.give({ id, token, reading }, choices, way);
    });
  }

  later(key: CandidateKey): Promise<CandidatePage> {
    return this.#act(key, async ({ candidateId: id, way, token }) => {
      await this.needed.confirmations.later({ id, token }, way);
    });
  }

  withdraw(key: CandidateKey): Promise<CandidatePage> {
    return this.#act(key, async ({ candidateId: id, way, token }) => {
      await this.needed.confirmations.withdraw({ id, token }, way);
    });
  }

  setAbsence(key: CandidateKey, fields: { absence?: unknown; until?: unknown }): Promise<CandidatePage> {
    return this.#act(key, async ({ candidateId: id, token }) => {
      await this.needed.confirmations.setAbsence({ id, token }, fields, { isByCandidate: true });
    });
  }

  /** Removes the profile; its candidate is not asked again. */
  async refuse(key: CandidateKey): Promise<void> {
    const { candidateId: id, way, token } = await this.#open(key);
    await this.needed.confirmations.refuse({ id, token }, way);
  }

  /**
   * The candidate's own correction, by the rules of the form; what an old client left out may stay so.
   * @throws AppError as {@link CandidateService.save} does
   */
  correct(key: CandidateKey, version: number, fields: CandidateFields): Promise<CandidatePage> {
    return this.#act(key, async ({ candidateId }) => {
      const { dataSource, candidates } = this.needed;
      const { memberId } = await dataSource.manager.findOneByOrFail(Candidate, { id: candidateId });
      await candidates.save(memberId, fields, {
        expects: { version },
        byCandidate: 'token' in key ? 'LINK' : 'SIGN_IN',
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
   * How the profile of a member stands; null without one. A no, a yes that was taken back and a pause of the candidate's own
   * are all the same to the family: it is not shown.
   */
  async stateOf({
    memberId,
    isCandidate,
  }: Pick<Viewer, 'memberId' | 'isCandidate'>): Promise<CandidateStateType | null> {
    const { manager } = this.needed.dataSource;
    const candidate = await manager.findOneBy(Candidate, { memberId });
    if (!candidate) return null;
    const state = await this.#stateOf(manager, candidate);
    if (isCandidate || !(await this.needed.contacts.keepOut(manager, candidate))) return state;
    return {
      ...state,
      ...{ confirmation: 'WITHDRAWN', askedAt: null, shownUntil: null, absence: null, absentUntil: null },
    };
  }

  /** @throws AppError NOT_FOUND for an unknown link and one that is too old, and without a profile */
  async #open(key: CandidateKey): Promise<OpenPage> {
    const { dataSource, links } = this.needed;
    if ('memberId' in key) {
      const own = await dataSource.manager.findOneBy(Candidate, key);
      if (own) return { candidateId: own.id, way: 'SIGN_IN' };
    } else {
      const link = await links.findOpen(dataSource.manager, key.token);
      if (link) return { ...link, ...key };
    }
    throw new AppError('NOT_FOUND', 'somethingWrong');
  }

  async #act(key: CandidateKey, work: (page: OpenPage) => Promise<void>): Promise<CandidatePage> {
    await work(await this.#open(key));
    const page = await this.find(key);
    if (!page) throw new AppError('NOT_FOUND', 'somethingWrong');
    return page;
  }

  async #present(manager: EntityManager, candidate: Candidate): Promise<CandidateOwnProfile> {
    const { name: madeBy } = await manager.findOneByOrFail(Member, { id: candidate.memberId });
    return {
      ...candidate,
      age: ageInYears(candidate.birthDate),
      consent: candidate.consentVersion !== null,
      reading: await readingOf(manager, candidate),
      photos: await this.#photos(manager, candidate),
      madeBy,
      signsIn: await this.#signsIn(manager, candidate),
      state: await this.#stateOf(manager, candidate),
    };
  }

  async #stateOf(manager: EntityManager, candidate: Candidate): Promise<CandidateStateType> {
    const { confirmation, absence, absentUntil, listed, confirmationAskedAt } = candidate;
    const { photosFor, surnameFor, showsIncome, showsReligion, showsCaste } = candidate;
    return {
      confirmation,
      isShown: listed,
      askedAt: confirmationAskedAt,
      shownUntil: await findShownUntil(manager, candidate.id),
      absence,
      absentUntil,
      shown: { photosFor, surnameFor, showsIncome, showsReligion, showsCaste },
    };
  }

  /** Whoever has made it for themselves signs in already. */
  async #signsIn(manager: EntityManager, candidate: Candidate): Promise<SignsIn> {
    const signsIn = await whoSignsIn(manager, [candidate.memberId]);
    return (
      signsIn.get(candidate.memberId)?.signsIn ??
      ((await isOwnProfile(manager, candidate)) ? 'CANDIDATE' : 'MAKER')
    );
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
