import type { RetentionKind } from '../../rules/retention.ts';
import type { TestApp } from './test-app.ts';

/** Removes what of a kind is kept no longer, as every feature that has some of it does once a day. */
export async function removeOld(app: TestApp, kind: RetentionKind): Promise<void> {
  for (const remove of app.features.services.retentionJobs.get(kind)!) await remove(1000);
}
