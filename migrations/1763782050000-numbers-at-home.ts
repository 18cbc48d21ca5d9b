import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A number of the site's own country is proved by a code and has one account at all; which country that is, the settings
 * say. Undone, it is the United Kingdom again, and of several applications with one of its numbers one stays.
 */
export class NumbersAtHome1763782050000 implements MigrationInterface {
  name = 'NumbersAtHome1763782050000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE member ADD COLUMN is_mobile_at_home boolean NOT NULL DEFAULT false');
    await queryRunner.query(`
      UPDATE member SET is_mobile_at_home = true
       WHERE mobile LIKE '+' || coalesce((SELECT calling_code FROM site_settings), '44') || '%'
         AND (status = 'ACTIVE' OR NOT EXISTS (
           SELECT FROM member AS other
            WHERE other.mobile = member.mobile AND (other.status, other.id) < (member.status, member.id)))`);
    await queryRunner.query('DROP INDEX member_mobile');
    await queryRunner.query(`
      CREATE UNIQUE INDEX member_mobile ON member (mobile) WHERE status = 'ACTIVE' OR is_mobile_at_home`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM member WHERE mobile LIKE '+44%' AND EXISTS (
        SELECT FROM member AS other
         WHERE other.mobile = member.mobile AND (other.status, other.id) < (member.status, member.id))`);
    await queryRunner.query('DROP INDEX member_mobile');
    await queryRunner.query(`
      CREATE UNIQUE INDEX member_mobile ON member (mobile) WHERE status = 'ACTIVE' OR mobile LIKE '+44%'`);
    await queryRunner.query('ALTER TABLE member DROP COLUMN is_mobile_at_home');
  }
}
