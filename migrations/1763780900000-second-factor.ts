import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Authenticator apps, recovery codes, and the roles of the office that need a second factor. */
export class SecondFactor1763780900000 implements MigrationInterface {
  name = 'SecondFactor1763780900000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE authenticator_app (
        user_id integer CONSTRAINT authenticator_app_pkey PRIMARY KEY
          CONSTRAINT authenticator_app_user REFERENCES user_account ON DELETE CASCADE,
        secret bytea,
        pending_secret bytea,
        last_step integer NOT NULL DEFAULT 0,
        confirmed_at timestamptz
      )`);
    await queryRunner.query(`
      CREATE TABLE recovery_code (
        user_id integer NOT NULL
          CONSTRAINT recovery_code_user REFERENCES user_account ON DELETE CASCADE,
        code_hash bytea NOT NULL,
        CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash)
      )`);
    await queryRunner.query(`
      CREATE TABLE second_factor_demand (
        role varchar(30) CONSTRAINT second_factor_demand_pkey PRIMARY KEY
      )`);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE second_factor_demand');
    await queryRunner.query('DROP TABLE recovery_code');
    await queryRunner.query('DROP TABLE authenticator_app');
  }
}
