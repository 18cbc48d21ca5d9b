import { Field, Int, ObjectType } from 'type-graphql';
import {
  Column,
  CreateDateColumn,
  ForeignKey,
  Index,
  PrimaryGeneratedColumn,
  UpdateDateColumn,
  VersionColumn,
} from 'typeorm';
import { ContentFileType } from '../../../rules/content.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Translations } from '../../database/translations.ts';
import { MediaFile } from '../../files/media-file.entity.ts';

/** The columns that all kinds of content share; also a GraphQL type, because visitors may read all of them. */
@ObjectType()
export abstract class ContentItem {
  @Field(() => Int)
  @PrimaryGeneratedColumn('identity', { type: 'integer' })
  id: number;

  @Field(() => Int, { description: 'Grows with every change; send it back with an edit' })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  @Field(() => String)
  @Column('varchar', { length: 120 })
  name: string;

  @Field(() => String)
  @Column('text')
  description: string;

  /** The language that these texts were entered in; GraphQL's `language` is the requested one. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The same texts in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  @Field(() => ContentFileType)
  @Column('varchar', { name: 'file_type', length: 10 })
  fileType: ContentFileType;

  /** Without the index, deleting a file's row would scan the table of every kind. */
  @Index()
  @ForeignKey(() => MediaFile, { name: 'file_reference' })
  @Column('integer', { name: 'file_id', nullable: true })
  fileId: number | null;

  @Field(() => Date)
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt: Date;

  @Field(() => Date)
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' })
  updatedAt: Date;
}
