import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A number abroad is proved by no code: whoever applies with it waits, and so does who applies with it too (D5, D12).
 * One account of a number is active at most; a number of the United Kingdom has one account at all.
 */
export class ApplicationsAbroad1763778110000 implements MigrationInterface {
  name = 'ApplicationsAbroad1763778110000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE member DROP CONSTRAINT member_mobile');
    await queryRunner.query(`
      CREATE UNIQUE INDEX member_mobile ON member (mobile) WHERE status = 'ACTIVE' OR mobile LIKE '+44%'
    `);
    await queryRunner.query('CREATE INDEX member_same_mobile ON member (mobile)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      DELETE FROM member WHERE id IN (
        SELECT id FROM (SELECT id, row_number() OVER (PARTITION BY mobile ORDER BY status, id) AS place
                          FROM member) AS listed
         WHERE place > 1)
    `);
    await queryRunner.query('DROP INDEX member_same_mobile');
    await queryRunner.query('DROP INDEX member_mobile');
    await queryRunner.query('ALTER TABLE member ADD CONSTRAINT member_mobile UNIQUE (mobile)');
  }
}
