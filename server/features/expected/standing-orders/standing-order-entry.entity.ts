import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { By, Done } from '../../../database/by.ts';
import { Numbered } from '../../../database/numbered.ts';
import { DonationSubType } from '../../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../../ledger/donors/donor.entity.ts';

/**
 * That somebody has said of a standing order that it is over, or that this was wrong. Rows are only added; the last one
 * counts, until money comes after its day. All else about standing orders is worked out from the donations.
 */
@Entity('standing_order_entry')
@Index('standing_order_entry_order', ['donorId', 'subTypeId'])
export class StandingOrderEntry extends Numbered {
  @ForeignKey(() => Donor, { onDelete: 'CASCADE' })
  @Column('integer')
  donorId: number;

  @Index()
  @ForeignKey(() => DonationSubType, { onDelete: 'CASCADE' })
  @Column('integer')
  subTypeId: number;

  @Column('boolean')
  isEnded: boolean;

  /** `YYYY-MM-DD` by the clock of the site. */
  @Column('date')
  day: string;

  @Done(By)
  made: By;
}
