import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { MediaFolder, MediaKind } from './media-names.ts';

/**
 * PENDING: the lease of an upload whose transaction has not committed. STORED: a record refers to it.
 * REMOVED: no record refers to it any more, its files are to be deleted.
 */
export type MediaState = 'PENDING' | 'STORED' | 'REMOVED';

/** A further file of a picture or of a video's poster. Its name is the main file's, with the suffix as extension. */
export interface MediaVariant {
  /** For instance `@2x.webp`. */
  suffix: string;
  /** JPEG occurs for posters only: a picture's own file is a JPEG. */
  format: 'jpeg' | 'webp' | 'avif';
  /** Pixels. */
  width: number;
}

/** One uploaded file with the variants of a picture or the poster of a video. Written only by MediaService. */
@Entity({ name: 'media_file' })
@Unique('media_file_folder_file_name', ['folder', 'fileName'])
@Check('media_file_kind', "kind IN ('IMAGE', 'VIDEO', 'PDF')")
@Check('media_file_state', "state IN ('PENDING', 'STORED', 'REMOVED')")
export class MediaFile {
  @PrimaryGeneratedColumn('identity', { type: 'integer', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'varchar', length: 40 })
  folder: MediaFolder;

  /** Generated, never the uploader's: at least 128 random bits and an extension. */
  @Column({ type: 'varchar', length: 40 })
  fileName: string;

  @Column({ type: 'varchar', length: 10 })
  kind: MediaKind;

  @Column({ type: 'varchar', length: 40 })
  contentType: string;

  /** Bytes of the file itself, without its variants. */
  @Column({ type: 'integer' })
  byteSize: number;

  /** Pixels of the picture or the video's poster; null where there is none. */
  @Column({ type: 'integer', nullable: true })
  width: number | null;

  /** Pixels of the picture or the video's poster; null where there is none. */
  @Column({ type: 'integer', nullable: true })
  height: number | null;

  @Column({ type: 'jsonb' })
  variants: MediaVariant[];

  @Column({ type: 'varchar', length: 10 })
  state: MediaState;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
