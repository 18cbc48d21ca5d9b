import type { EntityManager } from 'typeorm';
import type { SentReminder } from '../../../../rules/memberships.ts';
import { timeZone } from '../../../database/start-of-day.ts';

/** A letter as the list of members shows it. */
export interface MemberLetter extends SentReminder {
  sentAt: Date;
  /** Empty when it went by itself. */
  sentByName: string;
}

interface SentRow extends MemberLetter {
  donorId: number;
  until: string;
}

/**
 * The letters that have gone to members, and to whoever was merged into them.
 * @param donorIds to these donors alone
 * @returns finds those to a donor for the period that ends on a day, the first first
 */
export async function findSentReminders(
  manager: EntityManager,
  donorIds?: readonly number[],
): Promise<(donorId: number, until: string) => readonly MemberLetter[]> {
  const rows = await manager.query<SentRow[]>(
    `SELECT root.root_id AS "donorId", to_char(letter.until, 'YYYY-MM-DD') AS until, letter.step,
            letter.sent_at AS "sentAt", letter.sent_by_name AS "sentByName",
            to_char(letter.sent_at AT TIME ZONE ${timeZone()}, 'YYYY-MM-DD') AS day
       FROM membership_reminder letter JOIN donor_root root ON root.donor_id = letter.donor_id
      WHERE $1::integer[] IS NULL OR root.root_id = ANY ($1) ORDER BY letter.id`,
    [donorIds ?? null],
  );
  const periods = new Map<string, MemberLetter[]>();
  for (const { donorId: to, until, ...letter } of rows) {
    const key = `${to} ${until}`;
    periods.set(key, [...(periods.get(key) ?? []), letter]);
  }
  return (to, until) => periods.get(`${to} ${until}`) ?? [];
}
