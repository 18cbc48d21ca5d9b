import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What Gift Aid needs to know of the association; without a row it is as `YEAR_END_DEFAULT` says. */
@Entity('gift_aid_settings')
@Check('gift_aid_settings_one', 'id = 1')
export class GiftAidSettings {
  @PrimaryColumn('integer')
  id: number;

  /** The last day of its financial year, `MM-DD`. */
  @Column('varchar', { length: 5 })
  yearEnd: string;
}
