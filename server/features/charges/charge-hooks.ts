import type { EntityManager } from 'typeorm';
import type { Charge } from './charge.entity.ts';

type Hook = (manager: EntityManager, charge: Charge) => Promise<void>;

/** What the features that charges belong to are told, within the transaction in which it happens. */
export class ChargeHooks {
  /** Nothing is open any more. */
  readonly onPaid: Hook[] = [];
  /** Something is open again, because a payment was undone. */
  readonly onUnpaid: Hook[] = [];
}
