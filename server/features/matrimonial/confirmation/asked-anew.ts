import type { EntityManager } from 'typeorm';

/** Of a profile that is shown meanwhile: asked anew, after a year or for the first time, and not answered yet. */
export const IS_ASKED = `(confirmation = 'WAITING' AND is_from_before AND confirmation_asked_at IS NOT NULL
  OR confirmation = 'GIVEN' AND confirmed_at < now() - interval '1 year' AND confirmation_asked_at > confirmed_at)`;

/** The last day on which a candidate who is shown and asked anew may answer; null of all others. */
export async function findShownUntil(manager: EntityManager, id: number): Promise<Date | null> {
  const [row] = await manager.query<{ until: Date }[]>(
    `SELECT confirmation_asked_at + make_interval(days => answer_days) AS until
       FROM candidate, matrimonial_setting WHERE candidate.id = $1 AND listed AND ${IS_ASKED}`,
    [id],
  );
  return row?.until ?? null;
}
