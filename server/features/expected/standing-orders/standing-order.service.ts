import { type DataSource, In } from 'typeorm';
import type { z } from 'zod';
import { AppError } from '../../../../rules/errors.ts';
import { allUsed } from '../../../../rules/filters.ts';
import { isFoundIn } from '../../../../rules/search-text.ts';
import { StandingOrderState, standingOrderFilterRules } from '../../../../rules/standing-orders.ts';
import { validate } from '../../../../rules/validation.ts';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { byActor } from '../../../database/by.ts';
import type { Page } from '../../../database/page.ts';
import type { Actor } from '../../../identity/viewer.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import { DonationSubType } from '../../ledger/donation-types/donation-sub-type.entity.ts';
import { Donor } from '../../ledger/donors/donor.entity.ts';
import type { Waiting } from '../../today-part.ts';
import { findOrders, type StandingOrder } from './find-orders.ts';
import { StandingOrderEntry } from './standing-order-entry.entity.ts';
import type { ExpectedMonthType } from './standing-orders.type.ts';

/** A standing order with the fund that it is for. */
export type ListedOrder = StandingOrder & { type: DonationSubType };

const STATES = Object.values(StandingOrderState);

/** Those that money is still expected of. */
const EXPECTED: readonly StandingOrderState[] = [StandingOrderState.ON_TIME, StandingOrderState.LATE];

/** Standing orders as the donations in the books show them. */
export class StandingOrderService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: AuditService,
  ) {}

  /**
   * What needs somebody first; of all that are expected, what this month should bring and has brought.
   * @param filter not yet validated; `search` is a part of the donor's name
   * @param today `YYYY-MM-DD` by the clock of the site
   * @throws AppError BAD_USER_INPUT
   */
  async list(page: Page, filter: z.input<typeof standingOrderFilterRules>, today = currentDay()) {
    const { state, donorId, search, ...rest } = validate(standingOrderFilterRules, filter);
    allUsed(rest);
    const all = await findOrders(this.dataSource.manager, today, donorId ? [donorId] : undefined);
    const found = all
      .filter((order) => (!state || order.state === state) && (!search || isFoundIn(order.donorName, search)))
      .sort(inOrder);
    return {
      items: await this.#withTypes(found.slice(page.offset, page.offset + page.limit)),
      totalCount: found.length,
      month: expectedIn(today.slice(0, 7), all),
    };
  }

  /** Those that have stopped, for the page of the day. */
  async waiting(today = currentDay()): Promise<Waiting[]> {
    const orders = await findOrders(this.dataSource.manager, today);
    const stopped = orders.filter(({ state }) => state === StandingOrderState.STOPPED);
    const amountPence = stopped.reduce((sum, order) => sum + order.amountPence, 0);
    return stopped.length > 0 ? [{ kind: 'STANDING_ORDERS', count: stopped.length, amountPence }] : [];
  }

  /**
   * Says that a standing order is over, or that this was wrong. Money that comes later makes it expected again by itself.
   * @throws AppError NOT_FOUND for no standing order; CONFLICT when somebody else has said it already
   */
  async setEnded(
    actor: Actor,
    { donorId, subTypeId }: { donorId: number; subTypeId: number },
    isEnded: boolean,
    today = currentDay(),
  ): Promise<ListedOrder> {
    const find = async (manager = this.dataSource.manager) =>
      (await findOrders(manager, today, [donorId])).find((order) => order.subTypeId === subTypeId);
    await this.dataSource.transaction(async (manager) => {
      await manager.findOne(Donor, { where: { id: donorId }, lock: { mode: 'pessimistic_write' } });
      const order = await find(manager);
      if (!order) throw new AppError('NOT_FOUND', 'notFound');
      if ((order.state === StandingOrderState.ENDED) === isEnded)
        throw new AppError('CONFLICT', 'changedByAnother');
      await manager.insert(StandingOrderEntry, {
        donorId,
        subTypeId,
        isEnded,
        day: today,
        made: byActor(actor),
      });
      const detail = isEnded ? 'ENDED' : 'EXPECTED';
      const line = {
        action: 'CHANGE_STATUS',
        subject: 'standing-order',
        subjectId: donorId,
        detail,
      } as const;
      await this.audit.record(actor, [line], manager);
    });
    return (await this.#withTypes([(await find())!]))[0]!;
  }

  async #withTypes(orders: readonly StandingOrder[]): Promise<ListedOrder[]> {
    const types = await this.dataSource.manager.findBy(DonationSubType, {
      id: In(orders.map(({ subTypeId }) => subTypeId)),
    });
    const byId = new Map(types.map((type) => [type.id, type]));
    return orders.map((order) => ({ ...order, type: byId.get(order.subTypeId)! }));
  }
}

/** What needs somebody first, then what is expected first. */
function inOrder(one: StandingOrder, other: StandingOrder): number {
  return (
    STATES.indexOf(one.state) - STATES.indexOf(other.state) ||
    (one.nextOn ?? '').localeCompare(other.nextOn ?? '') ||
    one.donorName.localeCompare(other.donorName) ||
    one.donorId - other.donorId
  );
}

/** What the orders should bring in a month: each once that has come for it, or is still expected by its end. */
function expectedIn(month: string, orders: readonly StandingOrder[]): ExpectedMonthType {
  const sums = { month, expectedCount: 0, expectedPence: 0, cameCount: 0, camePence: 0 };
  for (const { state, payments, nextOn, amountPence } of orders) {
    const came = payments.filter((payment) => payment.month === month);
    const camePence = came.reduce((sum, payment) => sum + payment.amountPence, 0);
    if (came.length > 0) {
      sums.cameCount += 1;
      sums.camePence += camePence;
    }
    const isDue = EXPECTED.includes(state) && nextOn !== null && nextOn.slice(0, 7) <= month;
    if (came.length > 0 || isDue) {
      sums.expectedCount += 1;
      sums.expectedPence += came.length > 0 ? camePence : amountPence;
    }
  }
  return sums;
}
