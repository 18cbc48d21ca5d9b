import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index } from 'typeorm';
import {
  MOTHER_TONGUE_GROUPS,
  type MotherTongueGroup,
  SELECT_LISTS,
  type SelectList,
} from '../../../rules/select-lists.ts';
import { ListEntry } from './list-entry.entity.ts';

/** One entry of a select list. */
@ObjectType()
@Entity('select_option')
@Check(
  'select_option_list',
  `list IN ('HEIGHT', 'MARITAL_STATUS', 'EDUCATION_TYPE', 'DEGREE', 'MOTHER_TONGUE', 'RELIGION', 'CASTE',
    'OCCUPATION', 'CURRENCY', 'ANNUAL_INCOME', 'COUNTRY_CODE', 'DIET')`,
)
@Check('select_option_label', `(list = 'COUNTRY_CODE') = (label IS NOT NULL)`)
@Check('select_option_group', `(list = 'MOTHER_TONGUE') = (option_group IS NOT NULL)`)
@Check('select_option_groups', `option_group IN ('NORTH', 'WEST', 'SOUTH', 'EAST', 'ENGLISH')`)
// On (list, lower(value)), which only the migration can say.
@Index('select_option_value', { synchronize: false })
export class SelectOption extends ListEntry {
  @Field(() => SELECT_LISTS)
  @Column('varchar', { length: 20 })
  list: SelectList;

  /** What profiles store, in the language of the day it was added. */
  @Field(() => String, { description: 'What profiles store, whatever the language' })
  @Column('varchar')
  value: string;

  /** Country codes have the country's name, all others show their value. */
  @Field(() => String, { description: "What forms show: the value, or the country's name for its code" })
  @Column('varchar', { nullable: true })
  label: string | null;

  @Field(() => MOTHER_TONGUE_GROUPS, { nullable: true, description: 'Mother tongues only' })
  @Column('varchar', { length: 10, nullable: true })
  optionGroup: MotherTongueGroup | null;

  @Field(() => Boolean, {
    description: 'Rules depend on it: it cannot be renamed, removed or made inactive',
  })
  @Column('boolean', { default: false })
  isFixed: boolean;
}
