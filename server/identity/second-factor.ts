import { AppError } from '../../rules/errors.ts';

/**
 * SQL: whether the account has a second factor, an authenticator app or a passkey.
 * @param userId the column or parameter with its id
 */
export function hasSecondFactor(userId: string): string {
  return `(EXISTS (SELECT FROM authenticator_app WHERE user_id = ${userId} AND secret IS NOT NULL)
    OR EXISTS (SELECT FROM passkey WHERE user_id = ${userId}))`;
}

/** The refusal of a passkey, whatever was wrong with it. */
export function passkeyRefused(): AppError {
  return new AppError('BAD_USER_INPUT', 'passkeyRefused');
}
