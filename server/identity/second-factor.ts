/**
 * SQL: whether the account has a second factor, an authenticator app or a passkey.
 * @param userId the column or parameter with its id
 */
export function hasSecondFactor(userId: string): string {
  return `(EXISTS (SELECT FROM authenticator_app WHERE user_id = ${userId} AND secret IS NOT NULL)
    OR EXISTS (SELECT FROM passkey WHERE user_id = ${userId}))`;
}
