import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { ChargeEntryKind, ChargeMethod } from '../../../rules/charges.ts';
import { By, Done } from '../../database/by.ts';
import { Numbered } from '../../database/numbered.ts';
import { Charge } from './charge.entity.ts';

/** The constraint that refuses to undo an entry twice. */
export const UNDONE_ONCE = 'charge_entry_reversed_once';

/**
 * That so much of a charge was paid or given back by hand, or is kept; or that an earlier entry was a mistake. Rows are only
 * added; what lines of bank statements move is in `bank_allocation`, and the view `charge_movement` has both.
 */
@Entity('charge_entry')
@Check('charge_entry_kind', `kind IN ('PAYMENT', 'RETURN', 'KEPT')`)
@Check('charge_entry_pence', 'pence > 0')
@Check('charge_entry_method', `method IN ('CASH', 'CHEQUE', 'TRANSFER', 'CARD_AT_DOOR')`)
@Unique(UNDONE_ONCE, ['reversesId'])
export class ChargeEntry extends Numbered {
  @Index()
  @ForeignKey(() => Charge)
  @Column('integer')
  chargeId: number;

  @Column('varchar', { length: 7 })
  kind: ChargeEntryKind;

  @Column('integer')
  pence: number;

  /** `YYYY-MM-DD` by the clock of the site. */
  @Index()
  @Column('date')
  day: string;

  /** Null where no money moved. */
  @Column('varchar', { length: 12, nullable: true })
  method: ChargeMethod | null;

  /** Why it went back or is kept, or why the earlier entry was a mistake. */
  @Column('varchar', { default: '' })
  reason: string;

  /** The entry that this one undoes, with the same charge, kind, amount, day and method. */
  @ForeignKey(() => ChargeEntry)
  @Column('integer', { nullable: true })
  reversesId: number | null;

  @Done(By)
  made: By;
}
