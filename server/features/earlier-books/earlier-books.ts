import type { EntityManager } from 'typeorm';
import { type EarlierFields, hasDeclaration } from '../../../rules/earlier-donors.ts';
import { AppError } from '../../../rules/errors.ts';
import { writtenCover } from '../../../rules/written-declarations.ts';
import { isDate } from '../../../rules/zoned-time.ts';
import { type KnownDeclaration, KnownDeclarations } from './known-declarations.ts';
import { KnownDonors } from './known-donors.ts';

/** What the books have of a row. */
interface KnownRow {
  /** Whose donations theirs are; null for a new donor. */
  donorId: number | null;
  /** Of a row with a declaration. */
  declaration: KnownDeclaration | undefined;
}

/** What cannot be read is for whoever adds its row. */
export function orNothing<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/**
 * What finds rows of a list of donors in the books. It asks the database as often for any number of them.
 * @returns takes one of those rows; throws AppError when it is not clear who is meant, as `KnownDonors.meant`, or what its
 *   declaration is for, as `KnownDeclarations.known`
 */
export async function earlierBooks(
  manager: EntityManager,
  rows: readonly EarlierFields[],
): Promise<(fields: EarlierFields) => KnownRow> {
  const donors = await KnownDonors.of(manager, rows);
  const declaring = rows.filter((row) => row.declaredOn);
  const ids = declaring.flatMap((row) => orNothing(() => donors.meant(row)) ?? []);
  const days = declaring
    .filter(({ cover, declaredOn }) => writtenCover(cover) === 'THIS_GIFT' && isDate(declaredOn))
    .map(({ declaredOn }) => declaredOn);
  const declarations = await KnownDeclarations.of(manager, [...new Set(ids)], [...new Set(days)]);
  return (fields) => {
    const donorId = donors.meant(fields);
    return {
      donorId,
      declaration: hasDeclaration(fields) ? declarations.known(donorId, fields) : undefined,
    };
  };
}
