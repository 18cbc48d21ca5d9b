import { type EntityManager, Not } from 'typeorm';
import { StandingOrderState } from '../../../rules/standing-orders.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { timeZone } from '../../database/start-of-day.ts';
import { Charge } from '../charges/charge.entity.ts';
import { findOrders, type StandingOrder } from '../expected/standing-orders/find-orders.ts';
import { allocatedTo } from '../ledger/payments.ts';
import { isLive } from './bank-allocation.entity.ts';
import type { ReturnedPaymentType } from './bank-statements.type.ts';
import { takeAsOrders } from './lines-of-orders.ts';
import { matchApart } from './match-apart.ts';
import { matchCharges, openOf, returnableOf } from './match-charges.ts';
import {
  type EarlierDonation,
  type ExpectedOrder,
  type IncomingLine,
  type OpenDonation,
} from './match-lines.ts';
import { compact } from './match-references.ts';
import { type AnySuggestion, suggestBoth } from './suggest-both.ts';

const donationColumns = () => `
  item.id, item.reference, item.type_name AS "typeName", item.type_language AS "ownLanguage",
  item.type_translations AS translations, item.donor_name AS "donorName", item.email, item.user_id AS "userId",
  item.donor_id AS "donorId",  item.sub_type_id AS "subTypeId",
  item.status, item.amount_pence AS "amountPence", item.amount_pence - ${allocatedTo('item')} AS "openPence",
  item.payment_method AS "paymentMethod",
  to_char(item.created_at AT TIME ZONE ${timeZone()}, 'YYYY-MM-DD') AS "promisedOn"`;

/** A line as far as matching needs it. */
export interface MatchedLine extends Omit<IncomingLine, 'openPence'> {
  accountId: number;
  amountPence: number;
  allocatedPence: number;
  isExcluded: boolean;
}

export interface LineMatch {
  suggestion?: AnySuggestion;
  returned?: ReturnedPaymentType;
}

/** Days within which banks return a payment. */
const RETURNED_WITHIN = 60;

const isLeft = ({ amountPence, allocatedPence }: MatchedLine) => Math.abs(amountPence) > allocatedPence;

/** Whether something is still to be said about a line of money that came in. */
export function isOpen({ amountPence, allocatedPence, isExcluded }: MatchedLine): boolean {
  return amountPence > allocatedPence && !isExcluded;
}

/**
 * What lines may be for, by their ids, as the books are now.
 * @param lines in the order of their days
 * @param prefix of the site's references
 */
export async function findMatches(
  manager: EntityManager,
  lines: readonly MatchedLine[],
  prefix: string,
): Promise<Map<number, LineMatch>> {
  const incoming = lines
    .filter(isOpen)
    .map((line) => ({ ...line, openPence: line.amountPence - line.allocatedPence }));
  const outgoing = lines
    .filter((line) => line.amountPence < 0 && !line.isExcluded && isLeft(line))
    .map((line) => ({ ...line, openPence: -line.amountPence - line.allocatedPence }));
  const matches = new Map<number, LineMatch>();
  const owed = await manager.find(Charge, { where: { payerName: Not('') }, order: { id: 'ASC' } });
  for (const [id, returned] of await returnedPayments(manager, outgoing)) matches.set(id, { returned });
  // Of nothing that is to be given back anything may be said.
  for (const [id, back] of matchCharges(outgoing, owed, returnableOf))
    if (back.charges.length > 0)
      matches.set(id, { suggestion: { ...back, isCertain: false, candidates: [] } });
  if (incoming.length === 0) return matches;
  const orders = await findOrders(manager, currentDay());
  const known = {
    promises: await openPromises(manager),
    others: await othersNamed(manager, incoming, prefix),
    earlierDonations: await earlierDonations(manager, incoming),
    orders: orders.flatMap(expectedOrder),
  };
  const suggestions = await matchApart(incoming, known);
  takeAsOrders(orders, incoming, suggestions);
  const charges = matchCharges(incoming, owed, openOf);
  for (const { id } of incoming) {
    const suggestion = suggestBoth(suggestions.get(id), charges.get(id));
    if (suggestion) matches.set(id, { suggestion });
  }
  return matches;
}

/** A standing order as far as matching needs it; of one that is over nothing is expected. */
function expectedOrder(order: StandingOrder): ExpectedOrder[] {
  return order.state === StandingOrderState.ENDED ? [] : [{ ...order, isBegun: order.usualDay !== null }];
}

function openPromises(manager: EntityManager): Promise<OpenDonation[]> {
  return manager.query(
    `SELECT ${donationColumns()} FROM donation item
      WHERE item.status = 'PENDING' AND item.amount_pence > ${allocatedTo('item')} ORDER BY item.id`,
  );
}

/** Donations that are paid, cancelled or refunded, and whose reference stands in one of the lines. */
async function othersNamed(
  manager: EntityManager,
  lines: readonly IncomingLine[],
  prefix: string,
): Promise<OpenDonation[]> {
  const written = new RegExp(`(?=(${prefix})(.{4})(.{4}))`, 'g');
  const references = lines.flatMap(({ description }) =>
    [...compact(description).matchAll(written)].map(([, ...groups]) => groups.join('-')),
  );
  return manager.query(
    `SELECT ${donationColumns()} FROM donation item
      WHERE item.reference = ANY ($1) AND item.status <> 'PENDING' ORDER BY item.id`,
    [references],
  );
}

/** What those who paid these lines gave before, oldest first. Of what a fee was kept a platform paid, for many. */
async function earlierDonations(
  manager: EntityManager,
  lines: readonly IncomingLine[],
): Promise<EarlierDonation[]> {
  const keys = [...new Set(lines.map(({ payerKey }) => payerKey).filter(Boolean))];
  return manager.query(
    `SELECT line.payer_key AS "payerKey", item.donor_name AS "donorName", item.email,
            item.user_id AS "userId", item.donor_id AS "donorId", item.sub_type_id AS "subTypeId", item.amount_pence AS "amountPence"
       FROM bank_line line
       JOIN bank_allocation entry ON entry.line_id = line.id AND ${isLive('entry')}
       JOIN donation item ON item.id = entry.donation_id AND item.donor_name <> ''
      WHERE line.payer_key = ANY ($1) AND NOT line.is_undone
        AND NOT EXISTS (SELECT FROM bank_allocation paid
                         WHERE paid.line_id = line.id AND paid.fee_pence > 0 AND ${isLive('paid')})
      ORDER BY line.day, entry.id`,
    [keys],
  );
}

/** SQL: letters and digits of a text, as references are compared. */
const lettersOf = (text: string) => `regexp_replace(upper(${text}), '[^A-Z0-9]', '', 'g')`;

/**
 * Of money that went out: the one payment of the same amount, by the same payer or for the reference that it names, that it
 * may be returning. What was refunded of a payment is in the books already, so the money that went is that.
 */
async function returnedPayments(
  manager: EntityManager,
  lines: readonly MatchedLine[],
): Promise<Map<number, ReturnedPaymentType>> {
  const rows = await manager.query<(ReturnedPaymentType & { id: number })[]>(
    `SELECT went.id, came.id AS "lineId", to_char(came.day, 'YYYY-MM-DD') AS day, came.description
       FROM bank_line went
       JOIN bank_line came ON came.account_id = went.account_id AND came.amount_pence = -went.amount_pence
        AND went.day BETWEEN came.day AND came.day + $2::integer
      WHERE went.id = ANY ($1)
        AND EXISTS (
          SELECT FROM bank_allocation entry
            LEFT JOIN donation item ON item.id = entry.donation_id LEFT JOIN charge ON charge.id = entry.charge_id
           WHERE entry.line_id = came.id AND ${isLive('entry')}
             AND (went.payer_key <> '' AND came.payer_key = went.payer_key
                  OR strpos(${lettersOf('went.description')}, ${lettersOf('coalesce(item.reference, charge.reference)')}) > 0))
        AND NOT EXISTS (
          SELECT FROM bank_allocation entry
            LEFT JOIN donation item ON item.id = entry.donation_id LEFT JOIN charge ON charge.id = entry.charge_id
           WHERE entry.line_id = came.id AND ${isLive('entry')}
             AND (item.refunded_pence > 0 OR charge.returned_pence + charge.kept_pence > 0))`,
    [lines.map(({ id }) => id), RETURNED_WITHIN],
  );
  const found = new Map<number, ReturnedPaymentType>();
  const several = new Set<number>();
  for (const { id, ...payment } of rows) {
    if (found.has(id)) several.add(id);
    found.set(id, payment);
  }
  for (const id of several) found.delete(id);
  return found;
}
