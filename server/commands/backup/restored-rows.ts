import type { QueryRunner } from 'typeorm';
import { endLinks } from '../../features/accounts/end-links.ts';
import { forgetAllQuestions } from '../../identity/unused-accounts.ts';

/** Ends what has become otherwise since the backup was made, or may have: links that are used up, people who have signed in. */
export async function endUnsure(runner: QueryRunner): Promise<void> {
  await endLinks(runner);
  await forgetAllQuestions(runner);
}
