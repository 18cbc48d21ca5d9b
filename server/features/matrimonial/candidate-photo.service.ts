import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../../../rules/errors.ts';
import { IMAGE_SIZES } from '../../../rules/limits.ts';
import type { MediaService } from '../../files/media.service.ts';
import type { MediaFile } from '../../files/media-file.entity.ts';
import { contentTypeOfName } from '../../files/media-names.ts';
import type { CheckedUpload } from '../../files/upload-receiver.ts';
import type { Viewer } from '../../identity/viewer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { Candidate } from './candidate.entity.ts';
import { holdActive } from './member-row.ts';

/** How a photo is kept. */
export const PHOTO = { folder: 'ProfileImages', kind: 'IMAGE', size: IMAGE_SIZES.candidate } as const;

/** Keeps the photos of profiles, and says who may see one (D28). */
export class CandidatePhotoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Whether a photo is of somebody on the list, or of the member's own profile.
   * @param name the file's, or one of its variants'
   */
  async isShownTo(name: string, memberId: number): Promise<boolean> {
    if (contentTypeOfName(name) === undefined) return false;
    const [row] = await this.dataSource.query<{ shown: boolean }[]>(
      `SELECT member.status = 'ACTIVE' OR member.id = $2 AS shown
         FROM media_file
         JOIN candidate ON candidate.photo_id = media_file.id
         JOIN member ON member.id = candidate.member_id
        WHERE media_file.folder = 'ProfileImages' AND media_file.file_name = $1`,
      [photoOf(name), memberId],
    );
    return row?.shown ?? false;
  }

  /** Before an admin is shown a photo: whose it is; nothing for a name that nobody's photo has. */
  async recordRead(admin: Viewer, name: string): Promise<void> {
    const [row] = await this.dataSource.query<{ memberId: number }[]>(
      `SELECT candidate.member_id AS "memberId" FROM media_file JOIN candidate ON candidate.photo_id = media_file.id
        WHERE media_file.folder = 'ProfileImages' AND media_file.file_name = $1`,
      [photoOf(name)],
    );
    if (!row) return;
    const line = { action: 'READ_PROFILE', subject: 'member', subjectId: row.memberId } as const;
    await this.audit.recordRead(admin, line);
  }

  /**
   * For old clients, which send the photo after the profile.
   * @throws AppError NOT_FOUND unless it is the member's own profile (D24)
   */
  async replace(memberId: number, candidateId: number, photo: CheckedUpload | undefined): Promise<void> {
    if (!photo) throw new AppError('BAD_USER_INPUT', 'profileImageRequired', { field: 'photo' });
    const isOwn = await this.dataSource.manager.existsBy(Candidate, { id: candidateId, memberId });
    if (!isOwn) throw new AppError('NOT_FOUND', 'somethingWrong');
    await this.media.withUpload(photo, PHOTO, async (file) => {
      const replacedId = await this.dataSource.transaction(async (manager) => {
        await holdActive(manager, memberId);
        const candidate = await lockCandidateOf(manager, memberId);
        if (candidate?.id !== candidateId) throw new AppError('NOT_FOUND', 'somethingWrong');
        return this.attach(manager, candidate, file!);
      });
      if (replacedId !== null) await this.media.purge([replacedId]);
    });
  }

  /** Saves the candidate with it. @returns the photo before it, whose files go after the commit */
  async attach(manager: EntityManager, candidate: Candidate, file: MediaFile): Promise<number | null> {
    const replacedId = candidate.photoId;
    await this.media.attach(manager, file);
    candidate.photoId = file.id;
    await manager.save(candidate);
    if (replacedId !== null) await this.media.release(manager, replacedId);
    return replacedId;
  }
}

/** The profile of a member, who may have none, locked until the transaction ends. */
export function lockCandidateOf(manager: EntityManager, memberId: number): Promise<Candidate | null> {
  return manager.findOne(Candidate, { where: { memberId }, lock: { mode: 'pessimistic_write' } });
}

/** The name by which a row knows the photo that this is, or is a variant of. */
function photoOf(name: string): string {
  return `${name.replace(/[@.].*$/, '')}.jpg`;
}
