import type { EntityManager } from 'typeorm';
import { addDays } from '../../../../rules/days.ts';
import { DUE_DAYS, type MembershipPeriod, MembershipState } from '../../../../rules/memberships.ts';
import { keptUntil } from '../../../database/remove-some.ts';
import { timeZone } from '../../../database/start-of-day.ts';
import { paidUntil } from './paid-until.ts';

/** A donor who has paid for a membership, or promised to. */
export interface Member {
  donorId: number;
  name: string;
  /** Empty where nobody can be written to by mail. */
  email: string;
  /** Several lines; empty where nobody has said it. */
  address: string;
  postcode: string;
  /** The kind that was paid last or, without a payment, is promised. */
  subTypeId: number;
  state: MembershipState;
  /** The last day that is paid for; null for life, and before the first payment. */
  until: string | null;
  isForLife: boolean;
  /** The day of the last payment. */
  paidOn: string | null;
  /** What is promised and not paid. */
  promisedPence: number;
}

interface MembershipRow {
  donorId: number;
  name: string;
  email: string;
  address: string;
  postcode: string;
  subTypeId: number;
  amountPence: number;
  /** Null for a promise. */
  receivedOn: string | null;
  period: MembershipPeriod;
  startsOn: string;
}

/**
 * SQL: `donation` paid for a membership for life, or for one whose last payment the books still keep, so that until when it is paid
 * can be told only with it.
 */
export const IS_MEMBERSHIP_PAYMENT_KEPT = `(donation.status = 'PAID' AND donation.donor_id IS NOT NULL AND EXISTS (
  SELECT FROM donation_sub_type type
   WHERE type.id = donation.sub_type_id AND (type.membership_period = 'LIFE'
      OR type.membership_period <> 'NONE' AND EXISTS (
        SELECT FROM donation later JOIN donation_sub_type its ON its.id = later.sub_type_id AND its.membership_period <> 'NONE'
         WHERE later.donor_id = donation.donor_id AND later.status = 'PAID' AND later.received_on >= ${keptUntil('donations')}::date))))`;

/**
 * All members as the books have them, by the donations of kinds that are memberships.
 * @param on `YYYY-MM-DD` by the clock of the site: what came and was promised until then
 * @param donorId of this donor alone
 */
export async function findMembers(manager: EntityManager, on: string, donorId?: number): Promise<Member[]> {
  const rows = await manager.query<MembershipRow[]>(
    `SELECT item.donor_id AS "donorId", donor.name, donor.email, donor.address, donor.postcode, item.sub_type_id AS "subTypeId",
            item.amount_pence AS "amountPence", type.membership_period AS period,
            type.membership_starts_on AS "startsOn",
            CASE WHEN item.status = 'PAID' THEN to_char(item.received_on, 'YYYY-MM-DD') END AS "receivedOn"
       FROM donation item
       JOIN donation_sub_type type ON type.id = item.sub_type_id AND type.membership_period <> 'NONE'
       JOIN donor ON donor.id = item.donor_id
      WHERE (item.status = 'PAID' AND item.received_on <= $1
          OR item.status = 'PENDING' AND (item.created_at AT TIME ZONE ${timeZone()})::date <= $1)
        AND ($2::integer IS NULL OR item.donor_id = $2)
      ORDER BY item.received_on, item.id`,
    [on, donorId ?? null],
  );
  const groups = new Map<number, MembershipRow[]>();
  for (const row of rows) groups.set(row.donorId, [...(groups.get(row.donorId) ?? []), row]);
  return [...groups.values()].map((group) => memberOf(group, on));
}

function memberOf(rows: readonly MembershipRow[], on: string): Member {
  const { donorId, name, email, address, postcode } = rows[0]!;
  const paid = rows.filter((row): row is MembershipRow & { receivedOn: string } => row.receivedOn !== null);
  const promised = rows.filter(({ receivedOn }) => receivedOn === null);
  const until = paidUntil(paid);
  const last = paid.at(-1);
  return {
    donorId,
    name,
    email,
    address,
    postcode,
    subTypeId: (last ?? promised.at(-1)!).subTypeId,
    state: stateOf(until, promised.length > 0, on),
    until: until === 'LIFE' ? null : until,
    isForLife: until === 'LIFE',
    paidOn: last?.receivedOn ?? null,
    promisedPence: promised.reduce((sum, { amountPence }) => sum + amountPence, 0),
  };
}

function stateOf(until: string | null, isPromised: boolean, on: string): MembershipState {
  if (until === 'LIFE') return MembershipState.PAID;
  const isMember = until !== null && until >= on;
  if (isMember) return until <= addDays(on, DUE_DAYS) ? MembershipState.DUE : MembershipState.PAID;
  return isPromised ? MembershipState.DUE : MembershipState.LAPSED;
}
