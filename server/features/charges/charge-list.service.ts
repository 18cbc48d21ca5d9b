import type { DataSource } from 'typeorm';
import type { z } from 'zod';
import { ChargeTab, chargeFilterRules } from '../../../rules/charges.ts';
import { AppError } from '../../../rules/errors.ts';
import { allUsed } from '../../../rules/filters.ts';
import { hireIdOf } from '../../../rules/hire-reference.ts';
import { validate } from '../../../rules/validation.ts';
import { currentDay } from '../../../rules/zoned-time.ts';
import { findPage, type Page, searchFor } from '../../database/page.ts';
import type { Waiting } from '../today-part.ts';
import { Charge } from './charge.entity.ts';
import type { ChargeMovementType } from './charge.type.ts';
import { SHOWN_KIND } from './charge-accounts.service.ts';

/** SQL of a charge `item`: pence that belong to the payer, as `returnablePenceOf` of the rules says. */
const RETURNABLE = `(item.paid_pence - item.returned_pence - item.kept_pence
  - CASE WHEN item.kind = 'DEPOSIT' AND item.back_on IS NOT NULL OR item.state = 'VOID' THEN 0 ELSE item.pence END)`;

/** SQL: of `item` something is to be given back, or kept with a reason, by the day `:today`. */
const toGiveBackBy = (today: string) =>
  `${RETURNABLE} > 0 AND (item.back_on IS NULL OR item.state = 'VOID' OR item.back_on <= ${today})`;

/** The charges as the office sees them. */
export class ChargeListService {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * What is due first stands first; what is settled, newest first.
   * @throws AppError BAD_USER_INPUT
   */
  list(page: Page, filter: z.input<typeof chargeFilterRules> = {}) {
    const { tab, kind, hireId, search, ...rest } = validate(chargeFilterRules, filter);
    allUsed(rest);
    const query = this.dataSource.manager.createQueryBuilder(Charge, 'item').where('true');
    if (kind) query.andWhere('item.kind = :kind', { kind });
    const today = currentDay();
    if (tab === ChargeTab.OVERDUE) query.andWhere(`item.state = 'OPEN' AND item.due_on < :today`, { today });
    else if (tab === ChargeTab.TO_GIVE_BACK) query.andWhere(toGiveBackBy(':today'), { today });
    else if (tab) query.andWhere('item.state = :tab', { tab });
    const ofHire = hireId ?? (search ? hireIdOf(search) : undefined);
    if (ofHire) query.andWhere('item.hire_id = :ofHire', { ofHire });
    else searchFor(query, ['payerName', 'reference', 'email'], search);
    const isSettled = tab === ChargeTab.PAID || tab === ChargeTab.VOID;
    query.orderBy('item.dueOn', isSettled ? 'DESC' : 'ASC').addOrderBy('item.id');
    return findPage(query, page);
  }

  /** @throws AppError NOT_FOUND */
  async find(id: number): Promise<Charge> {
    const charge = await this.dataSource.manager.findOneBy(Charge, { id });
    if (!charge) throw new AppError('NOT_FOUND', 'notFound');
    return charge;
  }

  /** The oldest first. */
  movements(chargeId: number): Promise<ChargeMovementType[]> {
    return this.dataSource.query(
      `SELECT entry.id AS "entryId", entry.kind, entry.pence, to_char(entry.day, 'YYYY-MM-DD') AS day, entry.method,
              entry.reason, entry.made_by_name AS "madeByName", entry.made_at AS "madeAt",
              NULL AS "statementId", reversal.id IS NOT NULL AS "isUndone",
              coalesce(reversal.reason, '') AS "undoneReason"
         FROM charge_entry entry LEFT JOIN charge_entry reversal ON reversal.reverses_id = entry.id
        WHERE entry.charge_id = $1 AND entry.reverses_id IS NULL
       UNION ALL
       SELECT NULL, CASE WHEN line.amount_pence > 0 THEN 'PAYMENT' ELSE 'RETURN' END, entry.pence,
              to_char(line.day, 'YYYY-MM-DD'), 'TRANSFER', '', entry.made_by_name, entry.made_at, line.statement_id,
              reversal.id IS NOT NULL, ''
         FROM bank_allocation entry JOIN bank_line line ON line.id = entry.line_id
         LEFT JOIN bank_allocation reversal ON reversal.reverses_id = entry.id
        WHERE entry.charge_id = $1 AND entry.reverses_id IS NULL
       UNION ALL
       SELECT NULL, ${SHOWN_KIND}, abs(moved.pence), to_char(moved.day, 'YYYY-MM-DD'), moved.method, '', 'Stripe', entry.happened_at,
              NULL, false, ''
         FROM charge_movement moved JOIN card_entry entry ON entry.id = moved.source_id
        WHERE moved.charge_id = $1 AND moved.source = 'CARD'
        ORDER BY "madeAt", "entryId"`,
      [chargeId],
    );
  }

  /** What is overdue, and what is to be given back, each told once for all of its kind. */
  async waiting(): Promise<Waiting[]> {
    const rows = await this.dataSource.query<
      { kind: 'CHARGES_OVERDUE' | 'CHARGES_BACK'; count: number; amountPence: number }[]
    >(
      `SELECT 'CHARGES_OVERDUE' AS kind, count(*)::integer AS count,
              sum(item.pence - item.paid_pence + CASE WHEN item.back_on IS NOT NULL THEN 0 ELSE item.returned_pence + item.kept_pence END)::float AS "amountPence"
         FROM charge item WHERE item.state = 'OPEN' AND item.due_on < $1::date HAVING count(*) > 0
       UNION ALL
       SELECT 'CHARGES_BACK', count(*)::integer, sum(${RETURNABLE})::float
         FROM charge item WHERE ${toGiveBackBy('$1::date')} HAVING count(*) > 0`,
      [currentDay()],
    );
    return rows;
  }
}
