import { Check, Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';

/** How the association runs its matrimonial section: one row. */
@Entity('matrimonial_setting')
@Check('matrimonial_setting_one', 'id = 1')
export class MatrimonialSetting {
  @PrimaryColumn('integer')
  id: number;

  @VersionColumn({ type: 'integer', default: 1 })
  version: number;

  /** How long candidates of profiles from before have to answer. */
  @Column('integer', { default: 30 })
  answerDays: number;

  @Column('integer', { default: 5 })
  interestsPerDay: number;

  /** Whether the office opens the contacts once both have said yes; else they open by themselves. */
  @Column('boolean', { default: false })
  officeOpensContacts: boolean;

  /** Whether photos carry the viewer's name. */
  @Column('boolean', { default: false })
  marksPhotos: boolean;

  /** Who looks after the section, as visitors read it. */
  @Column('varchar', { default: '' })
  lookedAfterBy: string;
}
