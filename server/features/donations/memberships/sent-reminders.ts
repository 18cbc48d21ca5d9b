import type { EntityManager } from 'typeorm';
import type { SentReminder } from '../../../../rules/memberships.ts';
import { timeZone } from '../../../database/start-of-day.ts';

interface SentRow extends SentReminder {
  donorId: number;
  until: string;
}

/**
 * The letters that have gone to members.
 * @param donorId to this donor alone
 * @returns finds those to a donor for the period that ends on a day
 */
export async function findSentReminders(
  manager: EntityManager,
  donorId?: number,
): Promise<(donorId: number, until: string) => readonly SentReminder[]> {
  const rows = await manager.query<SentRow[]>(
    `SELECT donor_id AS "donorId", to_char(until, 'YYYY-MM-DD') AS until, step,
            to_char(sent_at AT TIME ZONE ${timeZone()}, 'YYYY-MM-DD') AS day
       FROM membership_reminder WHERE $1::integer IS NULL OR donor_id = $1`,
    [donorId ?? null],
  );
  const periods = new Map<string, SentReminder[]>();
  for (const { donorId: to, until, step, day } of rows) {
    const key = `${to} ${until}`;
    periods.set(key, [...(periods.get(key) ?? []), { step, day }]);
  }
  return (to, until) => periods.get(`${to} ${until}`) ?? [];
}
