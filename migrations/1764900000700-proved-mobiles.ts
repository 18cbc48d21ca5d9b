import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a code has proved the number of a member's sign-in: numbers abroad get none, and the office changes numbers without (docs/decisions/0095). */
export class ProvedMobiles1764900000700 implements MigrationInterface {
  name = 'ProvedMobiles1764900000700';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE member ADD is_mobile_proved boolean NOT NULL DEFAULT false');
    await queryRunner.query('UPDATE member SET is_mobile_proved = true WHERE is_mobile_at_home');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE member DROP COLUMN is_mobile_proved');
  }
}
