import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { MediaFolder, MediaKind } from './media-names.ts';

/**
 * PENDING: a lease of an upload whose transaction has not committed. STORED: a record shows it.
 * REMOVED: no record shows it any more, its files are being deleted.
 */
export type MediaState = 'PENDING' | 'STORED' | 'REMOVED';

/** One more file of a picture, or of a film's poster, named like it with this suffix for its extension. */
export interface MediaVariant {
  /** For instance `@2x.webp`. */
  suffix: string;
  /** A film's poster is a JPEG first; a picture itself is one already. */
  format: 'jpeg' | 'webp' | 'avif';
  /** Pixels. */
  width: number;
}

/** One uploaded file with the variants of a picture or the poster of a film. Written by MediaService alone. */
@Entity({ name: 'media_file' })
@Unique('media_file_folder_file_name', ['folder', 'fileName'])
@Check('media_file_kind', "kind IN ('IMAGE', 'VIDEO', 'PDF')")
@Check('media_file_state', "state IN ('PENDING', 'STORED', 'REMOVED')")
export class MediaFile {
  @PrimaryGeneratedColumn('identity', {
    name: 'id',
    type: 'integer',
    generatedIdentity: 'BY DEFAULT',
    primaryKeyConstraintName: 'media_file_pkey',
  })
  id: number;

  @Column({ name: 'folder', type: 'varchar', length: 40 })
  folder: MediaFolder;

  /** Generated, never the uploader's: at least 128 random bits and an extension. */
  @Column({ name: 'file_name', type: 'varchar', length: 40 })
  fileName: string;

  @Column({ name: 'kind', type: 'varchar', length: 10 })
  kind: MediaKind;

  @Column({ name: 'content_type', type: 'varchar', length: 40 })
  contentType: string;

  /** Bytes of the file itself, without its variants. */
  @Column({ name: 'byte_size', type: 'integer' })
  byteSize: number;

  /** Pixels of the picture or the film's poster; null where there is none. */
  @Column({ name: 'width', type: 'integer', nullable: true })
  width: number | null;

  /** Pixels of the picture or the film's poster; null where there is none. */
  @Column({ name: 'height', type: 'integer', nullable: true })
  height: number | null;

  @Column({ name: 'variants', type: 'jsonb' })
  variants: MediaVariant[];

  @Column({ name: 'state', type: 'varchar', length: 10 })
  state: MediaState;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
