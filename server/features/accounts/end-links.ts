import type { QueryRunner } from 'typeorm';

/** Ends all links that were sent and not used: an owner, or whoever has the account, asks for new ones. */
export async function endLinks(runner: QueryRunner): Promise<void> {
  await runner.query('UPDATE officer_invitation SET expires_at = now() WHERE expires_at > now()');
  await runner.query('UPDATE email_proof SET expires_at = now() WHERE expires_at > now()');
}
