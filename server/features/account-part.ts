import type { EntityManager } from 'typeorm';
import type { Language } from '../../rules/languages.ts';
import { place } from '../../rules/place.ts';

/** What a feature keeps of accounts of the main site. */
export interface AccountPart {
  /** The only country, as `GB`, in which there is any of it. */
  country?: string;
  /** What its tables hold of an account, by its name in the file that the owner downloads; nothing of other people. */
  collect(userId: number): Promise<Record<string, unknown>>;
  /**
   * What stays without the account, and what goes, in the transaction that closes it. Left out where nothing changes.
   * @param language of what the office is told about it
   */
  leave?(manager: EntityManager, userId: number, language: Language): Promise<void>;
  /** SQL: something of the account `user_account` goes on without its owner signing in, so that it is used. */
  stillUsed?: string;
  /** What counts from now on, since the account's e-mail was proved to be its owner's, in that transaction. */
  proved?(manager: EntityManager, owner: { userId: number; name: string }): Promise<void>;
}

/** What all features keep of an account, by names that differ. */
export async function collectFrom(parts: readonly AccountPart[], userId: number) {
  const collected: Record<string, unknown> = {};
  const isHere = ({ country = place.country }: AccountPart) => country === place.country;
  for (const part of parts.filter(isHere)) Object.assign(collected, await part.collect(userId));
  return collected;
}

/** Lets all features leave an account that is closed in that transaction: what stands on others before them. */
export async function leaveAll(
  parts: readonly AccountPart[],
  ...account: Parameters<NonNullable<AccountPart['leave']>>
): Promise<void> {
  for (const part of parts.toReversed()) await part.leave?.(...account);
}
