import type { EntityManager } from 'typeorm';
import { type BankLayout, type MoneyDirection, unsignedRules } from '../../../../rules/bank-statements.ts';
import type { DateOrder } from '../../../../rules/imports.ts';
import { validate } from '../../../../rules/validation.ts';
import type { Sheet } from '../../../files/spreadsheets/sheet.ts';
import { BankStatement } from './bank-statement.entity.ts';
import { type ReadStatement, readStatement } from './read-statement.ts';
import { headerOf } from './statement-layout.ts';

interface Said {
  dateOrder?: DateOrder | null | undefined;
  unsigned?: MoneyDirection | null | undefined;
}

/**
 * The lines of a file; its amounts have signs if those of an earlier one with the same headings had.
 * @throws AppError as {@link readStatement}
 */
export async function readKnownStatement(
  manager: EntityManager,
  sheet: Sheet,
  layout: BankLayout,
  { dateOrder, unsigned }: Said,
): Promise<ReadStatement> {
  const isSigned = await manager
    .createQueryBuilder(BankStatement, 'item')
    .where(`item.header = :header AND item.layout @> '{"isSigned": true}'`, { header: headerOf(sheet) })
    .getExists();
  return readStatement(sheet, layout, dateOrder, { unsigned: validate(unsignedRules, unsigned), isSigned });
}
