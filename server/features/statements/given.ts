import type { EntityManager } from 'typeorm';
import type { AccountsDays } from '../../../rules/accounts-days.ts';
import { StatementDonors } from '../../../rules/donor-statements.ts';
import type { Language } from '../../../rules/languages.ts';
import type { PaymentMethod } from '../../../rules/payment-methods.ts';
import type { Page } from '../../database/page.ts';
import { keptUntil } from '../../database/remove-some.ts';
import type { TranslatedRow } from '../../database/translations.ts';
import { IS_GIVEN } from '../ledger/for-hall.ts';
import { REFUNDED_PENCE, refundedOn } from '../ledger/refunds/refunds-of.ts';

/** A donation that came on one of the days. Days are `YYYY-MM-DD` by the clock of the site. */
export interface GivenDonation extends TranslatedRow {
  id: number;
  typeName: string;
  receivedOn: string;
  paymentMethod: PaymentMethod | null;
  receiptNumber: string;
  amountPence: number;
  refundedOn: string | null;
  /** All of it, or a part. */
  refundedPence: number;
}

/** A donor with everything that came from them on some days, by day. */
export interface Given {
  donorId: number;
  name: string;
  address: string;
  postcode: string;
  email: string;
  language: Language;
  /** When they were last sent the statement of just these days, and by whom; null if never. */
  sentAt: Date | null;
  sentByName: string | null;
  /** The letter that was sent last; null if none. */
  letterId: number | null;
  /** Whether it would say something else today. */
  hasChanged: boolean;
  /** Of what the statement says, see {@link fingerprint}. */
  fingerprint: string;
  donations: GivenDonation[];
}

/**
 * SQL: the donation `item` came on one of the days $1 to $2, as the ledger and the accountant's file count it: also
 * what was refunded since. What is paid for the hall is no donation.
 */
export const CAME = `item.status IN ('PAID', 'REFUNDED') AND item.received_on BETWEEN $1::date AND $2::date
  AND ${IS_GIVEN}`;

/** SQL: of some of the days from $1 on the books keep no longer who gave, so that a statement would say too little. */
export const IS_FORGOTTEN = `($1::date < ${keptUntil('donations')} AND EXISTS (
  SELECT FROM retention_run WHERE kind = 'donations' AND last_run_at IS NOT NULL))`;

/** SQL: the donor `donor` has given something on these days, of which the books still know all. */
export const HAS_GIVEN = `(NOT ${IS_FORGOTTEN}
  AND EXISTS (SELECT FROM donation item WHERE item.donor_id = donor.id AND ${CAME}))`;

/**
 * SQL: a short text that is another after any change of what the statement of the donor `donor` for the days $1 to $2 says
 * of the donations, such as a refund or another receipt.
 */
const fingerprint = () => `(
  SELECT md5(coalesce(string_agg(concat_ws('/', item.id, to_char(item.received_on, 'YYYY-MM-DD'), coalesce(item.payment_method, ''),
           item.amount_pence, ${REFUNDED_PENCE}, coalesce(${refundedOn()}, ''), receipt.number), ' ' ORDER BY item.id), ''))
    FROM donation item LEFT JOIN receipt ON receipt.donation_id = item.id AND receipt.voided_at IS NULL
   WHERE item.donor_id = donor.id AND ${CAME})`;

/** SQL after FROM: each statement `letter` that the donor `donor`, or who was merged into them, was sent; none of one who was merged. */
export const LETTERS = `donor_statement_letter letter
  JOIN donor_root root ON root.donor_id = letter.donor_id AND root.root_id = donor.id`;

/** SQL: the last statement of the days $1 to $2 that the donor `donor` was sent, as `sent`. */
const LAST_LETTER = `(
  SELECT letter.id, letter.sent_at, letter.sent_by_name, letter.fingerprint FROM ${LETTERS}
   WHERE letter.from_day = $1::date AND letter.to_day = $2::date
   ORDER BY letter.id DESC LIMIT 1) sent`;

/** SQL: what the donor `donor` was sent last for the days $1 to $2 would say something else today. */
export const hasChanged = () => `(NOT ${IS_FORGOTTEN} AND EXISTS (
  SELECT FROM ${LAST_LETTER} WHERE sent.fingerprint <> ${fingerprint()}))`;

const CONDITIONS: Readonly<Record<StatementDonors, () => string>> = {
  [StatementDonors.ALL]: () => HAS_GIVEN,
  [StatementDonors.WITHOUT_EMAIL]: () => `donor.email = '' AND ${HAS_GIVEN}`,
  [StatementDonors.CHANGED]: hasChanged,
};

const donorColumns = () => `donor.id AS "donorId", donor.name, donor.address, donor.postcode, donor.email,
  donor.letter_language AS language, sent.sent_at AS "sentAt", sent.sent_by_name AS "sentByName", sent.id AS "letterId",
  now.fingerprint, coalesce(sent.fingerprint <> now.fingerprint, false) AS "hasChanged"`;

const withLastLetter = () => `LEFT JOIN LATERAL ${LAST_LETTER} ON true
  CROSS JOIN LATERAL (SELECT ${fingerprint()} AS fingerprint) now`;

/** One page of those who gave on these days, by name. */
export async function pageOfGiven(
  manager: EntityManager,
  { from, to }: AccountsDays,
  donors: StatementDonors,
  { limit, offset }: Page,
): Promise<{ items: Given[]; totalCount: number }> {
  const [{ total }] = await manager.query<[{ total: number }]>(
    `SELECT count(*)::integer AS total FROM donor WHERE ${CONDITIONS[donors]()}`,
    [from, to],
  );
  const rows = await manager.query<Omit<Given, 'donations'>[]>(
    `SELECT ${donorColumns()} FROM donor ${withLastLetter()} WHERE ${CONDITIONS[donors]()}
      ORDER BY lower(donor.name), donor.id LIMIT ${limit} OFFSET ${offset}`,
    [from, to],
  );
  return { items: await withDonations(manager, { from, to }, rows), totalCount: total };
}

/**
 * What these donors gave, without those who gave nothing on these days, unless they were sent a statement that said
 * otherwise.
 * @param ids of donors
 */
export async function givenBy(
  manager: EntityManager,
  { from, to }: AccountsDays,
  ids: readonly number[],
): Promise<Given[]> {
  const rows = await manager.query<Omit<Given, 'donations'>[]>(
    `SELECT ${donorColumns()} FROM donor ${withLastLetter()}
      WHERE donor.id = ANY ($3) AND (${HAS_GIVEN} OR sent.id IS NOT NULL AND NOT ${IS_FORGOTTEN}) ORDER BY donor.id`,
    [from, to, ids],
  );
  return withDonations(manager, { from, to }, rows);
}

/** Reads the donations after the fingerprints: of what changes between, the letter says more than is kept, and it is seen. */
async function withDonations(
  manager: EntityManager,
  { from, to }: AccountsDays,
  donors: readonly Omit<Given, 'donations'>[],
): Promise<Given[]> {
  const donations = await manager.query<(GivenDonation & { donorId: number })[]>(
    `SELECT item.donor_id AS "donorId", item.id, item.type_name AS "typeName", item.type_language AS "ownLanguage",
            item.type_translations AS translations, to_char(item.received_on, 'YYYY-MM-DD') AS "receivedOn", item.payment_method AS "paymentMethod",
            coalesce(receipt.number, '') AS "receiptNumber", item.amount_pence AS "amountPence",
            ${refundedOn()} AS "refundedOn", ${REFUNDED_PENCE} AS "refundedPence"
       FROM donation item
       LEFT JOIN receipt ON receipt.donation_id = item.id AND receipt.voided_at IS NULL
      WHERE item.donor_id = ANY ($3) AND ${CAME} ORDER BY item.received_on, item.id`,
    [from, to, donors.map(({ donorId }) => donorId)],
  );
  const byDonor = new Map<number, GivenDonation[]>(donors.map(({ donorId }) => [donorId, []]));
  for (const { donorId, ...donation } of donations) byDonor.get(donorId)!.push(donation);
  return donors.map((donor) => ({ ...donor, donations: byDonor.get(donor.donorId)! }));
}
