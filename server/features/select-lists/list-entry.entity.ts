import { Field, Int, ObjectType } from 'type-graphql';
import { Column } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { Versioned } from '../../database/numbered.ts';
import type { Translations } from '../../database/translations.ts';

/** What entries of all lists have in common, as table and as GraphQL type: visitors may read all of it. */
@ObjectType()
export abstract class ListEntry extends Versioned {
  @Field(() => Int, { description: 'Entries stand in order of their positions, equal ones of their ids' })
  @Column('integer')
  position: number;

  /** The language that its text was entered in. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The same text in other languages. */
  @Column('jsonb', { default: {} })
  translations: Translations;

  @Field(() => Boolean, { description: 'Whether it is offered' })
  @Column('boolean', { default: true })
  active: boolean;
}
