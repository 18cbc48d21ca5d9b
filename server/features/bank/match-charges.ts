import { BankReason } from '../../../rules/bank-statements.ts';
import { ChargeState } from '../../../rules/charges.ts';
import { hireIdOf } from '../../../rules/hire-reference.ts';
import type { Charge } from '../charges/charge.entity.ts';
import type { IncomingLine, Suggestion } from './match-lines.ts';
import { ReferenceIndex } from './match-references.ts';
import { namesPayer, wordsOf } from './payer-name.ts';

/** What a line may be for that is owed and is no donation: of several reasons all of them together, of SEVERAL one. */
export interface ChargeSuggestion extends Pick<Suggestion, 'reason' | 'isCertain' | 'letters'> {
  charges: { charge: Charge; pence: number }[];
}

/** The charges of one hire or reply, which have one reference. */
interface Group {
  reference: string;
  /** As they are due. */
  charges: Charge[];
}

/** What is left of a charge for a line of that day. */
type LeftOf = (charge: Charge, day: string) => number;

/** Pence that money which came in may pay. */
export const openOf: LeftOf = ({ openPence }) => openPence;

/** Pence that money which went out may have given back. What was paid for a hire to come went back because a bank returned it. */
export const returnableOf: LeftOf = ({ state, returnablePence, backOn }, day) =>
  !backOn || state === ChargeState.VOID || backOn <= day ? returnablePence : 0;

/**
 * Which charges lines may be for, by the ids of the lines; each takes what the earlier ones have left.
 * @param lines in the order of their days, with what they have left, without a sign
 * @param charges that have something left, and others whose reference somebody may still write
 */
export function matchCharges(
  lines: readonly IncomingLine[],
  charges: readonly Charge[],
  leftOf: LeftOf,
): Map<number, ChargeSuggestion> {
  const groups = groupsOf(charges);
  const index = new ReferenceIndex(groups);
  const byHire = new Map(groups.map((group) => [group.charges[0]!.hireId ?? 0, group]));
  const taken = new Map<Charge, number>();
  const left = (charge: Charge, day: string) => leftOf(charge, day) - (taken.get(charge) ?? 0);
  const found = new Map<number, ChargeSuggestion>();

  const named = ({ description }: IncomingLine): Group[] => {
    const hires = wordsOf(description).flatMap((word) => byHire.get(hireIdOf(word) ?? -1) ?? []);
    return [...new Set([...index.exact(description), ...hires])];
  };
  const unknown: IncomingLine[] = [];
  for (const line of lines) {
    const [group, another] = named(line);
    if (!group) unknown.push(line);
    else if (!another) {
      const suggestion = ofGroup(line, group, left);
      for (const { charge, pence } of suggestion.isCertain ? suggestion.charges : [])
        taken.set(charge, (taken.get(charge) ?? 0) + pence);
      found.set(line.id, suggestion);
    }
  }
  for (const line of unknown) {
    const suggestion = byMisspelling(line, index, left) ?? byName(line, groups, left);
    if (suggestion) found.set(line.id, suggestion);
  }
  return found;
}

type Left = (charge: Charge, day: string) => number;

function groupsOf(charges: readonly Charge[]): Group[] {
  const groups = new Map<string, Group>();
  for (const charge of charges) {
    const { reference } = charge;
    const group = groups.get(reference) ?? { reference, charges: [] };
    groups.set(reference, group);
    group.charges.push(charge);
  }
  const all = [...groups.values()];
  for (const { charges: own } of all)
    own.sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one.id - other.id);
  return all;
}

/** By the whole reference: certain where the money is just one of them, or all of them. */
function ofGroup(line: IncomingLine, { charges }: Group, left: Left): ChargeSuggestion {
  const open = charges.filter((charge) => left(charge, line.day) > 0);
  const nothing = { isCertain: false, letters: 0, charges: [] };
  if (open.length === 0) {
    const isVoid = charges.every(({ state }) => state === ChargeState.VOID);
    return { reason: isVoid ? BankReason.CANCELLED : BankReason.PAID_ALREADY, ...nothing };
  }
  const just = justAsMuch(line, open, left);
  if (just) return { reason: BankReason.REFERENCE, isCertain: true, letters: 0, charges: just };
  return { ...nothing, reason: BankReason.OTHER_AMOUNT, charges: asFarAsItGoes(line, open, left) };
}

function byMisspelling(
  line: IncomingLine,
  index: ReferenceIndex<Group>,
  left: Left,
): ChargeSuggestion | undefined {
  const found = index.misspelt(line.description);
  const open = found.flatMap(({ item: { charges } }) => charges.filter((one) => left(one, line.day) > 0));
  if (open.length === 0) return undefined;
  const { letters } = found[0]!;
  if (found.length > 1) return oneOf(line, open, left);
  const charges = justAsMuch(line, open, left) ?? asFarAsItGoes(line, open, left);
  return { reason: BankReason.MISSPELT, isCertain: false, letters, charges };
}

/** Of somebody whom the bank names and who owes just that: somebody has to say yes. */
function byName(line: IncomingLine, groups: readonly Group[], left: Left): ChargeSuggestion | undefined {
  const fitting = groups.flatMap(({ charges }) => {
    const open = charges.filter(
      (charge) =>
        charge.askedOn <= line.day &&
        left(charge, line.day) > 0 &&
        namesPayer(line.description, charge.payerName),
    );
    const just = justAsMuch(line, open, left);
    return just ? [just] : [];
  });
  const [only, another] = fitting;
  if (!only) return undefined;
  const nothing = { isCertain: false, letters: 0 };
  if (!another) return { ...nothing, reason: BankReason.NAME_AND_AMOUNT, charges: only };
  return { ...nothing, reason: BankReason.SEVERAL, charges: fitting.flat() };
}

function oneOf(line: IncomingLine, charges: readonly Charge[], left: Left): ChargeSuggestion {
  const each = charges.map((charge) => ({
    charge,
    pence: Math.min(left(charge, line.day), line.openPence),
  }));
  return { reason: BankReason.SEVERAL, isCertain: false, letters: 0, charges: each };
}

/** The one of which just so much is left, the first as they are due, or all where that is their sum. */
function justAsMuch({ day, openPence }: IncomingLine, charges: readonly Charge[], left: Left) {
  const each = charges.map((charge) => ({ charge, pence: left(charge, day) }));
  const one = each.find(({ pence }) => pence === openPence);
  if (one) return [one];
  const sum = each.reduce((total, { pence }) => total + pence, 0);
  return each.length > 1 && sum === openPence ? each : undefined;
}

/** As they are due, until the money is used up. */
function asFarAsItGoes({ day, openPence }: IncomingLine, charges: readonly Charge[], left: Left) {
  let rest = openPence;
  return charges.flatMap((charge) => {
    const pence = Math.min(rest, left(charge, day));
    rest -= pence;
    return pence > 0 ? [{ charge, pence }] : [];
  });
}
