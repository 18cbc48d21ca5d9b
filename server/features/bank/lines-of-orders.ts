import type { EntityManager } from 'typeorm';
import { BankReason } from '../../../rules/bank-statements.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { findOrders, type StandingOrder } from '../expected/standing-orders/find-orders.ts';
import { dueMonth, expectedNear } from '../expected/standing-orders/recognise-order.ts';
import type { IncomingLine, Suggestion } from './match-lines.ts';

/** A donor and a fund that money may be of and for. */
interface OrderOf {
  donorId: number | null;
  subTypeId: number;
}

type BegunOrder = StandingOrder & { usualDay: number };

const isBegun = (order: StandingOrder): order is BegunOrder => order.usualDay !== null;

/** The standing order of that donor and fund that has begun, if there is one. */
function orderOf(orders: readonly StandingOrder[], { donorId, subTypeId }: OrderOf): BegunOrder | undefined {
  return orders.filter(isBegun).find((order) => order.donorId === donorId && order.subTypeId === subTypeId);
}

/**
 * Says of lines that look like a new donation of somebody who has a standing order that they are the next payment of it.
 * With the whole reference, the amount of the order, and in a month that nothing has come for, that is certain.
 * @param orders all of them
 * @param lines in the order of their days
 * @param suggestions by the ids of the lines; changed here
 */
export function takeAsOrders(
  orders: readonly StandingOrder[],
  lines: readonly IncomingLine[],
  suggestions: ReadonlyMap<number, Suggestion>,
): void {
  const covered = new Set(
    orders.flatMap((order) => order.payments.map(({ month }) => monthKey(order, month))),
  );
  for (const line of lines) {
    const suggestion = suggestions.get(line.id);
    const order = suggestion?.newDonation && orderOf(orders, suggestion.newDonation);
    if (!order || line.openPence !== order.amountPence) continue;
    const key = monthKey(order, dueMonth(line.day, order.usualDay));
    suggestion.isCertain = suggestion.reason === BankReason.PAID_ALREADY && !covered.has(key);
    // Where only the name says so, that is said.
    if (suggestion.reason !== BankReason.ORDER_BY_NAME) suggestion.reason = BankReason.STANDING_ORDER;
    suggestion.newDonation!.expectedOn = expectedNear(line.day, order.usualDay);
    covered.add(key);
  }
}

const monthKey = ({ donorId, subTypeId }: OrderOf, month: string) => `${donorId} ${subTypeId} ${month}`;

/**
 * Of money that is entered from a bank's line: the donor who has given to that fund by standing order under the same name
 * and e-mail, if it is the next payment of the order: as much as usual, or in a month that nothing has come for.
 */
export async function donorOfOrder(
  manager: EntityManager,
  {
    donorId: knownId,
    donorName,
    email,
    subTypeId,
    pence,
    day,
  }: {
    donorId?: number | undefined;
    donorName: string;
    email: string;
    subTypeId: number;
    pence: number;
    day: string;
  },
): Promise<number | null> {
  const known = knownId
    ? [{ donorId: knownId }]
    : await manager.query<{ donorId: number }[]>(
        `SELECT DISTINCT donor_id AS "donorId" FROM donation
      WHERE sub_type_id = $1 AND lower(donor_name) = lower($2) AND lower(email) = lower($3) AND donor_id IS NOT NULL
        AND status IN ('PAID', 'REFUNDED')`,
        [subTypeId, donorName, email],
      );
  const [{ donorId } = { donorId: null }, ...others] = known;
  if (donorId === null || others.length > 0) return null;
  const order = orderOf(await findOrders(manager, currentDay(), [donorId]), { donorId, subTypeId });
  if (!order) return null;
  const month = dueMonth(day, order.usualDay);
  const isOpen = !order.payments.some((payment) => payment.month === month);
  return pence === order.amountPence || isOpen ? donorId : null;
}
