import type { EntityManager } from 'typeorm';
import { currentDay } from '../../../../rules/zoned-time.ts';
import { DECLARATIONS, declarationFor, IS_UNDER_OTHER_NAME } from './looked-at.ts';
import { NAME_ANSWER, NAME_ANSWERS } from './name-answers.ts';

/**
 * Before an account leaves its gifts, which are locked: what was said of a name stays as a note of each gift under it. Of whose
 * money nobody has said it, and nobody can be asked any more, that is not claimed for as the donor's own; the treasurer can
 * still say otherwise. Promised gifts included, whose money may come all the same.
 */
export async function keepNameAnswers(manager: EntityManager, userId: number): Promise<void> {
  await manager.query(
    `WITH ${DECLARATIONS}, ${NAME_ANSWERS}
     INSERT INTO gift_aid_note (donation_id, is_own_money, benefit_pence, made_by_name)
     SELECT item.id, coalesce(answer.is_own_money, false), 0, ''
       FROM donation item
       JOIN user_account account ON account.id = item.user_id
       ${NAME_ANSWER}
       ${declarationFor('coalesce(item.received_on, $2::date)', '$2::date')}
      WHERE item.user_id = $1
        AND NOT EXISTS (SELECT FROM gift_aid_note WHERE donation_id = item.id)
        AND (answer.is_own_money IS NOT NULL
             OR ${IS_UNDER_OTHER_NAME}
             AND NOT EXISTS (SELECT FROM gift_aid_claim_gift WHERE donation_id = item.id AND is_living))`,
    [userId, currentDay()],
  );
}
