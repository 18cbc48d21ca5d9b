import type { QueryRunner } from 'typeorm';
import { endLinks } from '../../features/accounts/end-links.ts';
import { forgetAllQuestions } from '../../identity/unused-accounts.ts';

/** After the backup was made, links may have been used, and people who were asked about an unused account may have signed in. */
export async function endUnsure(runner: QueryRunner): Promise<void> {
  await endLinks(runner);
  await forgetAllQuestions(runner);
}
