import { Column, Entity } from 'typeorm';
import type { Language } from '../../../../rules/languages.ts';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';

/** A version of the letting agreement, as hirers have accepted it; rows are only added. */
@Entity('hire_agreement')
export class HireAgreement extends Numbered {
  /** The language that it was written in. */
  @Column('varchar', { name: 'language', length: 35 })
  ownLanguage: Language;

  /** The text in each of its languages. */
  @Column('jsonb')
  texts: Partial<Record<Language, string>>;

  @Done(By)
  made: By;
}
