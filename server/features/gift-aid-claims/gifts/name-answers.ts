import type { EntityManager } from 'typeorm';
import type { Language } from '../../../../rules/languages.ts';
import type { GivenBy } from '../../giving/giving-hooks.ts';
import { donorOfAccount, lockMergedDonor } from '../../ledger/donors/find-donor.ts';
import { isSameName, plainName } from './same-name.ts';

/** SQL: what a note `said` of a gift is the answer for its name, too, and was not undone by a newer note of that gift. */
const IS_ANSWER = `said.is_for_name AND NOT EXISTS (
  SELECT FROM gift_aid_note newer WHERE newer.donation_id = said.donation_id AND newer.id > said.id)`;

/**
 * SQL of a CTE `name_answers`: of accounts that give under other names whose money that is, by the newest answer for a gift
 * of both.
 */
export const NAME_ANSWERS = `name_answers AS MATERIALIZED (
  SELECT DISTINCT ON (gift.user_id, ${plainName('gift.donor_name')})
         gift.user_id, ${plainName('gift.donor_name')} AS name, gift.donor_id, said.is_own_money, said.id AS note_id
    FROM gift_aid_note said JOIN donation gift ON gift.id = said.donation_id
   WHERE ${IS_ANSWER} AND gift.user_id IS NOT NULL
   ORDER BY gift.user_id, ${plainName('gift.donor_name')}, said.id DESC)`;

/** SQL after a gift `item` of an `account`: the `answer` for it; none for a gift of another donor than that of the answer. */
export const NAME_ANSWER = `LEFT JOIN name_answers answer
    ON answer.user_id = item.user_id AND answer.donor_id = item.donor_id
   AND answer.name = ${plainName('item.donor_name')}
   AND NOT ${isSameName('item.donor_name', 'account.name')}`;

/**
 * The donor of a gift that an account makes: its own, or whom the treasurer has said its money under that name is.
 * @returns its id, locked against being merged until the transaction ends
 */
export async function donorOfGiftByAccount(
  manager: EntityManager,
  {
    userId,
    donorName,
    letterLanguage,
    giftAid: declaration,
  }: GivenBy & { userId: number; letterLanguage: Language },
): Promise<number> {
  // With one the account says itself that it is its own money.
  if (declaration) return donorOfAccount(manager, userId, letterLanguage);
  const [answer] = await manager.query<{ donorId: number | null }[]>(
    `SELECT gift.donor_id AS "donorId"
       FROM gift_aid_note said JOIN donation gift ON gift.id = said.donation_id
       JOIN user_account account ON account.id = gift.user_id
      WHERE ${IS_ANSWER} AND gift.user_id = $1 AND ${isSameName('gift.donor_name', '$2::text')}
        AND NOT ${isSameName('gift.donor_name', 'account.name')}
      ORDER BY said.id DESC LIMIT 1`,
    [userId, donorName],
  );
  const donor = answer?.donorId ? await lockMergedDonor(manager, answer.donorId) : null;
  return donor?.id ?? donorOfAccount(manager, userId, letterLanguage);
}
