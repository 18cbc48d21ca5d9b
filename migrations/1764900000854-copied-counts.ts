import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A void count is copied once: of those that have the same envelopes, which keep their keys, one is not void. */
export class CopiedCounts1764900000854 implements MigrationInterface {
  name = 'CopiedCounts1764900000854';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cash_count ADD COLUMN copied_from_id integer');
    // Where two copies count already, the treasurer has to void one: the first that was booked is told of, and the other stands by itself.
    await queryRunner.query(`
      WITH copied AS (
        SELECT copy.id, copy.voided_at, copy.booked_at, min(earlier.id) AS first_id
          FROM cash_count copy
          JOIN cash_envelope row ON row.count_id = copy.id
          JOIN cash_envelope same ON same.key = row.key AND same.count_id < copy.id
          JOIN cash_count earlier ON earlier.id = same.count_id AND earlier.voided_at < copy.started_at
         GROUP BY copy.id),
      ranked AS (
        SELECT *, row_number() OVER (PARTITION BY first_id, voided_at IS NULL ORDER BY booked_at IS NULL, id) AS place FROM copied)
      UPDATE cash_count SET copied_from_id = ranked.first_id
        FROM ranked WHERE ranked.id = cash_count.id AND (ranked.voided_at IS NOT NULL OR ranked.place = 1)`);
    await queryRunner.query(`
      ALTER TABLE cash_count ADD CONSTRAINT cash_count_copied_from FOREIGN KEY (copied_from_id) REFERENCES cash_count (id)`);
    await queryRunner.query(`
      CREATE UNIQUE INDEX cash_count_copied_once ON cash_count (copied_from_id) WHERE voided_at IS NULL`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE cash_count DROP COLUMN copied_from_id');
  }
}
