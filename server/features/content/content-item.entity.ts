import { Field, ObjectType } from 'type-graphql';
import { Check, Column, CreateDateColumn, ForeignKey, Index, UpdateDateColumn } from 'typeorm';
import { ContentFileType } from '../../../rules/content.ts';
import type { ContentState } from '../../../rules/content-state.ts';
import type { Language } from '../../../rules/languages.ts';
import { Versioned } from '../../database/numbered.ts';
import type { Translations } from '../../database/translations.ts';
import { MediaFile } from '../../files/media-file.entity.ts';

/**
 * The columns that all kinds of content share; also a GraphQL type, because visitors may read all of them that have a
 * `@Field`. The others say who sees an item when, and only the office has them.
 */
@ObjectType()
@Check('content_state', `state IN ('DRAFT', 'PUBLISHED', 'HIDDEN')`)
@Check('content_shown', `shown_from < shown_until`)
export abstract class ContentItem extends Versioned {
  @Field(() => String)
  @Column('varchar')
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
  @Column('varchar', { length: 10 })
  fileType: ContentFileType;

  /** Without the index, deleting a file's row would scan the table of every kind. */
  @Index()
  @ForeignKey(() => MediaFile, { name: 'file_reference' })
  @Column('integer', { nullable: true })
  fileId: number | null;

  @Column('varchar', { length: 10, default: 'PUBLISHED' })
  state: ContentState;

  /** While it is published, visitors see it from this moment on; null for at once. */
  @Column('timestamptz', { nullable: true })
  shownFrom: Date | null;

  /** While it is published, visitors see it until this moment; null for always. */
  @Column('timestamptz', { nullable: true })
  shownUntil: Date | null;

  /** Languages of `translations` that visitors do not see yet. */
  @Column('text', { array: true, default: '{}' })
  heldLanguages: Language[];

  /** Languages into which nobody has to translate it: where the text is not there, it does not count as missing. */
  @Column('text', { array: true, default: '{}' })
  unneededLanguages: Language[];

  /** Since when it is in the bin, which only the office sees. */
  @Column('timestamptz', { nullable: true })
  binnedAt: Date | null;

  @Field(() => Date)
  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Field(() => Date)
  @UpdateDateColumn({ type: 'timestamptz' })
  updatedAt: Date;
}
