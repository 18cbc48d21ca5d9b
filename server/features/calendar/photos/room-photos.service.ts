import type { DataSource, EntityManager } from 'typeorm';
import type { AuditAction } from '../../../../rules/audit.ts';
import { AppError } from '../../../../rules/errors.ts';
import { IMAGE_SIZES, LIMITS } from '../../../../rules/limits.ts';
import { type RoomPhotoFields, roomPhotoRules } from '../../../../rules/room-photos.ts';
import { validate } from '../../../../rules/validation.ts';
import { loadForEdit } from '../../../database/load-for-edit.ts';
import { moveInOrder } from '../../../database/move-in-order.ts';
import { mergeTexts } from '../../../database/translations.ts';
import type { MediaService } from '../../../files/media.service.ts';
import type { CheckedUpload } from '../../../files/upload-receiver.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { SiteSettingsService } from '../../site-settings/site-settings.service.ts';
import { Room } from '../room.entity.ts';
import { ROOM_PHOTO_TEXTS, RoomPhoto } from './room-photo.entity.ts';

export const ROOM_PHOTO_FOLDER = 'RoomImg';

/** The photographs of rooms; the only writer of their table. */
export class RoomPhotosService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** Of the rooms that are offered, in the order of the rooms and then their own. */
  listShown(): Promise<RoomPhoto[]> {
    return this.dataSource.manager
      .createQueryBuilder(RoomPhoto, 'photo')
      .innerJoin(Room, 'room', 'room.id = photo.roomId AND NOT room.isHidden')
      .orderBy('room.position')
      .addOrderBy('room.id')
      .addOrderBy('photo.position')
      .addOrderBy('photo.id')
      .getMany();
  }

  /** In their order. */
  listOf(roomId: number): Promise<RoomPhoto[]> {
    return this.dataSource.manager.find(RoomPhoto, {
      where: { roomId },
      order: { position: 'ASC', id: 'ASC' },
    });
  }

  /**
   * Adds a photograph after the others of a room.
   * @param upload discarded in any case
   * @throws AppError BAD_USER_INPUT for an unusable picture, and where there are six; NOT_FOUND
   */
  async add(actor: Actor, roomId: number, upload: CheckedUpload): Promise<RoomPhoto> {
    const spec = { folder: ROOM_PHOTO_FOLDER, kind: 'IMAGE', size: IMAGE_SIZES.room } as const;
    return this.media.withUpload(upload, { ...spec, small: IMAGE_SIZES.smallRoom }, async (file) => {
      const ownLanguage = await this.siteSettings.firstLanguage();
      return this.dataSource.transaction(async (manager) => {
        // The lock lets two that are added at once wait for one another.
        await loadForEdit(manager, Room, { id: roomId });
        if ((await manager.countBy(RoomPhoto, { roomId })) >= LIMITS.roomPhotos)
          throw new AppError('BAD_USER_INPUT', 'roomHasSixPhotos', { field: 'file' });
        await this.media.attach(manager, file!);
        const last = (await manager.maximum(RoomPhoto, 'position', { roomId })) ?? 0;
        const photo = manager.create(RoomPhoto, {
          roomId,
          fileId: file!.id,
          position: last + 1,
          ownLanguage,
        });
        const saved = await manager.save(photo);
        await this.#record(manager, actor, 'CHANGE', roomId);
        return saved;
      });
    });
  }

  /**
   * Says what a photograph shows.
   * @param fields not yet validated
   * @throws AppError BAD_USER_INPUT with the first failing rule's text; NOT_FOUND; CONFLICT when somebody else saved a
   *   newer version
   */
  async describe(
    actor: Actor,
    target: { id: number; version?: number },
    fields: RoomPhotoFields,
  ): Promise<RoomPhoto> {
    const { language, translations, ...own } = validate(roomPhotoRules, fields);
    const siteLanguage = await this.siteSettings.firstLanguage();
    return this.dataSource.transaction(async (manager) => {
      const before = await loadForEdit(manager, RoomPhoto, target);
      const row = { before, texts: ROOM_PHOTO_TEXTS, siteLanguage };
      const saved = await manager.save(
        Object.assign(before, mergeTexts(row, own, { language, translations })),
      );
      await this.#record(manager, actor, 'CHANGE', saved.roomId);
      return saved;
    });
  }

  /**
   * Moves a photograph among those of its room; what others have moved meanwhile stays moved.
   * @param place from 1; beyond the last one is the end
   * @throws AppError NOT_FOUND; BAD_USER_INPUT for a place before the first
   */
  async move(actor: Actor, id: number, place: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const photo = await manager.findOneBy(RoomPhoto, { id });
      if (!photo) throw new AppError('NOT_FOUND', 'notFound');
      const { roomId } = photo;
      await moveInOrder(manager, RoomPhoto, { id, place, among: { roomId }, number: 'position' });
      await this.#record(manager, actor, 'REORDER', roomId);
    });
  }

  /** @throws AppError NOT_FOUND */
  async remove(actor: Actor, id: number): Promise<void> {
    const fileId = await this.dataSource.transaction(async (manager) => {
      const photo = await loadForEdit(manager, RoomPhoto, { id });
      await manager.delete(RoomPhoto, { id });
      await this.media.release(manager, photo.fileId);
      await this.#record(manager, actor, 'CHANGE', photo.roomId);
      return photo.fileId;
    });
    await this.media.purge([fileId]);
  }

  #record(manager: EntityManager, actor: Actor, action: AuditAction, roomId: number): Promise<void> {
    return this.audit.record(actor, [{ action, subject: 'room', subjectId: roomId }], manager);
  }
}
