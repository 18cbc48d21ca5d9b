import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a candidate has sent an interest by their own sign-in. */
export class InterestsOfCandidates1764900000200 implements MigrationInterface {
  name = 'InterestsOfCandidates1764900000200';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `ALTER TABLE interest ADD COLUMN is_sent_by_candidate boolean NOT NULL DEFAULT false`,
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`ALTER TABLE interest DROP COLUMN is_sent_by_candidate`);
  }
}
