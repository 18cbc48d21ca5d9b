import { AppError } from '../../../rules/errors.ts';
import { violatedConstraint } from '../../database/database-errors.ts';

/**
 * Turns "this e-mail or mobile exists" into its text (D12); everything else stays as it is.
 * @throws AppError CONFLICT, or what was given
 */
export function refuseTaken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'user_account_email') throw new AppError('CONFLICT', 'emailTaken', { field: 'email' });
  if (constraint === 'user_account_mobile')
    throw new AppError('CONFLICT', 'mobileTaken', { field: 'mobile' });
  throw error;
}
