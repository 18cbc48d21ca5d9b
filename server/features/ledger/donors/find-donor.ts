import { isDeepStrictEqual } from 'node:util';
import { type EntityManager, In } from 'typeorm';
import type { Language } from '../../../../rules/languages.ts';
import { foldText } from '../../../../rules/search-text.ts';
import { foldedText } from '../../../database/page.ts';
import { Donor } from './donor.entity.ts';

/** Whoever has made a donation without an account. */
interface Giver {
  donorName: string;
  email: string;
  phone: string;
  letterLanguage: Language;
}

/**
 * The donor that an account itself is, though it may have been merged into another; made from what the account says if
 * there is none.
 * @param letterLanguage of a new donor: that of the donation
 */
export async function ownDonorOfAccount(
  manager: EntityManager,
  userId: number,
  letterLanguage: Language,
): Promise<number> {
  const find = () => manager.findOne(Donor, { where: { userId }, select: { id: true } });
  let donor = await find();
  if (!donor) {
    // Of two first donations at once, one makes the donor.
    await manager.query(
      `INSERT INTO donor (name, address, postcode, letter_language, email, phone, user_id)
       SELECT name, address, postcode, $2, email, mobile, id FROM user_account WHERE id = $1
       ON CONFLICT (user_id) DO NOTHING`,
      [userId, letterLanguage],
    );
    donor = await find();
  }
  return donor!.id;
}

/**
 * The donor of an account's donations: {@link ownDonorOfAccount}, or whom they were merged into.
 * @returns its id, locked against being merged until the transaction ends
 */
export async function donorOfAccount(
  manager: EntityManager,
  userId: number,
  letterLanguage: Language,
): Promise<number> {
  const own = await ownDonorOfAccount(manager, userId, letterLanguage);
  return (await lockMergedDonor(manager, own))!.id;
}

/** Nobody else makes a donor of that e-mail and name until the transaction ends. */
export async function lockDonorName(manager: EntityManager, email: string, name: string): Promise<void> {
  const key = JSON.stringify(['donor', email.toLowerCase(), name.toLowerCase()]);
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
}

/**
 * The donor of a donation without an account: of the same e-mail and name, since a family shares an address, else a new one.
 * @returns its id, locked as above; null for a donation without an e-mail, of which nobody knows who that name is
 */
export async function donorOfGiver(manager: EntityManager, giver: Giver): Promise<number | null> {
  const email = giver.email.toLowerCase();
  if (!email || !giver.donorName) return null;
  await lockDonorName(manager, email, giver.donorName);
  const known = await lockKnown(manager, 'email = $1 AND lower(name) = lower($2)', [email, giver.donorName]);
  if (known) return known.id;
  const { donorName: name, phone, letterLanguage } = giver;
  return (await manager.save(Donor, { name, email, phone, letterLanguage })).id;
}

/**
 * The donor of a donation from earlier books: without an e-mail one of that name who has neither e-mail nor account, since a
 * name alone must not put a donation to a person whose Gift Aid it would then count for; else a new one. Locked as above.
 */
export async function donorOfPastDonation(manager: EntityManager, giver: Giver): Promise<number | null> {
  if (giver.email) return donorOfGiver(manager, giver);
  const { donorName: name, phone, letterLanguage } = giver;
  await lockDonorName(manager, '', name);
  const isSameName = `email = '' AND user_id IS NULL AND ${foldedText('name')} = $1`;
  const known = await lockKnown(manager, isSameName, [foldText(name)]);
  if (known) return known.id;
  return (await manager.save(Donor, { name, email: '', phone, letterLanguage })).id;
}

/**
 * The first donor for whom it is so, as {@link lockMergedDonor}; one who was removed while this waited for them is passed over.
 * @param isMeant SQL condition with those parameters
 */
async function lockKnown(
  manager: EntityManager,
  isMeant: string,
  parameters: readonly string[],
): Promise<Donor | null> {
  for (;;) {
    const [found] = await manager.query<{ id: number }[]>(
      `SELECT id FROM donor WHERE ${isMeant} ORDER BY merged_into_id IS NOT NULL, id LIMIT 1`,
      [...parameters],
    );
    const donor = found && (await lockMergedDonor(manager, found.id));
    if (donor || !found) return donor ?? null;
  }
}

/** The donor whom somebody's donations are counted with, as {@link lockMergedDonors}; null for an unknown id. */
export async function lockMergedDonor(manager: EntityManager, id: number): Promise<Donor | null> {
  return (await lockMergedDonors(manager, [id])).get(id) ?? null;
}

/**
 * The donors whom the donations of these are counted with: mostly themselves. Locked against being merged until the
 * transaction ends, in the order of their ids. Whoever locks donations as well locks donors first, as merges do.
 * @returns by the ids that were asked for, without unknown ones
 */
export async function lockMergedDonors(
  manager: EntityManager,
  ids: readonly number[],
): Promise<Map<number, Donor>> {
  const find = () =>
    manager.query<{ donorId: number; rootId: number }[]>(
      `SELECT donor_id AS "donorId", root_id AS "rootId" FROM donor_root WHERE donor_id = ANY ($1) ORDER BY 1`,
      [ids],
    );
  let roots = await find();
  for (;;) {
    const donors = await manager.find(Donor, {
      where: { id: In(roots.map(({ rootId }) => rootId)) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
    const byId = new Map(donors.map((donor) => [donor.id, donor]));
    // They may have been merged, or parted, while this waited for them.
    const seen = roots;
    roots = await find();
    if (isDeepStrictEqual(roots, seen))
      return new Map(roots.map(({ donorId, rootId }) => [donorId, byId.get(rootId)!]));
  }
}

/** Removes a donor whose only donation is gone and whom nobody has touched since, or entered. */
export async function removeUnusedDonor(manager: EntityManager, id: number): Promise<void> {
  const donor = await manager.findOneBy(Donor, { id });
  // The name of whoever entered them stays when the account is gone.
  if (donor?.createdByName === '') await deleteUnusedDonor(manager, id);
}

/** What belongs to a donor: the tables, each with its columns that refer to one. */
export const BELONGS_TO_DONOR: Readonly<Record<string, readonly string[]>> = {
  donation: ['donor_id'],
  donor_merge: ['donor_id', 'into_id'],
  donor_statement_letter: ['donor_id'],
  cash_envelope: ['donor_id'],
  standing_order_entry: ['donor_id'],
  membership_reminder: ['donor_id'],
  gift_aid_declaration: ['donor_id'],
};

/** Removes a donor whom nobody has changed and to whom nothing belongs. @returns whether it was so */
export async function deleteUnusedDonor(manager: EntityManager, id: number): Promise<boolean> {
  const nothingBelongs = Object.entries(BELONGS_TO_DONOR).map(
    ([table, columns]) => `NOT EXISTS (SELECT FROM ${table} WHERE donor.id IN (${columns.join(', ')}))`,
  );
  const [, count] = await manager.query<[unknown[], number]>(
    `DELETE FROM donor WHERE id = $1 AND version = 1 AND user_id IS NULL AND ${nothingBelongs.join(' AND ')}`,
    [id],
  );
  return count > 0;
}
