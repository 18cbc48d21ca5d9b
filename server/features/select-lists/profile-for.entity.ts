import { Field, ObjectType } from 'type-graphql';
import { Check, Column, Entity, Index } from 'typeorm';
import { GENDERS, type Gender } from '../../../rules/select-lists.ts';
import { ListEntry } from './list-entry.entity.ts';

/** For whom a member makes a profile. */
@ObjectType()
@Entity('profile_for')
@Check('profile_for_default_gender', `default_gender IN ('MALE', 'FEMALE')`)
// On lower(name), which only the migration can say.
@Index('profile_for_name', { synchronize: false })
export class ProfileFor extends ListEntry {
  @Field(() => String)
  @Column('varchar')
  name: string;

  @Field(() => GENDERS, { description: 'Preset of the profile form' })
  @Column('varchar', { length: 6 })
  defaultGender: Gender;

  /** Whoever has it makes the profile for themselves, whatever the entry is called. */
  @Column('boolean', { default: false })
  isSelf: boolean;
}
