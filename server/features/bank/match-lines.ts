import { BankReason } from '../../../rules/bank-statements.ts';
import type { DonationStatus } from '../../../rules/donation-states.ts';
import { hasOwnBankLine, type PaymentMethod } from '../../../rules/payment-methods.ts';
import type { Donation } from '../ledger/donation.entity.ts';
import type { BankDonationSuggestionType } from './bank-statements.type.ts';
import { ReferenceIndex } from './match-references.ts';
import { namesPayer, tellingWords, wordsOf } from './payer-name.ts';

/** A donation that money may be for. */
export interface OpenDonation extends Pick<Donation, 'typeName' | 'ownLanguage' | 'translations'> {
  id: number;
  reference: string;
  donorName: string;
  email: string;
  userId: number | null;
  donorId: number | null;
  subTypeId: number;
  status: DonationStatus;
  amountPence: number;
  /** What lines of bank statements have not paid. */
  openPence: number;
  /** The day by the clock of the site on which it was promised, `YYYY-MM-DD`. */
  promisedOn: string;
  paymentMethod: PaymentMethod | null;
}

/** A line of money that came in. */
export interface IncomingLine {
  id: number;
  day: string;
  description: string;
  payerKey: string;
  /** What it has not paid for yet. */
  openPence: number;
}

/** What a payer has given before. */
export interface EarlierDonation {
  payerKey: string;
  donorName: string;
  email: string;
  userId: number | null;
  donorId: number | null;
  subTypeId: number;
  amountPence: number;
}

/** A standing order that money is expected of. */
export interface ExpectedOrder {
  donorId: number;
  subTypeId: number;
  donorName: string;
  /** May be empty. */
  email: string;
  amountPence: number;
  /** Whether something has come; before, it is only promised. */
  isBegun: boolean;
}

export interface Suggestion {
  reason: BankReason;
  /** It needs nobody's eyes: it can be confirmed with the others. */
  isCertain: boolean;
  /** Of a misspelt reference. */
  letters: number;
  /** One to say yes to, or several to choose from. */
  candidates: { donation: OpenDonation; pence: number }[];
  /** Instead, a new donation like an earlier one. */
  newDonation?: BankDonationSuggestionType;
}

export interface Known {
  /** Promises that are open. */
  promises: readonly OpenDonation[];
  /** Donations that are not, by whose whole reference money may still come. */
  others: readonly OpenDonation[];
  earlierDonations: readonly EarlierDonation[];
  orders: readonly ExpectedOrder[];
}

/** Days between a promise and money that is taken for it by the amount alone. */
const DAYS_BETWEEN = 14;
const DAY = 86_400_000;

/** The lines that somebody can tell from more are one after another: each takes what the earlier ones have left. */
class Matching {
  readonly #suggestions = new Map<number, Suggestion>();
  readonly #promises: ReferenceIndex<OpenDonation>;
  readonly #others: ReferenceIndex<OpenDonation>;
  readonly #byAmount: Map<number, OpenDonation[]>;
  /** By the amount and a word of the donor's name. */
  readonly #byWord = new Map<string, OpenDonation[]>();
  readonly #byDonor: Map<string, OpenDonation[]>;
  readonly #earlier: Map<string, EarlierDonation[]>;
  readonly #orders: Map<number, ExpectedOrder[]>;
  /** Those that a certain line pays. */
  readonly #claimed = new Set<OpenDonation>();

  constructor({ promises, others, earlierDonations, orders }: Known) {
    this.#promises = new ReferenceIndex(promises);
    this.#others = new ReferenceIndex(others);
    this.#byAmount = groupBy(promises, ({ openPence }) => openPence);
    for (const promise of promises)
      for (const word of tellingWords(promise.donorName)) {
        const key = `${promise.openPence} ${word}`;
        const known = this.#byWord.get(key);
        if (known) known.push(promise);
        else this.#byWord.set(key, [promise]);
      }
    this.#byDonor = groupBy(promises, donorOf);
    this.#earlier = groupBy(earlierDonations, ({ payerKey }) => payerKey);
    this.#orders = groupBy(orders, ({ amountPence }) => amountPence);
  }

  match(lines: readonly IncomingLine[]): Map<number, Suggestion> {
    const unknown: IncomingLine[] = [];
    for (const line of lines) {
      const suggestion = this.#byReference(line);
      if (suggestion) this.#suggestions.set(line.id, suggestion);
      else unknown.push(line);
    }
    for (const line of unknown) {
      const suggestion =
        this.#byMisspelling(line) ??
        this.#byPayer(line) ??
        this.#byOrder(line) ??
        this.#byName(line) ??
        this.#byAmountAndDay(line);
      if (suggestion) this.#suggestions.set(line.id, suggestion);
    }
    return this.#suggestions;
  }

  #byReference(line: IncomingLine): Suggestion | undefined {
    const promises = this.#promises.exact(line.description);
    const others = this.#others.exact(line.description);
    const [only, ...more] = [...promises, ...others];
    if (!only) return undefined;
    if (more.length > 0) {
      const open = promises.filter((promise) => !this.#claimed.has(promise));
      return suggest(BankReason.SEVERAL, line, open);
    }
    if (promises.length > 0 && !this.#claimed.has(only)) {
      if (only.openPence !== line.openPence) return suggest(BankReason.OTHER_AMOUNT, line, [only]);
      this.#claimed.add(only);
      return { ...suggest(BankReason.REFERENCE, line, [only]), isCertain: true };
    }
    if (only.status === 'CANCELLED') return suggest(BankReason.CANCELLED, line, [only]);
    const isByHand =
      only.status === 'PAID' && only.openPence === only.amountPence && hasOwnBankLine(only.paymentMethod);
    if (isByHand && only.openPence === line.openPence) return suggest(BankReason.PAID_BY_HAND, line, [only]);
    // Who gave it is kept no longer: the payer, or the standing order, may say who it is.
    if (only.donorName === '' && only.userId === null && only.donorId === null) return undefined;
    return { ...suggest(BankReason.PAID_ALREADY, line, []), newDonation: donationLike(only) };
  }

  #byMisspelling(line: IncomingLine): Suggestion | undefined {
    const found = this.#promises.misspelt(line.description).filter(({ item }) => !this.#claimed.has(item));
    if (found.length === 0) return undefined;
    const items = found.map(({ item }) => item);
    if (items.length > 1) return suggest(BankReason.SEVERAL, line, items);
    return { ...suggest(BankReason.MISSPELT, line, items), letters: found[0]!.letters };
  }

  #byPayer(line: IncomingLine): Suggestion | undefined {
    const earlier = line.payerKey ? (this.#earlier.get(line.payerKey) ?? []) : [];
    const [last] = earlier.slice(-1);
    // "CASH" and the like have paid for many.
    if (!last || earlier.some((other) => donorOf(other) !== donorOf(last))) return undefined;
    const promises = (this.#byDonor.get(donorOf(last)) ?? []).filter(
      (promise) => !this.#claimed.has(promise),
    );
    const sameAmount = promises.filter(({ openPence }) => openPence === line.openPence);
    if (sameAmount.length > 0) return oneOrSeveral(BankReason.PAYER_AND_AMOUNT, line, sameAmount);
    const types = new Set(earlier.map(({ subTypeId }) => subTypeId));
    const sameType = promises.filter(({ subTypeId }) => types.has(subTypeId));
    if (sameType.length > 0) return oneOrSeveral(BankReason.PAYER_AND_TYPE, line, sameType);
    const same = earlier.findLast(({ amountPence }) => amountPence === line.openPence);
    return same && { ...suggest(BankReason.PAYER_AND_AMOUNT, line, []), newDonation: donationLike(same) };
  }

  /** Of somebody who has not paid by bank before: by the name alone, so that somebody has to say yes. */
  #byOrder(line: IncomingLine): Suggestion | undefined {
    const named = (this.#orders.get(line.openPence) ?? []).filter(({ donorName }) =>
      namesPayer(line.description, donorName),
    );
    const [order, ...others] = named;
    if (!order || others.length > 0) return undefined;
    const { donorId, subTypeId, isBegun } = order;
    const promised = (this.#byAmount.get(line.openPence) ?? []).find(
      (promise) =>
        promise.donorId === donorId && promise.subTypeId === subTypeId && !this.#claimed.has(promise),
    );
    if (promised) return suggest(BankReason.ORDER_BY_NAME, line, [promised]);
    return isBegun
      ? { ...suggest(BankReason.ORDER_BY_NAME, line, []), newDonation: donationLike(order) }
      : undefined;
  }

  /** Of somebody whom the bank names, and who has promised just that: by the name alone, so that somebody has to say yes. */
  #byName(line: IncomingLine): Suggestion | undefined {
    const alike = wordsOf(line.description).flatMap(
      (word) => this.#byWord.get(`${line.openPence} ${word}`) ?? [],
    );
    const named = [...new Set(alike)].filter(
      (promise) =>
        !this.#claimed.has(promise) &&
        promise.promisedOn <= line.day &&
        namesPayer(line.description, promise.donorName),
    );
    return named.length > 0 ? oneOrSeveral(BankReason.NAME_AND_AMOUNT, line, named) : undefined;
  }

  #byAmountAndDay(line: IncomingLine): Suggestion | undefined {
    const promises = (this.#byAmount.get(line.openPence) ?? []).filter((promise) => {
      const days = (Date.parse(line.day) - Date.parse(promise.promisedOn)) / DAY;
      return !this.#claimed.has(promise) && days >= 0 && days <= DAYS_BETWEEN;
    });
    return promises.length === 1 ? suggest(BankReason.AMOUNT_AND_DAY, line, promises) : undefined;
  }
}

/**
 * What money that came in may be for, by the ids of its lines; some are for nobody that is known.
 * @param lines in the order of their days
 */
export function matchLines(lines: readonly IncomingLine[], known: Known): Map<number, Suggestion> {
  return new Matching(known).match(lines);
}

function suggest(reason: BankReason, line: IncomingLine, donations: readonly OpenDonation[]): Suggestion {
  return {
    reason,
    isCertain: false,
    letters: 0,
    candidates: donations.map((donation) => ({
      donation,
      pence: Math.min(donation.openPence, line.openPence),
    })),
  };
}

function donationLike({
  donorName,
  email,
  donorId,
  subTypeId,
}: OpenDonation | EarlierDonation | ExpectedOrder): BankDonationSuggestionType {
  return { donorName, email, donorId, subTypeId };
}

function oneOrSeveral(
  reason: BankReason,
  line: IncomingLine,
  donations: readonly OpenDonation[],
): Suggestion {
  return suggest(donations.length === 1 ? reason : BankReason.SEVERAL, line, donations);
}

function donorOf({ userId, donorName }: { userId: number | null; donorName: string }): string {
  return userId === null ? donorName.trim().toLowerCase() : `user ${userId}`;
}

function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
