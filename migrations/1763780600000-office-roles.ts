import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Administrators become owners; the log says which role was given or taken. */
export class OfficeRoles1763780600000 implements MigrationInterface {
  name = 'OfficeRoles1763780600000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE user_account
        ADD office_roles jsonb NOT NULL DEFAULT '[]',
        ADD CONSTRAINT user_account_office_roles CHECK (jsonb_typeof(office_roles) = 'array')`);
    await queryRunner.query(`
      UPDATE user_account SET office_roles = '[{"role": "OWNER", "endsAt": null}]' WHERE role = 'ADMIN'`);
    await queryRunner.query('ALTER TABLE user_account DROP role');
    await queryRunner.query(`
      UPDATE audit_entry SET action = CASE detail WHEN 'ADMIN' THEN 'GIVE_ROLE' ELSE 'TAKE_ROLE' END, detail = 'OWNER'
       WHERE action = 'CHANGE_ROLE'`);
    await queryRunner.query(`
      UPDATE audit_entry SET detail = CASE detail WHEN 'ADMIN' THEN 'OWNER' END WHERE detail IN ('ADMIN', 'USER')`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE user_account
        ADD role varchar(10) NOT NULL DEFAULT 'USER',
        ADD CONSTRAINT user_account_role CHECK (role IN ('USER', 'ADMIN'))`);
    // Somebody with fewer rights must not come back with all of them.
    await queryRunner.query(`
      UPDATE user_account SET role = 'ADMIN' WHERE office_roles @> '[{"role": "OWNER"}]'`);
    await queryRunner.query('ALTER TABLE user_account DROP office_roles');
    await queryRunner.query(`
      UPDATE audit_entry SET detail = CASE action WHEN 'TAKE_ROLE' THEN 'USER' ELSE 'ADMIN' END
       WHERE detail = 'OWNER'`);
    await queryRunner.query(`
      UPDATE audit_entry SET action = 'CHANGE_ROLE' WHERE action IN ('GIVE_ROLE', 'TAKE_ROLE')`);
  }
}
