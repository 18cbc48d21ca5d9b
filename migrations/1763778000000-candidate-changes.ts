import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Every server hears of a committed change of the candidates, so that it reads no replica that lacks it: also of a
 * member who is shown no longer, since that is written to the candidate. By a channel of its own, because it is
 * nothing that visitors read.
 */
export class CandidateChanges1763778000000 implements MigrationInterface {
  name = 'CandidateChanges1763778000000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE FUNCTION tell_candidate_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_notify('samaj_candidate_change', '');
        RETURN NULL;
      END $$`);
    await queryRunner.query(`
      CREATE TRIGGER candidate_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON candidate
      FOR EACH STATEMENT EXECUTE FUNCTION tell_candidate_change()`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TRIGGER candidate_change ON candidate');
    await queryRunner.query('DROP FUNCTION tell_candidate_change()');
  }
}
