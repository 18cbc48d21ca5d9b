import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links by which people who are invited to the office set their own password. */
export class OfficerInvitations1763780700000 implements MigrationInterface {
  name = 'OfficerInvitations1763780700000';

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE officer_invitation (
        user_id integer CONSTRAINT officer_invitation_pkey PRIMARY KEY
          CONSTRAINT officer_invitation_user REFERENCES user_account ON DELETE CASCADE,
        token_hash bytea NOT NULL,
        expires_at timestamptz NOT NULL
      )`);
    await queryRunner.query(
      'CREATE UNIQUE INDEX officer_invitation_token_hash ON officer_invitation (token_hash)',
    );
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE officer_invitation');
  }
}
