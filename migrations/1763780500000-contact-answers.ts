import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages are answered in the office, or marked as done. What was there before has been seen to by mail. */
export class ContactAnswers1763780500000 implements MigrationInterface {
  name = 'ContactAnswers1763780500000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE contact_message
        ADD answer text,
        ADD done_at timestamptz,
        ADD done_by varchar(120)`);
    await queryRunner.query('UPDATE contact_message SET done_at = created_at');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE contact_message DROP answer, DROP done_at, DROP done_by');
  }
}
