import type { DataSource, EntityManager } from 'typeorm';
import {
  type CandidateFields,
  type CandidateValues,
  CONSENT_VERSION,
  candidateFormRules,
  candidateRules,
  tellsReligionOrCaste,
} from '../../../../rules/candidate.ts';
import { AppError } from '../../../../rules/errors.ts';
import { hasPermission, Permission } from '../../../../rules/permissions.ts';
import { countryCodeOf, localMobileDigits, mobileFromE164 } from '../../../../rules/phone.ts';
import { validate } from '../../../../rules/validation.ts';
import { violatedConstraint } from '../../../database/database-errors.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { MediaService } from '../../../files/media.service.ts';
import type { MediaFile } from '../../../files/media-file.entity.ts';
import type { CheckedUpload } from '../../../files/upload-receiver.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { Member } from '../members/member.entity.ts';
import { lockActiveMember } from '../members/member-row.ts';
import { Candidate } from './candidate.entity.ts';
import type { CandidateChoices } from './candidate-choices.ts';
import { type CandidatePhotoService, lockCandidateOf, PHOTO, photoIdsOf } from './candidate-photo.service.ts';
import type { ProfileChange, ProfileChanges } from './profile-changes.ts';

type CandidateFaith = Pick<Candidate, 'religion' | 'caste'>;

/** What the editor started from: no profile yet, a version of it, or (old clients) its id, whatever the version. */
type ExpectedProfile = 'new' | { version: number } | { id: number };

interface SaveOptions extends Pick<ProfileChange, 'confirms' | 'byCandidate'> {
  expects: ExpectedProfile;
  photo?: CheckedUpload;
  /**
   * For old clients: the photo may come later and the consent may be missing; without consent no other member sees
   * religion and caste.
   */
  isIncomplete?: boolean;
  /** The member need not be active. */
  allowInactiveMember?: boolean;
}

/** Creates, changes and removes members' profiles; the only writer of what the family says in them. */
export class CandidateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly photos: CandidatePhotoService,
    private readonly choices: CandidateChoices,
    private readonly audit: AuditService,
    private readonly changes: ProfileChanges,
  ) {}

  /** The member's own profile; null if there is none yet. */
  findOwn(memberId: number): Promise<Candidate | null> {
    return this.dataSource.manager.findOneBy(Candidate, { memberId });
  }

  /**
   * Creates or changes the member's own profile with its photo.
   * @param fields unchecked
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, or without any photo; CONFLICT when
   *   somebody else saved a newer version, or 'Record allready exists.' for a second profile; NOT_FOUND
   *   for an id that is not the member's own profile; UNAUTHENTICATED when the member was deactivated or removed
   *   meanwhile
   */
  async save(memberId: number, fields: CandidateFields, options: SaveOptions): Promise<Candidate> {
    const { photo, expects, isIncomplete } = options;
    try {
      const values = validate(isIncomplete ? candidateRules : candidateFormRules, fields);
      const before = await this.findOwn(memberId);
      await this.choices.check(values, before);
      // Checked before the picture is processed, and again on the locked row.
      requireExpected(before, expects);
      return await this.media.withUpload(photo, PHOTO, async (file) => {
        const saved = await this.dataSource
          .transaction((manager) => this.#store(manager, memberId, values, options, file))
          .catch(refuseConflict);
        if (saved.replacedId !== null) await this.media.purge([saved.replacedId]);
        return saved.candidate;
      });
    } finally {
      await photo?.discard();
    }
  }

  /**
   * Removes a profile with its photo and its interests: members their own, admins any, which is recorded in the
   * audit log. One whose candidate signs in themself is removed by them alone.
   * @throws AppError NOT_FOUND; CONFLICT for a family whose candidate signs in
   */
  async remove(candidateId: number, viewer: Viewer): Promise<void> {
    const isAdmin = hasPermission(viewer, Permission.MANAGE_MATRIMONIALS);
    const photoIds = await inTransaction(this.dataSource, async (manager) => {
      const candidate = await manager.findOne(Candidate, {
        where: { id: candidateId, ...(isAdmin ? {} : { memberId: viewer.memberId }) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!candidate) throw new AppError('NOT_FOUND', 'somethingWrong');
      const { id, memberId: subjectId } = candidate;
      if (!isAdmin && !viewer.isCandidate && (await manager.existsBy(Member, { candidateId: id })))
        throw new AppError('CONFLICT', 'candidateOnly');
      if (isAdmin)
        await this.audit.record(
          viewer,
          [{ action: 'REMOVE_PROFILE', subject: 'member', subjectId }],
          manager,
        );
      return this.#erase(manager, candidate);
    });
    await this.media.purge(photoIds);
  }

  /**
   * Removes the member's profile, if there is one, inside the caller's transaction.
   * @returns ids of the photos, which the caller purges after the commit
   */
  async removeOf(manager: EntityManager, memberId: number): Promise<number[]> {
    const candidate = await lockCandidateOf(manager, memberId);
    return candidate ? this.#erase(manager, candidate) : [];
  }

  /** Makes somebody the one to ring about the candidate, whose row is locked. @param mobile E.164 */
  async setContact(
    manager: EntityManager,
    candidate: Candidate,
    name: string,
    mobile: string,
  ): Promise<void> {
    const contactCountryCode = countryCodeOf(mobile);
    const contactMobile = localMobileDigits(mobileFromE164(mobile), contactCountryCode);
    await manager.save(Object.assign(candidate, { contactName: name, contactCountryCode, contactMobile }));
  }

  /** Interests are deleted by the foreign keys. @returns ids of the photos, to be purged after the commit */
  async #erase(manager: EntityManager, candidate: Candidate): Promise<number[]> {
    const photoIds = await photoIdsOf(manager, candidate);
    await manager.remove(candidate);
    for (const id of photoIds) await this.media.release(manager, id);
    return photoIds;
  }

  async #store(
    manager: EntityManager,
    memberId: number,
    { consent, ...values }: CandidateValues,
    { expects, isIncomplete, confirms, byCandidate, allowInactiveMember }: SaveOptions,
    file: MediaFile | undefined,
  ): Promise<{ candidate: Candidate; replacedId: number | null }> {
    if (!allowInactiveMember) await lockActiveMember(manager, memberId);
    const stored = await lockCandidateOf(manager, memberId);
    requireExpected(stored, expects);
    const before = stored && { ...stored };
    const candidate = stored ?? manager.create(Candidate, { memberId, photoId: null });
    if (!file && candidate.photoId === null && !isIncomplete)
      throw new AppError('BAD_USER_INPUT', 'profileImageRequired', { field: 'photo' });
    Object.assign(candidate, values, {
      mobile: localMobileDigits(values.mobile, values.countryCode),
      contactMobile: localMobileDigits(values.contactMobile, values.contactCountryCode),
      ...consentOf(candidate, values, consent),
    });
    const replacedId = file ? await this.photos.attach(manager, candidate, file) : null;
    if (!file) await manager.save(candidate);
    await this.changes.tell(manager, candidate, { before, confirms, byCandidate });
    return { candidate, replacedId };
  }
}

/**
 * A consent keeps the time it was first given until its text changes or it is withdrawn. If the request does not state it
 * (`undefined`), it stays valid as long as religion and caste are unchanged.
 */
function consentOf(before: Candidate, values: CandidateFaith, consent: boolean | undefined) {
  const isSame = before.religion === values.religion && before.caste === values.caste;
  if (consent === undefined && isSame) return {};
  if (!consent || !tellsReligionOrCaste(values)) return { consentVersion: null, consentedAt: null };
  if (before.consentVersion === CONSENT_VERSION) return {};
  return { consentVersion: CONSENT_VERSION, consentedAt: new Date() };
}

/** Optimistic locking: a save changes only the profile its editor loaded, and creates one only if there was none. */
function requireExpected(stored: Candidate | null, expects: ExpectedProfile): void {
  if (expects === 'new') {
    if (stored) throw new AppError('CONFLICT', 'profileExists');
  } else if ('id' in expects) {
    if (stored?.id !== expects.id) throw new AppError('NOT_FOUND', 'somethingWrong');
  } else if (stored?.version !== expects.version) throw new AppError('CONFLICT', 'changedByAnother');
}

/** Conflicts that arise between the checks and the write: a concurrent first save or a removed list entry. */
function refuseConflict(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'candidate_member_id') throw new AppError('CONFLICT', 'profileExists');
  if (constraint === 'candidate_profile_for')
    throw new AppError('BAD_USER_INPUT', 'profileForRequired', { field: 'profileForId' });
  throw error;
}
