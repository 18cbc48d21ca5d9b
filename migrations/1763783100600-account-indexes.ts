import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = [
  ['bank_allocation', 'made_by_id'],
  ['bank_statement', 'added_by_id'],
  ['donation_refund', 'made_by_id'],
  ['donation_status_change', 'changed_by_id'],
  ['donor', 'created_by_id'],
  ['donor_merge', 'made_by_id'],
  ['donor_statement_letter', 'sent_by_id'],
  ['gift_aid_claim_entry', 'made_by_id'],
  ['gift_aid_declaration_entry', 'made_by_id'],
  ['gift_aid_note', 'made_by_id'],
  ['gift_count', 'booked_by_id'],
  ['gift_count', 'started_by_id'],
  ['gift_count', 'taken_back_by_id'],
  ['hall_hire', 'decided_by'],
  ['import_run', 'started_by_id'],
  ['membership_reminder', 'sent_by_id'],
  ['receipt', 'issued_by_id'],
  ['reminder_switch', 'made_by_id'],
  ['rights_request', 'assigned_to'],
  ['rights_request', 'user_id'],
  ['small_claim', 'made_by_id'],
  ['small_claim', 'taken_back_by_id'],
  ['small_collection', 'made_by_id'],
  ['small_collection', 'withdrawn_by_id'],
  ['standing_order_entry', 'made_by_id'],
] as const;

/** Not as the two constraints that are called like their columns. */
const nameOf = (table: string, column: string) => `${table}_${column.replace(/(_id)?$/, '_id')}`;

/** Indexes of what refers to an account, since closing one looks for all of it, and of what is not paid yet. */
export class AccountIndexes1763783100600 implements MigrationInterface {
  name = 'AccountIndexes1763783100600';

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [table, column] of COLUMNS)
      await queryRunner.query(`CREATE INDEX ${nameOf(table, column)} ON ${table} (${column})`);
    await queryRunner.query(`CREATE INDEX donation_pending ON donation (id) WHERE status = 'PENDING'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX donation_pending');
    for (const [table, column] of COLUMNS) await queryRunner.query(`DROP INDEX ${nameOf(table, column)}`);
  }
}
