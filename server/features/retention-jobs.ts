import { RETENTION_KINDS, type RetentionKind } from '../../rules/retention.ts';
import type { RemoveSome } from '../database/remove-some.ts';

/** How a feature removes what it keeps, by the kind of data. */
export type Retention = Partial<Record<RetentionKind, RemoveSome>>;

/** How each kind of data is removed; several features may have some of a kind. */
export type RetentionJobs = ReadonlyMap<RetentionKind, readonly RemoveSome[]>;

/** Adds what one more feature removes. */
export function addRetention(jobs: Map<RetentionKind, RemoveSome[]>, retention: Retention): void {
  for (const [kind, remove] of Object.entries(retention) as [RetentionKind, RemoveSome][])
    jobs.set(kind, [...(jobs.get(kind) ?? []), remove]);
}

/** @throws Error for a kind of data that nobody removes although `rules/retention.ts` says how long it is kept */
export function requireRetentionJobs(jobs: RetentionJobs): void {
  const missing = RETENTION_KINDS.filter((kind) => !jobs.has(kind));
  if (missing.length > 0)
    throw new Error(`Nothing removes ${missing.join(', ')}: a feature must declare it in its \`retention\`.`);
}
