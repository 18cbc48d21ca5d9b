import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an account declares whose e-mail nobody has proved covers no gift, or the one that it came with, until it is proved. */
export class DeclarationsNotConfirmed1763783600700 implements MigrationInterface {
  name = 'DeclarationsNotConfirmed1763783600700';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE gift_aid_declaration
        DROP CONSTRAINT gift_aid_declaration_alone,
        ADD CONSTRAINT gift_aid_declaration_alone CHECK (
          cover <> 'THIS_GIFT' OR covers_gift_alone AND donation_id IS NOT NULL)`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    // Without a gift of their own they would cover all.
    await queryRunner.query(
      'DELETE FROM gift_aid_declaration WHERE covers_gift_alone AND donation_id IS NULL',
    );
    await queryRunner.query(`
      ALTER TABLE gift_aid_declaration
        DROP CONSTRAINT gift_aid_declaration_alone,
        ADD CONSTRAINT gift_aid_declaration_alone CHECK (
          (NOT covers_gift_alone OR donation_id IS NOT NULL) AND (cover <> 'THIS_GIFT' OR covers_gift_alone))`);
  }
}
