import type { DataSource } from 'typeorm';
import { AppError } from '../../../../rules/errors.ts';
import { IMAGE_SIZES } from '../../../../rules/limits.ts';
import type { MediaService } from '../../../files/media.service.ts';
import type { MediaFile } from '../../../files/media-file.entity.ts';
import type { ReceivedUpload } from '../../../files/received-upload.ts';
import { requireSeenFile } from '../../../files/seen-file.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { DonationSubType } from './donation-sub-type.entity.ts';

export const DONATION_TYPE_PICTURE_FOLDER = 'FundImg';

/** A type, and the name of the file that was shown of it; null for callers who do not say. */
interface SeenPicture {
  id: number;
  seenFile: string | null;
}

/** The pictures of donation types. */
export class DonationTypePictureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives a type a picture in place of the one that it had.
   * @param upload discarded in any case
   * @throws AppError BAD_USER_INPUT for an unusable picture; NOT_FOUND; CONFLICT as {@link requireSeenFile}
   */
  async save(actor: Actor, target: SeenPicture, upload: ReceivedUpload): Promise<void> {
    const spec = { folder: DONATION_TYPE_PICTURE_FOLDER, kind: 'IMAGE', size: IMAGE_SIZES.fund } as const;
    await this.media.withUpload(upload, spec, (file) => this.#put(actor, target, file));
  }

  /** @throws AppError NOT_FOUND; CONFLICT as {@link requireSeenFile} */
  remove(actor: Actor, target: SeenPicture): Promise<void> {
    return this.#put(actor, target, undefined);
  }

  async #put(actor: Actor, { id, seenFile }: SeenPicture, file: MediaFile | undefined): Promise<void> {
    const before = await this.dataSource.transaction(async (manager) => {
      const type = await manager.findOne(DonationSubType, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!type) throw new AppError('NOT_FOUND', 'notFound');
      await requireSeenFile(manager, type.fileId, seenFile);
      if (file) await this.media.attach(manager, file);
      // The version stays, so that it is no conflict for whoever edits the texts.
      await manager.query('UPDATE donation_sub_type SET file_id = $1 WHERE id = $2', [file?.id ?? null, id]);
      if (type.fileId !== null) await this.media.release(manager, type.fileId);
      const line = { action: 'CHANGE', subject: 'donation-type', subjectId: id, label: type.name } as const;
      await this.audit.record(actor, [line], manager);
      return type.fileId;
    });
    if (before !== null) await this.media.purge([before]);
  }
}
