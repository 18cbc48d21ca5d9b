import type { DataSource, EntityManager } from 'typeorm';
import {
  type CandidateFields,
  type CandidateValues,
  CONSENT_VERSION,
  candidateFormRules,
  candidateRules,
  isListed,
  tellsReligionOrCaste,
} from '../../../rules/candidate.ts';
import { AppError } from '../../../rules/errors.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import { Role } from '../../../rules/permissions.ts';
import { localMobileDigits } from '../../../rules/phone.ts';
import type { SelectList } from '../../../rules/select-lists.ts';
import { validate } from '../../../rules/validation.ts';
import { violatedConstraint } from '../../database/database-errors.ts';
import type { MediaService } from '../../media/media.service.ts';
import type { MediaFile } from '../../media/media-file.entity.ts';
import { contentTypeOfName } from '../../media/media-names.ts';
import type { CheckedUpload } from '../../media/upload-receiver.ts';
import type { Viewer } from '../../security/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { ProfileForService } from '../select-lists/profile-for.service.ts';
import type { SelectListService } from '../select-lists/select-list.service.ts';
import { Candidate } from './candidate.entity.ts';
import { holdActive } from './member-row.ts';

const PHOTO = { folder: 'ProfileImages', kind: 'IMAGE', size: IMAGE_SIZES.candidate } as const;

/** The fields that are chosen from a list, and the list. */
const LISTED = [
  ['height', 'HEIGHT'],
  ['maritalStatus', 'MARITAL_STATUS'],
  ['motherTongue', 'MOTHER_TONGUE'],
  ['religion', 'RELIGION'],
  ['caste', 'CASTE'],
  ['educationType', 'EDUCATION_TYPE'],
  ['occupation', 'OCCUPATION'],
  ['currency', 'CURRENCY'],
  ['annualIncome', 'ANNUAL_INCOME'],
  ['countryCode', 'COUNTRY_CODE'],
  ['contactCountryCode', 'COUNTRY_CODE'],
] as const satisfies readonly (readonly [keyof Candidate, SelectList])[];

type ListedValues = Pick<CandidateValues, (typeof LISTED)[number][0] | 'profileForId'>;

type CandidateFaith = Pick<Candidate, 'religion' | 'caste'>;

interface SaveOptions {
  /** The one that the editor saw; undefined for a new profile. */
  version?: number;
  photo?: CheckedUpload;
  /**
   * What an old client sends instead of a version: the profile's id, 0 for a new one. It can neither ask for
   * consent nor send the photo with the profile. Without consent nobody else sees religion and caste.
   */
  legacyId?: number;
  /** The member asks, as every old client does, and must be active; the demo fills in for others too. */
  byMember?: boolean;
}

/** Keeps each member's own profile (D24, D52); the only writer of its table. */
export class CandidateService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly selectLists: SelectListService,
    private readonly profileFors: ProfileForService,
    private readonly audit: AuditService,
  ) {}

  /** The member's own profile, or null before there is one. */
  findOwn(memberId: number): Promise<Candidate | null> {
    return this.dataSource.manager.findOneBy(Candidate, { memberId });
  }

  /**
   * Whether a photo is of somebody on the list, or of the member's own profile.
   * @param name the file's, or one of its variants'
   */
  async isPhotoShownTo(name: string, memberId: number): Promise<boolean> {
    if (contentTypeOfName(name) === undefined) return false;
    const stem = name.replace(/[@.].*$/, '');
    const [row] = await this.dataSource.query<{ shown: boolean }[]>(
      `SELECT member.status = 'ACTIVE' OR member.id = $2 AS shown
         FROM media_file
         JOIN candidate ON candidate.photo_id = media_file.id
         JOIN member ON member.id = candidate.member_id
        WHERE media_file.folder = 'ProfileImages' AND media_file.file_name = $1`,
      [`${stem}.jpg`, memberId],
    );
    return row?.shown ?? false;
  }

  /**
   * Creates or changes the member's own profile with its photo.
   * @param fields unchecked
   * @throws AppError BAD_USER_INPUT with the first failing rule's text, or without any photo; CONFLICT when
   *   somebody else saved a newer version, or 'Record allready exists.' for a second one (D52); NOT_FOUND
   *   when an old client means a profile that is not the member's own (D24); UNAUTHENTICATED when the member
   *   was shut out or has left meanwhile
   */
  async save(memberId: number, fields: CandidateFields, options: SaveOptions): Promise<Candidate> {
    const { photo, legacyId } = options;
    try {
      const rules = legacyId === undefined ? candidateFormRules : candidateRules;
      const { consent, ...values } = validate(rules, fields);
      await this.#checkLists(values, await this.findOwn(memberId));
      return await this.media.withUpload(photo, PHOTO, async (file) => {
        const saved = await this.dataSource
          .transaction((manager) => this.#store(manager, memberId, { ...values, consent }, options, file))
          .catch(refuseConflict);
        if (saved.replacedId !== null) await this.media.purge([saved.replacedId]);
        return saved.candidate;
      });
    } finally {
      await photo?.discard();
    }
  }

  /**
   * For old clients, which send the photo after the profile.
   * @throws AppError NOT_FOUND unless it is the member's own profile (D24)
   */
  async replacePhoto(memberId: number, candidateId: number, photo: CheckedUpload | undefined): Promise<void> {
    if (!photo) throw new AppError('BAD_USER_INPUT', 'profileImageRequired', { field: 'photo' });
    await this.media.withUpload(photo, PHOTO, async (file) => {
      const replacedId = await this.dataSource.transaction(async (manager) => {
        await holdActive(manager, memberId);
        const candidate = await this.#lock(manager, memberId);
        if (candidate?.id !== candidateId) throw new AppError('NOT_FOUND', 'somethingWrong');
        return this.#attachPhoto(manager, candidate, file!);
      });
      if (replacedId !== null) await this.media.purge([replacedId]);
    });
  }

  /**
   * Removes a profile with its photo and its interests (D65): one's own, or any as an admin, which is
   * written down.
   * @throws AppError NOT_FOUND
   */
  async remove(candidateId: number, viewer: Viewer): Promise<void> {
    const isAdmin = viewer.role === Role.ADMIN;
    const photoId = await this.dataSource.transaction(async (manager) => {
      const candidate = await manager.findOne(Candidate, {
        where: { id: candidateId, ...(isAdmin ? {} : { memberId: viewer.memberId }) },
        lock: { mode: 'pessimistic_write' },
      });
      if (!candidate) throw new AppError('NOT_FOUND', 'somethingWrong');
      const { memberId: subjectId } = candidate;
      if (isAdmin)
        await this.audit.record(
          viewer,
          [{ action: 'REMOVE_PROFILE', subject: 'member', subjectId }],
          manager,
        );
      return this.#erase(manager, candidate);
    });
    if (photoId !== null) await this.media.purge([photoId]);
  }

  /**
   * Removes the profile of a member, who may have none, inside the caller's transaction.
   * @returns the photo, which the caller purges after the commit
   */
  async removeOf(manager: EntityManager, memberId: number): Promise<number | null> {
    const candidate = await this.#lock(manager, memberId);
    return candidate && this.#erase(manager, candidate);
  }

  /** The interests go with their candidate. @returns the photo, whose files go after the commit */
  async #erase(manager: EntityManager, candidate: Candidate): Promise<number | null> {
    const { photoId } = candidate;
    await manager.remove(candidate);
    if (photoId !== null) await this.media.release(manager, photoId);
    return photoId;
  }

  /**
   * Whether the lists offer what was chosen; what a profile has had before may stay.
   * @throws AppError BAD_USER_INPUT with the field
   */
  async #checkLists(values: ListedValues, before: Candidate | null): Promise<void> {
    const changed = LISTED.filter(([field]) => isListed(values, field) && values[field] !== before?.[field]);
    const unknown = await this.selectLists.unknownValues(
      changed.map(([field, list]) => ({ list, value: values[field] })),
    );
    const [first] = changed.filter(([field, list]) =>
      unknown.some((one) => one.list === list && one.value === values[field]),
    );
    if (first) throw new AppError('BAD_USER_INPUT', 'notInList', { field: first[0] });
    const { profileForId } = values;
    if (profileForId !== before?.profileForId && !(await this.profileFors.findOffered(profileForId)))
      throw new AppError('BAD_USER_INPUT', 'profileForRequired', { field: 'profileForId' });
  }

  async #store(
    manager: EntityManager,
    memberId: number,
    { consent, ...values }: CandidateValues,
    options: SaveOptions,
    file: MediaFile | undefined,
  ): Promise<{ candidate: Candidate; replacedId: number | null }> {
    if (options.byMember || options.legacyId !== undefined) await holdActive(manager, memberId);
    const stored = await this.#lock(manager, memberId);
    requireSeen(stored, options);
    const candidate = stored ?? manager.create(Candidate, { memberId, photoId: null });
    if (!file && candidate.photoId === null && options.legacyId === undefined)
      throw new AppError('BAD_USER_INPUT', 'profileImageRequired', { field: 'photo' });
    Object.assign(candidate, values, {
      mobile: localMobileDigits(values.mobile, values.countryCode),
      contactMobile: localMobileDigits(values.contactMobile, values.contactCountryCode),
      ...(keepsConsent(candidate, values, options) ? {} : consentOf(candidate, values, consent)),
    });
    if (file) return { candidate, replacedId: await this.#attachPhoto(manager, candidate, file) };
    await manager.save(candidate);
    return { candidate, replacedId: null };
  }

  /** Saves the candidate with it. @returns the photo before it, whose files go after the commit */
  async #attachPhoto(manager: EntityManager, candidate: Candidate, file: MediaFile): Promise<number | null> {
    const replacedId = candidate.photoId;
    await this.media.attach(manager, file);
    candidate.photoId = file.id;
    await manager.save(candidate);
    if (replacedId !== null) await this.media.release(manager, replacedId);
    return replacedId;
  }

  #lock(manager: EntityManager, memberId: number): Promise<Candidate | null> {
    return manager.findOne(Candidate, { where: { memberId }, lock: { mode: 'pessimistic_write' } });
  }
}

/** A consent keeps the time it was given first, until its text is another one or it is taken back. */
function consentOf(before: Candidate, values: CandidateFaith, consent: boolean) {
  if (!consent || !tellsReligionOrCaste(values)) return { consentVersion: null, consentedAt: null };
  if (before.consentVersion === CONSENT_VERSION) return {};
  return { consentVersion: CONSENT_VERSION, consentedAt: new Date() };
}

/** An old client, which cannot ask, leaves the consent to a religion and caste that it does not change. */
function keepsConsent(before: Candidate, values: CandidateFaith, { legacyId }: SaveOptions): boolean {
  return legacyId !== undefined && before.religion === values.religion && before.caste === values.caste;
}

/** A save changes the profile that its editor has seen, and makes one only where none was seen. */
function requireSeen(stored: Candidate | null, { version, legacyId }: SaveOptions): void {
  const [seen, actual] =
    legacyId === undefined ? [version, stored?.version] : [legacyId || undefined, stored?.id];
  if (seen === actual) return;
  if (seen === undefined) throw new AppError('CONFLICT', 'profileExists');
  if (legacyId) throw new AppError('NOT_FOUND', 'somethingWrong');
  throw new AppError('CONFLICT', 'changedByAnother');
}

/** What happened between a check and the write: a first save of the same member (D52), or a removed entry. */
function refuseConflict(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'candidate_member_id') throw new AppError('CONFLICT', 'profileExists');
  if (constraint === 'candidate_profile_for')
    throw new AppError('BAD_USER_INPUT', 'profileForRequired', { field: 'profileForId' });
  throw error;
}
