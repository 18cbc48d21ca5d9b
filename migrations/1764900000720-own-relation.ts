import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which entry of the list is whoever makes a profile for themselves, whatever the association calls it. */
export class OwnRelation1764900000720 implements MigrationInterface {
  name = 'OwnRelation1764900000720';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE profile_for ADD is_self boolean NOT NULL DEFAULT false');
    await queryRunner.query(`UPDATE profile_for SET is_self = true WHERE name = 'Self'`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE profile_for DROP COLUMN is_self');
  }
}
