import { Field, ObjectType } from 'type-graphql';
import { Column, Entity } from 'typeorm';
import type { Language } from '../../../rules/languages.ts';
import { Versioned } from '../../database/numbered.ts';
import type { Translations } from '../../database/translations.ts';

/** The texts of a diet that have translations. */
export const DIET_TEXTS = ['name'] as const;

/** An entry of the association's list of diets, from which each event chooses. */
@ObjectType({ description: 'A diet that people can name when they reply to an event' })
@Entity('diet')
export class Diet extends Versioned {
  /** In the list, from the first. */
  @Column('integer')
  position: number;

  @Field(() => String)
  @Column('varchar')
  name: string;

  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  @Column('jsonb', { default: {} })
  translations: Translations;

  /** Offered to no further event; the replies that name it keep it. */
  @Field(() => Boolean)
  @Column('boolean', { default: false })
  isHidden: boolean;
}
