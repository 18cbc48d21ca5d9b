import { Field, Int, ObjectType } from 'type-graphql';
import { Check, Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** The one row's id. */
export const MATRIMONIAL_SETTING_ID = 1;

/** How the association runs its matrimonial section: one row. */
@ObjectType({ description: 'How the association runs its matrimonial section' })
@Entity('matrimonial_setting')
@Check('matrimonial_setting_one', 'id = 1')
export class MatrimonialSetting {
  @PrimaryColumn('integer')
  id: number;

  @Field(() => Int, { description: 'Optimistic lock: send it back with the edit' })
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** How long candidates of profiles from before have to answer. */
  @Field(() => Int)
  @Column('integer', { default: 30 })
  answerDays: number;

  @Field(() => Int)
  @Column('integer', { default: 5 })
  interestsPerDay: number;

  /** Whether the office opens the contacts once both have said yes; else they open by themselves. */
  @Field(() => Boolean)
  @Column('boolean', { default: false })
  officeOpensContacts: boolean;

  /** Whether photos carry the viewer's name. */
  @Field(() => Boolean)
  @Column('boolean', { default: false })
  marksPhotos: boolean;

  /** Who looks after the section, as visitors read it. */
  @Field(() => String)
  @Column('varchar', { default: '' })
  lookedAfterBy: string;
}
