import { AppError } from '../../../rules/errors.ts';
import { violatedConstraint } from '../../database/database-errors.ts';

/**
 * Turns a violation of the unique e-mail or mobile into a refusal and rethrows every other error.
 * @throws AppError CONFLICT, or the given error
 */
export function refuseTaken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'user_account_email') throw new AppError('CONFLICT', 'emailTaken', { field: 'email' });
  if (constraint === 'user_account_mobile')
    throw new AppError('CONFLICT', 'mobileTaken', { field: 'mobile' });
  throw error;
}
