import type { DataSource } from 'typeorm';
import { sitePalette } from '../../../rules/colours.ts';
import { firstLanguage } from '../../../rules/languages.ts';
import { SITE_TEXTS } from '../../../rules/site-settings.ts';
import { columnsOf, selectColumns } from '../../database/entity-columns.ts';
import { queryPrepared } from '../../database/prepared-query.ts';
import { inLanguage } from '../../database/translations.ts';
import type { MediaService } from '../../files/media.service.ts';
import { MediaFile } from '../../files/media-file.entity.ts';
import { requireSeenFile } from '../../files/seen-file.ts';
import type { CheckedUpload } from '../../files/upload-receiver.ts';
import type { Actor } from '../../identity/viewer.ts';
import type { SiteLook } from '../../ways-in/pages/site-icons.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { SitePicture, type SitePicturePlace } from './site-picture.entity.ts';
import { SITE_SETTINGS_ID } from './site-settings.entity.ts';
import type { SiteSettingsService } from './site-settings.service.ts';

export const SITE_PICTURE_FOLDER = 'SiteImg';

/** A place, and the name of the file that was shown there; null for callers who do not say. */
interface SeenPicture {
  place: SitePicturePlace;
  seenFile: string | null;
}

/** Keeps the association's own pictures; the only writer of their table. */
export class SitePictureService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly media: MediaService,
    private readonly audit: AuditService,
    private readonly siteSettings: SiteSettingsService,
  ) {}

  /** The files of the pictures that there are. */
  async find(): Promise<Partial<Record<SitePicturePlace, MediaFile>>> {
    const columns = selectColumns(columnsOf(this.dataSource.getMetadata(MediaFile), 'file'));
    const rows = await queryPrepared<MediaFile & { place: SitePicturePlace }>(this.dataSource, {
      sql: `SELECT ${columns}, picture.place FROM site_picture picture JOIN media_file file ON file.id = picture.file_id`,
      parameters: [],
    });
    return Object.fromEntries(rows.map(({ place, ...file }) => [place, file]));
  }

  /**
   * Puts a picture in its place, and removes the one that was there.
   * @param upload discarded in any case
   * @throws AppError BAD_USER_INPUT for an unusable picture; CONFLICT as {@link requireSeenFile}
   */
  async save(actor: Actor, target: SeenPicture, upload: CheckedUpload): Promise<void> {
    await this.media.withUpload(upload, { folder: SITE_PICTURE_FOLDER, kind: 'IMAGE' }, (file) =>
      this.#put(actor, target, file),
    );
  }

  /** What icons, share picture and manifest are made of. */
  async readLook(): Promise<SiteLook> {
    const [settings, { LOGO, OPENING }] = await Promise.all([this.siteSettings.find(), this.find()]);
    const language = firstLanguage(settings);
    const { name, shortName } = inLanguage(settings, SITE_TEXTS, language);
    return {
      language,
      name,
      shortName,
      palette: sitePalette(settings.mainColour, settings.accentColour),
      drawings: settings.drawings,
      logo: LOGO && `${LOGO.folder}/${LOGO.fileName}`,
      opening: OPENING && `${OPENING.folder}/${OPENING.fileName}`,
    };
  }

  /** Our own is shown again; nothing happens if it is shown already. @throws AppError CONFLICT as {@link requireSeenFile} */
  remove(actor: Actor, target: SeenPicture): Promise<void> {
    return this.#put(actor, target, undefined);
  }

  async #put(actor: Actor, { place, seenFile }: SeenPicture, file: MediaFile | undefined): Promise<void> {
    const before = await this.dataSource.transaction(async (manager) => {
      // Two saves at once wait for one another here: there may be no row to lock yet.
      await manager.query('SELECT 1 FROM site_settings WHERE id = $1 FOR UPDATE', [SITE_SETTINGS_ID]);
      const stored = await manager.findOneBy(SitePicture, { place });
      if (!stored && !file) return undefined;
      await requireSeenFile(manager, stored?.fileId, seenFile);
      await manager.delete(SitePicture, { place });
      if (file) {
        await this.media.attach(manager, file);
        await manager.insert(SitePicture, { place, fileId: file.id });
      }
      if (stored) await this.media.release(manager, stored.fileId);
      await this.audit.record(actor, [{ action: 'CHANGE', subject: 'site-settings' }], manager);
      return stored?.fileId;
    });
    if (before !== undefined) await this.media.purge([before]);
  }
}
