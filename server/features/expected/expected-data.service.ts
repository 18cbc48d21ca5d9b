import type { DataSource, EntityManager } from 'typeorm';
import type { AccountPart } from '../account-part.ts';

/** What an account has of money that is expected: as a donor, and by what it did in the office. */
export class ExpectedDataService implements AccountPart {
  constructor(private readonly dataSource: DataSource) {}

  async collect(userId: number) {
    const { manager } = this.dataSource;
    return { ...(await expectedOfAccount(manager, userId)), ...(await workOnExpectedMoney(manager, userId)) };
  }
}

/** What was written to the donor of an account about a membership, and what was said of their standing orders, for them. */
async function expectedOfAccount(manager: EntityManager, userId: number) {
  const membershipReminders = await manager.query(
    `SELECT reminder.sent_at AS "sentAt", to_char(reminder.until, 'YYYY-MM-DD') AS until, reminder.step
       FROM membership_reminder reminder JOIN donor ON donor.id = reminder.donor_id
      WHERE donor.user_id = $1 ORDER BY reminder.id`,
    [userId],
  );
  const standingOrdersEnded = await manager.query(
    `SELECT entry.made_at AS "madeAt", entry.is_ended AS "isEnded" FROM standing_order_entry entry
       JOIN donor ON donor.id = entry.donor_id WHERE donor.user_id = $1 ORDER BY entry.id`,
    [userId],
  );
  return { membershipReminders, standingOrdersEnded };
}

/** What somebody did in the office about money that is expected, without whom it was about. */
async function workOnExpectedMoney(manager: EntityManager, userId: number) {
  const membershipRemindersSent = await manager.query(
    'SELECT sent_at AS "sentAt", step FROM membership_reminder WHERE sent_by_id = $1 ORDER BY id',
    [userId],
  );
  const standingOrdersDecided = await manager.query(
    'SELECT made_at AS "madeAt", is_ended AS "isEnded" FROM standing_order_entry WHERE made_by_id = $1 ORDER BY id',
    [userId],
  );
  const remindersTurned = await manager.query(
    'SELECT made_at AS "madeAt", is_on AS "isOn" FROM reminder_switch WHERE made_by_id = $1 ORDER BY id',
    [userId],
  );
  return { membershipRemindersSent, standingOrdersDecided, remindersTurned };
}
