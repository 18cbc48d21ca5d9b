import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Language } from '../../../../rules/languages.ts';
import { Versioned } from '../../../database/numbered.ts';
import type { Translations } from '../../../database/translations.ts';
import { MediaFile } from '../../../files/media-file.entity.ts';
import { Room } from '../room.entity.ts';

/** The texts of a photograph that have translations. */
export const ROOM_PHOTO_TEXTS = ['pictureDescription'] as const;

/** A photograph of a room; visitors may read all of it that has a `@Field`. */
@ObjectType()
@Entity('room_photo')
export class RoomPhoto extends Versioned {
  @Field(() => Int)
  @Index()
  @ForeignKey(() => Room, { name: 'room_photo_room' })
  @Column('integer')
  roomId: number;

  /** Order of the photographs of a room; ties are ordered by id. */
  @Column('integer')
  position: number;

  @Index()
  @ForeignKey(() => MediaFile, { name: 'file_reference' })
  @Column('integer')
  fileId: number;

  @Field(() => String, { nullable: true, description: 'What it shows, for those who do not see it' })
  @Column('varchar', { nullable: true })
  pictureDescription: string | null;

  /** The language of its own text. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The text in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;
}
