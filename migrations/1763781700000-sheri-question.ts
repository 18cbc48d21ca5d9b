import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether accounts are asked for their sheri, and what that is called. Whoever has accounts goes on asking. */
export class SheriQuestion1763781700000 implements MigrationInterface {
  name = 'SheriQuestion1763781700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE site_settings
        ADD COLUMN asks_sheri boolean NOT NULL DEFAULT false,
        ADD COLUMN sheri_label text NOT NULL DEFAULT ''`);
    await queryRunner.query(
      'UPDATE site_settings SET asks_sheri = true WHERE EXISTS (SELECT FROM user_account)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE site_settings DROP COLUMN asks_sheri, DROP COLUMN sheri_label');
  }
}
