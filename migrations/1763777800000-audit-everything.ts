import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The log tells of the whole site: who it was by the name they had then, and what it was in a few words. */
export class AuditEverything1763777800000 implements MigrationInterface {
  name = 'AuditEverything1763777800000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE audit_entry
        ADD actor_name varchar(120) NOT NULL DEFAULT '',
        ADD label varchar(120)`);
    await queryRunner.query(`
      UPDATE audit_entry SET actor_name = user_account.name
      FROM user_account WHERE user_account.id = actor_user_id`);
    await queryRunner.query('CREATE INDEX audit_entry_at ON audit_entry (at)');
    await queryRunner.query('CREATE INDEX audit_entry_subject ON audit_entry (subject, id)');
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX audit_entry_subject');
    await queryRunner.query('DROP INDEX audit_entry_at');
    await queryRunner.query('ALTER TABLE audit_entry DROP label, DROP actor_name');
  }
}
