import type { QueryRunner } from 'typeorm';

/** What may have become otherwise since the backup was made, and must not be taken for so. */
const UNSURE = [
  // The links may be used up: an owner, or whoever has the account, asks for new ones.
  'UPDATE officer_invitation SET expires_at = now() WHERE expires_at > now()',
  'UPDATE email_proof SET expires_at = now() WHERE expires_at > now()',
  // Whoever was asked about an unused account may have signed in: they are asked anew before it is deleted.
  'UPDATE user_account SET asked_at = NULL WHERE asked_at IS NOT NULL',
  'UPDATE member SET asked_at = NULL WHERE asked_at IS NOT NULL',
];

/** Ends what a restored row would make good again, or would count, though it is over. */
export async function endUnsure(runner: QueryRunner): Promise<void> {
  for (const statement of UNSURE) await runner.query(statement);
}
