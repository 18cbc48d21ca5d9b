import { foldedName } from '../../../rules/folded-name.ts';
import type { SheetSubject } from '../../../rules/imports.ts';
import { parsePence, poundsText } from '../../../rules/money.ts';
import type { NewRow } from './import.service.ts';
import { formerKeyOf, keyOf } from './importables.ts';
import { SHEET_SUBJECTS } from './sheet-subjects.ts';

type Keys = Pick<NewRow, 'sourceKey' | 'formerKeys'>;

/** Gives the rows of a sheet the keys by which they are known again, in their order. */
export function rowKeys(sheetSubject: SheetSubject): (read: Readonly<Record<string, string>>) => Keys {
  const { apart } = SHEET_SUBJECTS[sheetSubject];
  const amountAt = apart.indexOf('amount');
  const timesOf = counter();
  const formerTimesOf = counter();
  return (read) => {
    const written = apart.map((field) => read[field] ?? '');
    if (amountAt < 0) return { sourceKey: keyOf(written), formerKeys: [formerKeyOf(written)] };
    // Two equal donations of a day are two; other things that are equal are one.
    const amount = written[amountAt]!;
    const told = written.with(amountAt, String(parsePence(amount) ?? amount));
    const times = timesOf(keyOf(told));
    const spelled = [written, told.map(foldedName)].flatMap((values) =>
      spellingsOf(amount).map((one) => formerKeyOf([...values.with(amountAt, one), times])),
    );
    return {
      sourceKey: keyOf([...told, times]),
      formerKeys: [formerKeyOf([...written, formerTimesOf(formerKeyOf(written))]), ...spelled],
    };
  };
}

/** Says how often it was asked for a key before. */
function counter(): (key: string) => number {
  const seen = new Map<string, number>();
  return (key) => {
    const times = seen.get(key) ?? 0;
    seen.set(key, times + 1);
    return times;
  };
}

/** An amount with each number of decimals that it can be written with: `51`, `51.0` and `51.00`. */
function spellingsOf(amount: string): string[] {
  const pence = parsePence(amount);
  if (pence === null) return [amount];
  const spellings = [poundsText(pence)];
  for (let last = spellings[0]!; /\.\d*0$/.test(last); ) {
    last = last.replace(/\.?0$/, '');
    spellings.push(last);
  }
  return spellings;
}
