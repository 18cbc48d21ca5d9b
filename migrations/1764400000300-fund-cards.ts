import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a type of donation says of itself, what sums do for it, and its picture; what donations were used for last year. */
export class FundCards1764400000300 implements MigrationInterface {
  name = 'FundCards1764400000300';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE donation_sub_type
        ADD COLUMN purpose text,
        ADD COLUMN effects text,
        ADD COLUMN file_id integer CONSTRAINT file_reference REFERENCES media_file`);
    await queryRunner.query(`ALTER TABLE site_settings ADD COLUMN use_of_donations text NOT NULL DEFAULT ''`);
    await queryRunner.query('CREATE INDEX donation_sub_type_file_id ON donation_sub_type (file_id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `UPDATE media_file SET state = 'REMOVED' WHERE id IN (SELECT file_id FROM donation_sub_type)`,
    );
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN use_of_donations');
    await queryRunner.query(
      'ALTER TABLE donation_sub_type DROP COLUMN purpose, DROP COLUMN effects, DROP COLUMN file_id',
    );
  }
}
