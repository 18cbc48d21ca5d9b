import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import type { MediaService } from '../../../files/media.service.ts';
import type { MediaFile } from '../../../files/media-file.entity.ts';
import { contentTypeOfName } from '../../../files/media-names.ts';
import type { CheckedUpload } from '../../../files/upload-receiver.ts';
import type { Viewer } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { lockActiveMember } from '../members/member-row.ts';
import { Candidate } from './candidate.entity.ts';
import { CandidatePhoto } from './candidate-photo.entity.ts';
import { byViewer, type ProfileChanges } from './profile-changes.ts';
import { isShownTo, nearness, showsPhotos } from './visibility.ts';

/** How photos are stored. */
export const PHOTO = { folder: 'ProfileImages', kind: 'IMAGE', size: IMAGE_SIZES.candidate } as const;

/** Files with the candidate whose first or later photo they are. */
const PHOTO_OF_CANDIDATE = `media_file
  LEFT JOIN candidate_photo AS later ON later.photo_id = media_file.id
  JOIN candidate ON candidate.photo_id = media_file.id OR candidate.id = later.candidate_id`;

/** Stores the photos of profiles and decides who may see them. */
export class CandidatePhotoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly audit: AuditService,
    private readonly changes: ProfileChanges,
  ) {}

  /**
   * Whose photo it is for the member: their own, or one of a profile that they may see and that shows its photos to them; null
   * for every other.
   * @param name file name of the photo or of one of its variants
   */
  async shownAs(name: string, memberId: number): Promise<'OWN' | 'OTHER' | null> {
    if (contentTypeOfName(name) === undefined) return null;
    const [row] = await this.dataSource.query<{ own: boolean; shown: boolean }[]>(
      `SELECT candidate.member_id = $2 AS own, ${isShownTo('$2')} AND ${showsPhotos('near.degree')} AS shown
         FROM ${PHOTO_OF_CANDIDATE} CROSS JOIN LATERAL (${nearness('$2')}) AS near
        WHERE media_file.folder = 'ProfileImages' AND media_file.file_name = $1`,
      [originalName(name), memberId],
    );
    if (row?.own) return 'OWN';
    return row?.shown ? 'OTHER' : null;
  }

  /** Records in the audit log, before an admin gets a photo, whose it is. An unknown file name is not recorded. */
  async recordRead(admin: Viewer, name: string): Promise<void> {
    const [row] = await this.dataSource.query<{ memberId: number }[]>(
      `SELECT candidate.member_id AS "memberId" FROM ${PHOTO_OF_CANDIDATE}
        WHERE media_file.folder = 'ProfileImages' AND media_file.file_name = $1`,
      [originalName(name)],
    );
    if (!row) return;
    const entry = { action: 'READ_PROFILE', subject: 'member', subjectId: row.memberId } as const;
    await this.audit.recordRead(admin, entry);
  }

  /**
   * For old clients, which send the photo after the profile.
   * @throws AppError NOT_FOUND unless it is the member's own profile
   */
  async replace(
    keeper: Pick<Viewer, 'memberId' | 'isCandidate'>,
    candidateId: number,
    photo: CheckedUpload | undefined,
  ): Promise<void> {
    const { memberId } = keeper;
    if (!photo) throw new AppError('BAD_USER_INPUT', 'profileImageRequired', { field: 'photo' });
    const isOwn = await this.dataSource.manager.existsBy(Candidate, { id: candidateId, memberId });
    if (!isOwn) throw new AppError('NOT_FOUND', 'somethingWrong');
    await this.media.withUpload(photo, PHOTO, async (file) => {
      const replacedId = await this.dataSource.transaction(async (manager) => {
        await lockActiveMember(manager, memberId);
        const candidate = await lockCandidateOf(manager, memberId);
        if (candidate?.id !== candidateId) throw new AppError('NOT_FOUND', 'somethingWrong');
        const replaced = await this.attach(manager, candidate, file!);
        await this.changes.tell(manager, candidate, { before: candidate, ...byViewer(keeper) });
        return replaced;
      });
      if (replacedId !== null) await this.media.purge([replacedId]);
    });
  }

  /**
   * Saves the candidate with this photo.
   * @returns id of the replaced photo, which the caller purges after the commit
   */
  async attach(manager: EntityManager, candidate: Candidate, file: MediaFile): Promise<number | null> {
    const replacedId = candidate.photoId;
    await this.media.attach(manager, file);
    candidate.photoId = file.id;
    await manager.save(candidate);
    if (replacedId !== null) await this.media.release(manager, replacedId);
    return replacedId;
  }

  /**
   * Takes all photos from a profile, whose row is locked.
   * @returns their ids, which the caller purges after the commit
   */
  async removeAll(manager: EntityManager, candidate: Candidate): Promise<number[]> {
    const { photoId, id: candidateId } = candidate;
    const later = await manager.findBy(CandidatePhoto, { candidateId });
    const ids = [...(photoId === null ? [] : [photoId]), ...later.map((photo) => photo.photoId)];
    candidate.photoId = null;
    await manager.save(candidate);
    await manager.delete(CandidatePhoto, { candidateId });
    for (const id of ids) await this.media.release(manager, id);
    return ids;
  }
}

/** The member's profile, locked until the transaction ends; null if the member has none. */
export function lockCandidateOf(manager: EntityManager, memberId: number): Promise<Candidate | null> {
  return manager.findOne(Candidate, { where: { memberId }, lock: { mode: 'pessimistic_write' } });
}

/** The ids of a profile's photos, in their order. */
export async function photoIdsOf(manager: EntityManager, { id, photoId }: Candidate): Promise<number[]> {
  const later = await manager.find(CandidatePhoto, {
    where: { candidateId: id },
    order: { position: 'ASC' },
  });
  return [...(photoId === null ? [] : [photoId]), ...later.map((photo) => photo.photoId)];
}

/** Stands for all that the candidate reads of their page; another photo is not another version of it. */
export async function readingOf(manager: EntityManager, candidate: Candidate): Promise<string> {
  return [candidate.version, ...(await photoIdsOf(manager, candidate))].join('-');
}

/** The file name in `media_file` of a photo, given its own name or that of a variant. */
function originalName(name: string): string {
  return `${name.replace(/[@.].*$/, '')}.jpg`;
}
