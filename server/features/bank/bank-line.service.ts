import { LRUCache } from 'lru-cache';
import type { DataSource, EntityManager } from 'typeorm';
import type { z } from 'zod';
import {
  BankLineState,
  type BankReason,
  bankLineFilterRules,
  type bankPaymentsRules,
} from '../../../rules/bank-statements.ts';
import { allUsed } from '../../../rules/filters.ts';
import { hireReference } from '../../../rules/hire-reference.ts';
import { validate } from '../../../rules/validation.ts';
import type { Page } from '../../database/page.ts';
import { Charge } from '../charges/charge.entity.ts';
import { Donation } from '../ledger/donation.entity.ts';
import type { SiteSettingsService } from '../site-settings/site-settings.service.ts';
import { type BankAllocation, isLive, netOf } from './bank-allocation.entity.ts';
import { BankLine } from './bank-line.entity.ts';
import { findMatches, isOpen, type LineMatch, type MatchedLine } from './bank-matcher.ts';
import type { BankLineCountsType } from './bank-statements.type.ts';
import { booksVersion } from './books-version.ts';
import type { BankHooks, ClaimOfLine } from './claim-payments.ts';
import { claimFor } from './match-claims.ts';

/** A line with what was decided about it. */
export interface KnownLine extends MatchedLine {
  version: number;
  statementId: number;
  excludedNote: string;
  /** What was kept of the donations that it pays. */
  feePence: number;
}

type LinePayment = BankAllocation & { donation: Donation };
type LineChargePayment = BankAllocation & { charge: Charge };

/** A line as the office sees it. */
export interface ShownLine extends KnownLine, LineMatch {
  state: BankLineState;
  /** Of donations. */
  payments: LinePayment[];
  /** Of what is owed and is no donation. */
  chargePayments: LineChargePayment[];
  /** The Gift Aid claim that it has paid. */
  claim: ClaimOfLine | null;
  /** One that it may pay. */
  suggestedClaim: ClaimOfLine | null;
}

type LineFilter = z.input<typeof bankLineFilterRules>;

const COLUMNS = `
  line.id, line.version, line.statement_id AS "statementId", line.account_id AS "accountId",
  to_char(line.day, 'YYYY-MM-DD') AS day, line.description, line.amount_pence AS "amountPence",
  line.payer_key AS "payerKey", line.is_excluded AS "isExcluded", line.excluded_note AS "excludedNote",
  paid.pence AS "allocatedPence", paid.fee AS "feePence"`;

/** What lines pay of donations. */
const PAID = `CROSS JOIN LATERAL (
  SELECT coalesce(sum(${netOf('entry')}), 0)::integer AS pence, coalesce(sum(entry.fee_pence), 0)::integer AS fee
    FROM bank_allocation entry WHERE entry.line_id = line.id AND ${isLive('entry')}) paid`;

/** Statements whose lines are remembered, each some megabytes at most: as many as treasurers work on at once. */
const REMEMBERED = 4;

/** The lines of statements with what they may be for. */
export class BankLineService {
  /** By the ids of statements, what was worked out, and of which version of the books. */
  readonly #remembered = new LRUCache<number, { version: string; lines: Promise<ShownLine[]> }>({
    max: REMEMBERED,
  });

  constructor(
    private readonly dataSource: DataSource,
    private readonly siteSettings: SiteSettingsService,
    private readonly hooks: BankHooks,
  ) {}

  /**
   * A page of a statement's lines in the order of their days, with counts of all that the search finds.
   * @param filter not yet validated
   * @throws AppError BAD_USER_INPUT
   */
  async list(statementId: number, page: Page, filter: LineFilter) {
    const { state, search, ...rest } = validate(bankLineFilterRules, filter);
    allUsed(rest);
    const words = search?.toLowerCase() ?? '';
    const all = (await this.ofStatement(statementId)).filter((line) =>
      textsOf(line).some((text) => text.toLowerCase().includes(words)),
    );
    const shown = state ? all.filter((line) => line.state === state) : all;
    return {
      items: shown.slice(page.offset, page.offset + page.limit),
      totalCount: shown.length,
      counts: countsOf(all),
    };
  }

  /**
   * Null for an unknown one, and for one of a statement that was undone. What it may be for depends on the others of
   * its statement.
   */
  async find(id: number): Promise<ShownLine | null> {
    const line = await this.dataSource.manager.findOneBy(BankLine, { id });
    const lines = line ? await this.ofStatement(line.statementId) : [];
    return lines.find((one) => one.id === id) ?? null;
  }

  /** Why a line pays this: what the office was shown, if that is what it has chosen. */
  async reasonFor(id: number, payments: z.output<typeof bankPaymentsRules>): Promise<BankReason> {
    const suggestion = (await this.find(id))?.suggestion;
    const [first] = payments;
    const isNewDonation =
      payments.length === 1 &&
      suggestion?.candidates.some(
        ({ donation, pence }) => donation.id === first!.donationId && pence === first!.pence,
      );
    const isOwed = payments.every((payment) =>
      suggestion?.charges.some(
        ({ charge, pence }) => charge.id === payment.chargeId && pence === payment.pence,
      ),
    );
    return isNewDonation || isOwed ? suggestion!.reason : 'BY_HAND';
  }

  /** Worked out once for each version of the books, so that whatever somebody has decided meanwhile is known at once. */
  async ofStatement(statementId: number): Promise<readonly ShownLine[]> {
    const { manager } = this.dataSource;
    // Asked for first: of what changes after it the version is another.
    const version = await booksVersion(manager);
    const remembered = this.#remembered.get(statementId);
    if (remembered?.version === version) return remembered.lines;
    const lines = knownLines(manager, statementId).then((known) => this.#shown(manager, known));
    this.#remembered.set(statementId, { version, lines });
    lines.catch(() => this.#remembered.delete(statementId));
    return lines;
  }

  /** Adds what the lines may be for, and what they pay. */
  async #shown(manager: EntityManager, lines: KnownLine[]): Promise<ShownLine[]> {
    const { referencePrefix } = await this.siteSettings.find();
    const matches = await findMatches(manager, lines, referencePrefix);
    const paying = lines.filter(({ allocatedPence }) => allocatedPence > 0);
    const payments = await paymentsOf(
      manager,
      paying.map(({ id }) => id),
    );
    const giving = paymentsBy(payments, (payment): payment is LinePayment => 'donation' in payment);
    const owed = paymentsBy(payments, (payment): payment is LineChargePayment => 'charge' in payment);
    const claims = await this.hooks.claims.ofLines(
      manager,
      lines.map(({ id }) => id),
    );
    const claimsPaid = new Map(claims.map((claim) => [claim.bankLineId, claim]));
    return lines.map((line) => {
      const found = matches.get(line.id) ?? {};
      const claim = claimsPaid.get(line.id) ?? null;
      const suggestedClaim = isOpen(line) && !found.suggestion?.isCertain ? claimFor(line, claims) : null;
      // A promise of just as much is not the tax office's.
      const match = suggestedClaim ? {} : found;
      const state = claim ? BankLineState.MATCHED : stateOf(line, match);
      const paid = { payments: giving.get(line.id) ?? [], chargePayments: owed.get(line.id) ?? [] };
      return { ...line, ...match, state, claim, suggestedClaim, ...paid };
    });
  }
}

/** The lines of a statement that count, in the order of their days. */
function knownLines(manager: EntityManager, statementId: number): Promise<KnownLine[]> {
  return manager.query(
    `SELECT ${COLUMNS} FROM bank_line line ${PAID}
      WHERE line.statement_id = $1 AND NOT line.is_undone ORDER BY line.day, line.id`,
    [statementId],
  );
}

/** What they pay, of donations each with its `donation`, else with its `charge`. */
async function paymentsOf(
  manager: EntityManager,
  lineIds: readonly number[],
): Promise<(LinePayment | LineChargePayment)[]> {
  if (lineIds.length === 0) return [];
  const live = () =>
    manager
      .createQueryBuilder('BankAllocation', 'entry')
      .where(`entry.line_id IN (:...lineIds) AND ${isLive('entry')}`, { lineIds })
      .orderBy('entry.id');
  const ofDonations = await live()
    .innerJoinAndMapOne('entry.donation', Donation, 'donation', 'donation.id = entry.donation_id')
    .getMany();
  const ofCharges = await live()
    .innerJoinAndMapOne('entry.charge', Charge, 'charge', 'charge.id = entry.charge_id')
    .getMany();
  return [...(ofDonations as LinePayment[]), ...(ofCharges as LineChargePayment[])];
}

/** Those of a kind by their lines. */
function paymentsBy<Kind extends LinePayment | LineChargePayment>(
  payments: readonly (LinePayment | LineChargePayment)[],
  isOfKind: (payment: LinePayment | LineChargePayment) => payment is Kind,
): Map<number, Kind[]> {
  const byLine = new Map<number, Kind[]>();
  for (const payment of payments.filter(isOfKind))
    byLine.set(payment.lineId, [...(byLine.get(payment.lineId) ?? []), payment]);
  return byLine;
}

/** All by which a line is searched for. */
function textsOf({ description, payments, chargePayments }: ShownLine): string[] {
  return [
    description,
    ...payments.flatMap(({ donation }) => [donation.donorName, donation.reference]),
    ...chargePayments.flatMap(({ charge: { payerName, reference, hireId } }) => [
      ...[payerName, reference],
      ...(hireId ? [hireReference(hireId)] : []),
    ]),
  ];
}

function stateOf(line: KnownLine, { suggestion, returned }: LineMatch): BankLineState {
  if (line.amountPence < 0) {
    if (returned || suggestion) return BankLineState.TO_DECIDE;
    return line.allocatedPence > 0 ? BankLineState.MATCHED : BankLineState.EXCLUDED;
  }
  if (isOpen(line)) return suggestion?.isCertain ? BankLineState.MATCHED : BankLineState.TO_DECIDE;
  return line.allocatedPence > 0 ? BankLineState.MATCHED : BankLineState.EXCLUDED;
}

function countsOf(lines: readonly ShownLine[]): BankLineCountsType {
  const inState = (state: BankLineState) => lines.filter((line) => line.state === state);
  const matched = inState(BankLineState.MATCHED);
  const cameIn = lines.filter(({ amountPence }) => amountPence > 0);
  const sum = (amounts: readonly number[]) => amounts.reduce((total, pence) => total + pence, 0);
  const certain = matched.filter(({ suggestion }) => suggestion?.isCertain);
  return {
    toDecide: inState(BankLineState.TO_DECIDE).length,
    matched: matched.length,
    certain: certain.length,
    excluded: inState(BankLineState.EXCLUDED).length,
    inPence: sum(cameIn.map(({ amountPence }) => amountPence)),
    matchedPence: sum(
      cameIn.map(({ suggestion, claim, amountPence, allocatedPence }) =>
        suggestion?.isCertain || claim ? amountPence : allocatedPence,
      ),
    ),
    certainPence: sum(certain.map(({ amountPence, allocatedPence }) => amountPence - allocatedPence)),
  };
}
